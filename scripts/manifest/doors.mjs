/** What `… = SolitaireElement.defineSolitaire<Options>(tag, variant)` defines; undefined of any other variable. */
function definedBy(ts, node) {
  const call = ts.isVariableDeclaration(node) && node.initializer;
  if (!call || !ts.isCallExpression(call)) return undefined;
  if (!/(^|\.)defineSolitaire$/.test(call.expression.getText())) return undefined;
  return { tagName: call.arguments[0].text, options: call.typeArguments?.[0].getText() ?? '' };
}

const attributeOf = ({ name, type, description, default: preset }) => ({
  name,
  fieldName: name,
  type,
  description,
  ...(preset && { default: preset }),
});

/** Makes a declaration of an element of each call that defines one. Its options are attributes and properties. */
export const doors = ({ fieldsOf }) => ({
  name: 'doors',
  analyzePhase({ ts, node, moduleDoc }) {
    const defined = definedBy(ts, node);
    if (!defined) return;
    const { tagName, options } = defined;
    const name = node.name.text;
    const variable = moduleDoc.declarations.find((declaration) => declaration.name === name);
    const fields = fieldsOf(options);
    const element = {
      kind: 'class',
      name,
      description: variable.description,
      superclass: { name: 'SolitaireElement', module: 'src/element/solitaire-element.ts' },
      customElement: true,
      tagName,
      members: fields.map((field) => ({ ...field, attribute: field.name })),
      attributes: fields.map(attributeOf),
    };
    moduleDoc.declarations.splice(moduleDoc.declarations.indexOf(variable), 1, element);
    moduleDoc.exports.push({
      kind: 'custom-element-definition',
      name: tagName,
      declaration: { name, module: moduleDoc.path },
    });
  },
});
