// `npm run wordpress`: makes the plugin for WordPress from a build, as a zip that WordPress installs.
import { strToU8, zipSync } from 'fflate';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(import.meta.dirname, '..');
const { name, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** The files of a folder, at any depth, with `/` in their names. */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();

/** The scripts that pages load. The modules of a language and their maps lie in the same folder. */
const scriptsIn = (folder, names) => filesIn(path.join(root, 'dist', folder)).filter((file) => names.test(file));

/** The files of the plugin by their places in it. */
export function pluginFiles() {
  const sources = path.join(root, 'integrations/wordpress');
  const written = filesIn(sources).map((file) => {
    const text = readFileSync(path.join(sources, file), 'utf8');
    return [file, strToU8(text.replaceAll('@VERSION@', version))];
  });
  const built = [
    'solitaire-elements.js',
    ...scriptsIn('examples', /^[a-z-]+\.js$/).map((file) => `examples/${file}`),
    ...scriptsIn('locales', /^(?!en\.)[a-z]{2}(-[A-Za-z]+)?\.js$/).map((file) => `locales/${file}`),
  ].map((file) => [`elements/${file}`, readFileSync(path.join(root, 'dist', file))]);
  return new Map([...written, ...built, ['license.txt', readFileSync(path.join(root, 'LICENSE'))]]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = [...pluginFiles()].map(([file, bytes]) => [`${name}/${file}`, bytes]);
  // The same build makes the same bytes. A zip knows no time before 1980.
  const zip = zipSync(Object.fromEntries(files), { level: 9, mtime: new Date(1980, 0, 1) });
  const target = path.join(root, 'dist/wordpress', `${name}.zip`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, zip);
  console.log(`${path.relative(root, target)}: ${files.length} files, ${zip.length} bytes`);
}
