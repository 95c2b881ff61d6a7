/** The calendar is a plain element, whose class lies on its floor. The door defines it, as the manifest says then. */
export const calendar = () => ({
  name: 'calendar',
  moduleLinkPhase({ moduleDoc }) {
    const declaration = moduleDoc.declarations.find(({ name }) => name === 'SolitaireCalendar');
    if (!declaration) return;
    declaration.superclass = { name: 'HTMLElement' };
    moduleDoc.exports.push({
      kind: 'custom-element-definition',
      name: declaration.tagName,
      declaration: { name: declaration.name, module: moduleDoc.path },
    });
  },
});
