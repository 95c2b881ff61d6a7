const ofLit = new Set(['properties', 'styles', 'renderRoot', 'adoptedCallback']);

/** An attribute that is absent is null as a property. */
const withoutNull = ({ text }) => ({ text: text.replace(/ \| null( \| undefined)?$/, '') });

/** Sets what may be given to a property apart from what is read: the type of its setter. */
const given = new Map();

/** Keeps what is public, and says of attributes what may be written there. */
export const members = () => ({
  name: 'members',
  analyzePhase({ ts, node }) {
    if (ts.isSetAccessor(node)) given.set(node.name.getText(), { text: node.parameters[0].type.getText() });
  },
  moduleLinkPhase({ moduleDoc }) {
    for (const declaration of moduleDoc.declarations) {
      if (declaration.kind !== 'class') continue;
      declaration.members = declaration.members?.filter(({ name, privacy }) => !privacy && !ofLit.has(name));
      for (const attribute of declaration.attributes ?? []) {
        attribute.type = withoutNull(given.get(attribute.fieldName) ?? attribute.type);
        if (attribute.default) attribute.default = attribute.default.replaceAll("'", '');
      }
    }
  },
});
