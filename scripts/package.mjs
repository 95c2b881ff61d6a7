// The package: what is built for it, and its tarball.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');
export const at = (file) => path.join(root, file);

export const own = JSON.parse(readFileSync(at('package.json'), 'utf8'));

/** The files of a folder, at any depth, with `/` in their names. */
export const filesIn = (folder) =>
  readdirSync(at(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(at(folder), path.join(parentPath, name)).replaceAll(path.sep, '/'))
    .sort();

const scriptsOf = (sources, folder) => filesIn(sources).map((file) => `${folder}/${file.replace('.ts', '.js')}`);

export const localeScripts = scriptsOf('src/locales/tables', 'locales');
export const exampleScripts = scriptsOf('src/examples', 'examples');

/** The scripts that a page loads by a tag, by their paths in `dist`. */
export const classicScripts = [
  ...['solitaire-elements.js', 'solitaire-calendar.js', 'solitaire-round.js', 'solitaire-autoload.js'],
  ...[...localeScripts, ...exampleScripts],
];

/** What a script tag says in `integrity` of these bytes. */
export const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Rollup plugin: the module `release` has the version, and the `integrity` of each built script; and the tags of the `examples`. */
export const release = () => ({
  name: 'release',
  resolveId: (id) => (id === 'release' ? id : null),
  load(id) {
    if (id !== 'release') return null;
    const integrity = classicScripts.map((file) => {
      this.addWatchFile(at(`dist/${file}`));
      return [file, integrityOf(readFileSync(at(`dist/${file}`)))];
    });
    const tags = exampleScripts.map((file) => path.basename(file, '.js'));
    return `export const examples = ${JSON.stringify(tags)};
      export const release = ${JSON.stringify({ version: own.version, integrity: Object.fromEntries(integrity) })};`;
  },
});

/** Packs what was built, into a folder. Returns what npm says of it, and the path of the `file`. */
export function pack(folder) {
  mkdirSync(folder, { recursive: true });
  // Without scripts, since `prepack` would build once more.
  const said = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', path.resolve(folder)], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const [packed] = JSON.parse(said.slice(said.indexOf('[')));
  return { ...packed, file: path.join(folder, packed.filename) };
}
