// The manifest of the elements, made from the doc comments in src/.
import { readFileSync } from 'node:fs';
import { create, ts } from '@custom-elements-manifest/analyzer';
import { at, filesIn } from '../package.mjs';

const sourcesIn = (folder) =>
  filesIn(folder)
    .filter((file) => !file.includes('/') && file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`);

const sources = [
  // These are no elements, but the docs have tables of them.
  'src/engine/play/game.ts',
  'src/solver/solve.ts',
  'src/element/attributes.ts',
  'src/play/events.ts',
  'src/element/element-api.ts',
  'src/element/solitaire-element.ts',
  ...sourcesIn('src'),
  ...sourcesIn('src/examples'),
  'src/calendar/solitaire-calendar.ts',
  'src/round/solitaire-round.ts',
];

/** The classes of elements that play no game. */
const PLAIN = /^Solitaire(Calendar|Round)$/;

/** The module from which an importer has what a source declares. */
const publishedAt = (file) =>
  file
    .replace('src/element/solitaire-element.ts', 'src/define.ts')
    .replace(/src\/(calendar|round)\/solitaire-\1\.ts/, 'src/$1.ts')
    .replace('src/examples/', 'src/example-modules/')
    .replace(/^src\/(.*)\.ts$/, 'dist/$1.js');

/** Lines of a comment that belong to one paragraph. */
const unwrapped = (text) => text.replaceAll(/(?<!\n)\n(?!\n)/g, ' ');

/** The same value as importers know it. */
const published = (value) =>
  JSON.parse(JSON.stringify(value), (key, each) => {
    if (key === 'path' || key === 'module') return publishedAt(each);
    return key === 'description' ? unwrapped(each) : each;
  });

/** What a doc comment says, and its default. */
function saidOf({ jsDoc: [doc] = [] }) {
  const preset = doc?.tags?.find(({ tagName }) => tagName.text === 'default');
  return {
    description: doc?.comment && ts.getTextOfJSDocComment(doc.comment),
    default: preset && ts.getTextOfJSDocComment(preset.comment),
  };
}

/** What a property of an interface is, as the manifest says it. */
const fieldOf = (node) => ({
  kind: 'field',
  name: node.name.text,
  type: { text: node.type.getText().replaceAll(/\s+/g, ' ') },
  ...saidOf(node),
});

/** What a property of the table of attributes declares: the field that it becomes, and the attribute. */
function attributeOf(node) {
  const { expression, typeArguments, arguments: [more] = [] } = node.initializer;
  const valueOf = (wanted) => more?.properties.find(({ name }) => name.text === wanted)?.initializer;
  const flag = { flag: 'boolean', flagOrText: 'boolean | string' }[expression.text];
  const { description, default: preset = undefined } = { ...saidOf(node), ...(flag && { default: 'false' }) };
  const fieldName = node.name.text;
  const name = valueOf('attribute')?.text ?? fieldName;
  const type = { text: flag ?? `${typeArguments?.[0].getText() ?? 'string'} | null` };
  const reflects = !!valueOf('reflect') || undefined;
  return {
    attribute: { name, type, description, default: preset, fieldName },
    field: { kind: 'field', name: fieldName, type, description, reflects, default: preset, attribute: name },
  };
}

/** What `… = SolitaireElement.defineSolitaire<Options>(tag, variant)` defines; undefined of any other variable. */
function definedBy(node) {
  const call = ts.isVariableDeclaration(node) && node.initializer;
  if (!call || !ts.isCallExpression(call)) return undefined;
  if (!/(^|\.)defineSolitaire$/.test(call.expression.getText())) return undefined;
  return { tagName: call.arguments[0].text, options: call.typeArguments?.[0].getText() ?? '' };
}

const definition = (tagName, name, module) => ({
  kind: 'custom-element-definition',
  name: tagName,
  declaration: { name, module },
});

const ofLit = new Set(['properties', 'styles', 'renderRoot', 'adoptedCallback']);

/** An attribute that is absent is null as a property. */
const withoutNull = ({ text }) => ({ text: text.replace(/ \| null( \| undefined)?$/, '') });

/** Tells the analyzer what it cannot see by itself. `fieldsOf` gives the fields of an interface, which it leaves out. */
function ourElements() {
  const interfaces = new Map();
  const attributes = [];
  /** The members that `SolitaireElement` has from its base class. The manifest has one class for both. */
  let inherited;
  /** What may be given to a property apart from what is read: the type of its setter. */
  const given = new Map();
  const fieldsOf = (name) => interfaces.get(name) ?? [];
  const plugin = {
    name: 'our-elements',

    collectPhase({ node }) {
      if (ts.isInterfaceDeclaration(node)) {
        interfaces.set(node.name.text, node.members.filter(ts.isPropertySignature).map(fieldOf));
      }
      // The attributes of all elements stand in a table.
      const isTable = ts.isVariableDeclaration(node) && node.name.text === 'attributes';
      if (isTable && ts.isSourceFile(node.parent.parent.parent)) {
        attributes.push(...node.initializer.properties.map(attributeOf));
      }
    },

    /** Makes a declaration of an element of each call that defines one. Its options are attributes and properties. */
    analyzePhase({ node, moduleDoc }) {
      if (ts.isSetAccessor(node)) given.set(node.name.getText(), { text: node.parameters[0].type.getText() });
      const defined = definedBy(node);
      if (!defined) return;
      const name = node.name.text;
      const place = moduleDoc.declarations.findIndex((declaration) => declaration.name === name);
      const fields = fieldsOf(defined.options);
      moduleDoc.declarations[place] = {
        kind: 'class',
        name,
        description: moduleDoc.declarations[place].description,
        superclass: { name: 'SolitaireElement', module: 'src/element/solitaire-element.ts' },
        customElement: true,
        tagName: defined.tagName,
        members: fields.map((field) => ({ ...field, attribute: field.name })),
        attributes: fields.map(({ name: fieldName, type, description, default: preset }) => ({
          ...{ name: fieldName, fieldName, type, description, default: preset },
        })),
      };
      moduleDoc.exports.push(definition(defined.tagName, name, moduleDoc.path));
    },

    moduleLinkPhase({ moduleDoc }) {
      inherited ??= moduleDoc.declarations.find(({ name }) => name === 'ElementApi')?.members;
      const base = moduleDoc.declarations.find(({ name }) => name === 'SolitaireElement');
      if (base) {
        // After `seed`, which the class declares itself.
        const seed = base.members.findIndex(({ name }) => name === 'seed');
        base.members.splice(seed + 1, 0, ...attributes.map(({ field }) => field), ...inherited);
        base.attributes.push(...attributes.map(({ attribute }) => attribute));
        // The events are those of an interface, and what each tells is another one.
        base.events = fieldsOf('SolitaireEventMap').map(({ name, type, description }) => ({
          ...{ name, type, description, detail: fieldsOf(/<(\w+)>/.exec(type.text)[1]) },
        }));
      }
      // Keeps what is public, and says of attributes what may be written there.
      for (const declaration of moduleDoc.declarations.filter(({ kind }) => kind === 'class')) {
        declaration.members = declaration.members?.filter(({ name, privacy }) => !privacy && !ofLit.has(name));
        for (const attribute of declaration.attributes ?? []) {
          attribute.type = withoutNull(given.get(attribute.fieldName) ?? attribute.type);
          attribute.default = attribute.default?.replaceAll("'", '');
        }
      }
      // Calendar and round are plain elements, whose classes are in their layers. The entry points define them, as the manifest then says.
      const plain = moduleDoc.declarations.find(({ name }) => PLAIN.test(name));
      if (!plain) return;
      plain.superclass = { name: 'HTMLElement' };
      moduleDoc.exports.push(definition(plain.tagName, plain.name, moduleDoc.path));
    },
  };
  return { plugin, fieldsOf };
}

/** What the table of controls has, in its order: of each its name, its key, and what its comment says. */
function controlsIn(folder) {
  const statements = sourcesIn(folder)
    .flatMap(
      (file) => ts.createSourceFile(file, readFileSync(at(file), 'utf8'), ts.ScriptTarget.ES2022, true).statements,
    )
    .filter(ts.isVariableStatement);
  const constants = new Map();
  for (const statement of statements) {
    const [{ name, initializer }] = statement.declarationList.declarations;
    const valueOf = (wanted) => initializer.properties?.find((each) => each.name?.text === wanted)?.initializer.text;
    const [control, key, beside] = ['name', 'key', 'beside'].map(valueOf);
    constants.set(name.text, { initializer, name: control, key, beside, ...saidOf(statement) });
  }
  const namesIn = (list) =>
    list.elements.flatMap((each) => (ts.isSpreadElement(each) ? namesIn(each.expression) : each.text));
  return [...namesIn(constants.get('CONTROLS').initializer), 'timer']
    .map((name) => constants.get(name))
    .filter(({ beside }) => !beside);
}

/** The modules that have elements, each with nothing else. */
function withElements(modules) {
  const elements = modules.map(({ declarations, exports, ...module }) => {
    const kept = declarations.filter(
      ({ kind, name }) => kind === 'class' && (/Element$/.test(name) || PLAIN.test(name)),
    );
    const names = new Set(kept.map(({ name }) => name));
    return { ...module, declarations: kept, exports: exports.filter(({ declaration }) => names.has(declaration.name)) };
  });
  return elements.filter(({ declarations }) => declarations.length > 0);
}

/** The manifest as plain JSON; the fields of any interface, by its name; and the controls. */
export function analyze() {
  const files = sources.map((file) =>
    ts.createSourceFile(file, readFileSync(at(file), 'utf8'), ts.ScriptTarget.ES2022, true),
  );
  const { plugin, fieldsOf } = ourElements();
  const { modules, ...analyzed } = published(create({ modules: files, plugins: [plugin], context: { dev: false } }));
  return {
    manifest: { ...analyzed, schemaVersion: '2.1.0', readme: 'README.md', modules: withElements(modules) },
    fieldsOf: (name) => published(fieldsOf(name)),
    controls: controlsIn('src/show/controls').map(({ description, ...each }) => ({
      ...each,
      description: unwrapped(description),
    })),
  };
}
