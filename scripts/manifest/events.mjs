/** The events of the elements are those of an interface, and what each tells is another one. */
export const events = ({ fieldsOf }) => ({
  name: 'events',
  moduleLinkPhase({ moduleDoc }) {
    const base = moduleDoc.declarations.find(({ name }) => name === 'SolitaireElement');
    if (!base) return;
    base.events = fieldsOf('SolitaireEventMap').map(({ name, type, description }) => ({
      name,
      type,
      description,
      detail: fieldsOf(/<(\w+)>/.exec(type.text)[1]),
    }));
  },
});
