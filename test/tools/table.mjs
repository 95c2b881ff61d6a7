// The table of docs/embedding/tools.md: which tools are tried, in which versions.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { table } from '../../scripts/figures.mjs';
import { root } from '../support/files.mjs';
import { read } from '../support/pages.mjs';
import { htmlTools } from './html.mjs';
import { sanitizers } from './sanitizers.mjs';
import { scripts } from './scripts.mjs';
import { servers } from './servers.mjs';
import { styleTools } from './styles.mjs';
import { versionOf } from './versions.mjs';

const FILE = 'docs/embedding/tools.md';
const PLACE = /(<!-- tools -->\n)[^]*?(<!-- \/tools -->)/;

/** Names that differ from those of the packages. */
const TITLES = {
  hugo: 'Hugo `--minify`',
  minify: 'tdewolff/minify',
  vue: 'Vue',
  svelte: 'Svelte',
  'solid-js': 'Solid',
  alpinejs: 'Alpine',
  jquery: 'jQuery',
  purgecss: 'PurgeCSS',
  beasties: 'Beasties',
  critters: 'Critters',
  lightningcss: 'Lightning CSS',
  dompurify: 'DOMPurify',
};

const titleOf = (name) => [TITLES[name] ?? name, versionOf(name)].filter(Boolean).join(' ');

const listed = (names) => names.map(titleOf).join(', ');

const row = (kind, tools, kept) => {
  const enabling = Object.keys(tools).filter((name) => tools[name].enables);
  const all = enabling.length === Object.keys(tools).length ? 'all' : listed(enabling);
  return [kind, listed(Object.keys(tools)), kept, enabling.length > 0 ? all : '–'];
};

const written = () =>
  table(
    ['kind', 'tried', 'what is kept', '`disabled="false"` locks the game'],
    [
      row('minified HTML', htmlTools, 'tag, values, content'),
      row('HTML from a server', servers, 'tag, values, content'),
      row('attributes set by a script', scripts, 'values'),
      row('CSS', styleTools, 'the reserved space'),
      row('sanitizers', sanitizers, 'tag, values, content, with the [settings](#sanitizers) below'),
    ],
  );

const withTable = (text) => text.replace(PLACE, (_, begin, end) => `${begin}\n${written()}\n\n${end}`);

export function writeTable() {
  writeFileSync(path.join(root, FILE), withTable(read(FILE)));
}

/** Throws if the docs list other tools or versions. */
export function checkTable() {
  assert.match(read(FILE), PLACE);
  assert.equal(read(FILE), withTable(read(FILE)), 'Run npm run test:tools, which writes the table.');
}
