// What a page loads of each entry, in bytes. Needs a build.
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { rollup } from 'rollup';
import { minify, onwarn, resolve } from './bundle.mjs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

const { exports: entries, peerDependencies = {} } = read('package.json');
const { bytes: limits } = read('test/budgets/limits.json');

const external = Object.keys(peerDependencies);

const namesIn = (folder) => readdirSync(folder).map((file) => file.replace('.ts', '.js'));

/** A module with its dependencies, as a bundler would ship it; what the page brings itself is left out. */
async function bundled(input) {
  const build = await rollup({ input, plugins: [...resolve(), ...minify()], onwarn, external });
  const { output } = await build.generate({ format: 'es', inlineDynamicImports: true });
  await build.close();
  return Buffer.from(output[0].code);
}

/** Entries that are types alone load nothing. */
const isEmpty = (file) => readFileSync(file, 'utf8') === 'export {};\n';

/** A star stands for languages, which are scripts, or for examples, which are define.js and a script. */
const modules = () =>
  Object.values(entries)
    .map((entry) => entry.default?.replace('./', ''))
    .filter((file) => file?.endsWith('.js') && !file.includes('*') && !isEmpty(file));

/** What a page loads as it is. */
const scripts = [
  'dist/solitaire-elements.js',
  'dist/solitaire-elements.mjs',
  'dist/engine.mjs',
  'dist/embed.js',
  'dist/solitaire-calendar.js',
  ...namesIn('src/examples').map((file) => `dist/examples/${file}`),
  ...namesIn('src/locales/tables').map((file) => `dist/locales/${file}`),
];

const sizeOf = (file, code) => ({
  file,
  minified: code.length,
  gzip: gzipSync(code, { level: 9 }).length,
  brotli: brotliCompressSync(code).length,
  limit: limits[file],
});

export const kilobytes = (bytes) => (bytes / 1024).toFixed(1);

/** The scripts, with their limits in gzipped bytes. */
export const scriptSizes = () => scripts.map((file) => sizeOf(file, readFileSync(file)));

/** The modules, bundled and minified with their dependencies. Takes some seconds. */
export const moduleSizes = () => Promise.all(modules().map(async (file) => sizeOf(file, await bundled(file))));
