import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => new URL(`../../${path}`, import.meta.url);

const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'));

const scriptsFrom = (sources, folder) =>
  readdirSync(at(sources)).map((file) => `${folder}/${file.replace('.ts', '.js')}`);

/** The scripts that a page loads by a tag, by their paths in `dist`. */
export const classicScripts = () => [
  'solitaire-elements.js',
  'solitaire-calendar.js',
  ...scriptsFrom('src/locales/tables', 'locales'),
  ...scriptsFrom('src/examples', 'examples'),
];

/** What a script tag says in `integrity` of these bytes. */
export const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Rollup plugin: the module `release` has the version, and the `integrity` of each built script. */
export const release = () => ({
  name: 'release',
  resolveId: (id) => (id === 'release' ? id : null),
  load(id) {
    if (id !== 'release') return null;
    const files = classicScripts().map((file) => [file, at(`dist/${file}`)]);
    for (const [, url] of files) this.addWatchFile(fileURLToPath(url));
    const integrity = files.map(([file, url]) => [file, integrityOf(readFileSync(url))]);
    return `export const release = ${JSON.stringify({ version, integrity: Object.fromEntries(integrity) })};`;
  },
});
