/** What a property of the table of attributes declares: the field that it becomes, and the attribute. */
function declared(ts, node) {
  const { expression, typeArguments, arguments: [more] = [] } = node.initializer;
  const [doc] = node.jsDoc;
  const valueOf = (wanted) => more?.properties.find(({ name }) => name.text === wanted)?.initializer;
  const flag = { flag: 'boolean', flagOrText: 'boolean | string' }[expression.text];
  const tag = doc.tags?.find(({ tagName }) => tagName.text === 'default');
  const preset = flag ? 'false' : tag && ts.getTextOfJSDocComment(tag.comment);
  const attribute = {
    name: valueOf('attribute')?.text ?? node.name.text,
    type: { text: flag ?? `${typeArguments?.[0].getText() ?? 'string'} | null` },
    description: ts.getTextOfJSDocComment(doc.comment),
    ...(preset && { default: preset }),
    fieldName: node.name.text,
  };
  const { name, type, description } = attribute;
  const field = {
    kind: 'field',
    name: node.name.text,
    type,
    description,
    ...(valueOf('reflect') && { reflects: true }),
    ...(preset && { default: preset }),
    attribute: name,
  };
  return { attribute, field };
}

/** The attributes of all elements stand in a table. They come after `seed`, which the class declares itself. */
export function attributes() {
  const all = [];
  return {
    name: 'attributes',
    collectPhase({ ts, node }) {
      if (!ts.isVariableDeclaration(node) || node.name.text !== 'attributes') return;
      if (!ts.isSourceFile(node.parent.parent.parent)) return;
      all.push(...node.initializer.properties.map((property) => declared(ts, property)));
    },
    moduleLinkPhase({ moduleDoc }) {
      const base = moduleDoc.declarations.find(({ name }) => name === 'SolitaireElement');
      if (!base) return;
      const seed = base.members.findIndex(({ name }) => name === 'seed');
      base.members.splice(seed + 1, 0, ...all.map(({ field }) => field));
      base.attributes.push(...all.map(({ attribute }) => attribute));
    },
  };
}
