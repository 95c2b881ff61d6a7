// The manifest of the elements, made from the doc comments in src/.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { create, ts } from '@custom-elements-manifest/analyzer';
import { attributes } from './attributes.mjs';
import { calendar } from './calendar.mjs';
import { doors } from './doors.mjs';
import { events } from './events.mjs';
import { interfaces } from './interfaces.mjs';
import { members } from './members.mjs';

const root = path.resolve(import.meta.dirname, '../..');

const filesIn = (folder) =>
  readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`);

const sources = [
  // These are no elements, but the docs have tables of them.
  'src/engine/play/game.ts',
  'src/solver/solve.ts',
  'src/element/attributes.ts',
  'src/element/events.ts',
  'src/element/solitaire-element.ts',
  ...filesIn('src'),
  ...filesIn('src/examples'),
  'src/calendar/solitaire-calendar.ts',
];

/** The module from which an importer has what a source declares. */
const publishedAt = (file) =>
  file
    .replace('src/element/solitaire-element.ts', 'src/define.ts')
    .replace('src/calendar/solitaire-calendar.ts', 'src/calendar.ts')
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

/** The modules that have elements, each with nothing else. */
function withElements(modules) {
  const elements = modules.map(({ declarations, exports, ...module }) => {
    const kept = declarations.filter(({ kind, name }) => kind === 'class' && /Element$|^SolitaireCalendar$/.test(name));
    const names = new Set(kept.map(({ name }) => name));
    return { ...module, declarations: kept, exports: exports.filter(({ declaration }) => names.has(declaration.name)) };
  });
  return elements.filter(({ declarations }) => declarations.length > 0);
}

/** The manifest as plain JSON; and by its name the members of any class, and the fields of any interface. */
export function analyze() {
  const files = sources.map((file) =>
    ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.ES2022, true),
  );
  const found = interfaces();
  const plugins = [found.plugin, attributes(), members(), events(found), doors(found), calendar()];
  const { modules, ...analyzed } = published(create({ modules: files, plugins, context: { dev: false } }));
  const classes = modules.flatMap(({ declarations }) => declarations).filter(({ kind }) => kind === 'class');
  return {
    manifest: { ...analyzed, schemaVersion: '2.1.0', readme: 'README.md', modules: withElements(modules) },
    membersOf: (wanted) => classes.find(({ name }) => name === wanted).members,
    fieldsOf: (name) => published(found.fieldsOf(name)),
  };
}
