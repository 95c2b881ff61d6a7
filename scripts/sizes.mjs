// What a page loads of each entry, in bytes, and the table of the README that says so. Needs a build.
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { table } from './figures.mjs';
import { at, exampleScripts, localeScripts, own } from './package.mjs';

const { bytes: limits } = JSON.parse(readFileSync(at('test/budgets/limits.json'), 'utf8'));

/** A module with its dependencies, bundled and minified by esbuild, as in many projects. What the page brings itself is left out. */
export async function bundled(file) {
  const { outputFiles } = await build({
    entryPoints: [at(file)],
    bundle: true,
    minify: true,
    format: 'esm',
    external: Object.keys(own.peerDependencies),
    write: false,
    // React's directive is a word to servers.
    logLevel: 'error',
  });
  return Buffer.from(outputFiles[0].contents);
}

const sizeOf = (file, code) => ({
  file,
  minified: code.length,
  gzip: gzipSync(code, { level: 9 }).length,
  brotli: brotliCompressSync(code).length,
  limit: limits[file],
});

export const kilobytes = (bytes) => (bytes / 1024).toFixed(1);

/** What a page loads as it is, with its limits in gzipped bytes. */
export const scriptSizes = () =>
  [
    ...['solitaire-elements.js', 'solitaire-elements.mjs', 'engine.mjs', 'embed.js'],
    ...['solitaire-calendar.js', 'solitaire-round.js', 'solitaire-autoload.js'],
    ...[...exampleScripts, ...localeScripts],
  ].map((file) => sizeOf(`dist/${file}`, readFileSync(at(`dist/${file}`))));

/** Entries that are types alone load nothing. */
const isEmpty = (file) => readFileSync(at(file), 'utf8') === 'export {};\n';

/** No page loads it. */
const FOR_TESTS = 'dist/testing.js';

/**
 * The modules, bundled and minified with their dependencies. A star in an entry stands for languages, which are
 * scripts, or for examples, which are define.js and a script.
 */
export function moduleSizes() {
  const modules = Object.values(own.exports)
    .map((entry) => entry.default?.replace('./', ''))
    .filter((file) => file?.endsWith('.js') && !file.includes('*') && file !== FOR_TESTS && !isEmpty(file));
  return Promise.all(modules.map(async (file) => sizeOf(file, await bundled(file))));
}

/** The rows of the table: what a page loads, and the start of its file. If several files match, the largest counts. */
const ROWS = [
  ['the main script, with five games', 'dist/solitaire-elements.js'],
  ['one game, imported', 'dist/bakers-dozen.js'],
  ['an extra game', 'dist/examples/'],
  ['a translation', 'dist/locales/'],
  ['the engine', 'dist/engine.'],
];

const PLACE = /(<!-- sizes -->\n)([^]*?)(<!-- \/sizes -->)/;

/** The tolerance in kilobytes, so that a few bytes don't require a new table. */
const TOLERANCE = 0.5;

/** The page with the table of these sizes between its two marks. */
export function withSizes(page, sizes) {
  if (!PLACE.test(page)) throw new Error('there is no place for the table: <!-- sizes --> and <!-- /sizes -->');
  const rows = ROWS.map(([name, start]) => {
    const [largest] = sizes.filter(({ file }) => file.startsWith(start)).sort((a, b) => b.gzip - a.gzip);
    if (!largest) throw new Error(`no size of ${start}`);
    return [name, kilobytes(largest.gzip), kilobytes(largest.brotli)];
  });
  const written = table(['kilobytes', 'gzip', 'Brotli'], rows);
  return page.replace(PLACE, (_, begin, before, end) => `${begin}\n${written}\n\n${end}`);
}

const FIGURE = /[\d.]+/g;

/** Whether the page says these sizes, or nearly. */
export function saysSizes(page, sizes) {
  const [said, real] = [page, withSizes(page, sizes)].map((text) => PLACE.exec(text)[2]);
  const figuresOf = (text) => (text.match(FIGURE) ?? []).map(Number);
  const isNear = (figure, i) => Math.abs(figure - figuresOf(real)[i]) <= TOLERANCE;
  return said.replace(FIGURE, '') === real.replace(FIGURE, '') && figuresOf(said).every(isNear);
}
