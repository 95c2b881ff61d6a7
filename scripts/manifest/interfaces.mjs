/** What a property of an interface is, as the manifest says it. */
function fieldOf(ts, node) {
  const [doc] = node.jsDoc ?? [];
  const preset = doc?.tags?.find(({ tagName }) => tagName.text === 'default');
  return {
    kind: 'field',
    name: node.name.text,
    type: { text: node.type.getText().replaceAll(/\s+/g, ' ') },
    ...(doc?.comment && { description: ts.getTextOfJSDocComment(doc.comment) }),
    ...(preset && { default: ts.getTextOfJSDocComment(preset.comment) }),
  };
}

/** Collects the interfaces of all sources, which the analyzer leaves out: `fieldsOf` gives the fields of one. */
export function interfaces() {
  const fields = new Map();
  return {
    fieldsOf: (name) => fields.get(name) ?? [],
    plugin: {
      name: 'interfaces',
      collectPhase({ ts, node }) {
        if (!ts.isInterfaceDeclaration(node)) return;
        const own = node.members.filter((member) => ts.isPropertySignature(member));
        fields.set(
          node.name.text,
          own.map((member) => fieldOf(ts, member)),
        );
      },
    },
  };
}
