// The drop-in and one script for each further language, all of them classic scripts. The ESM entries are tsc's own output, unbundled (`npm run build` runs tsc first).
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minify, onwarn, resolve } from './scripts/bundle.mjs';
import { ownLit } from './scripts/own-lit.mjs';

const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const own = read('./package.json');

/** Name, version and licence of a dependency that is compiled in. */
function part(name, holder) {
  const { version, license } = read(`./node_modules/${name}/package.json`);
  return `${name} ${version} (${license}, Copyright ${holder})`;
}

const banner = `/*! ${own.name} ${own.version} (${own.license}). Compiled in: ${part('lit', 'Google LLC')}, \
${part('seedrandom', 'David Bau')} */`;

const { games } = await import('./dist/engine.js');

/** tsc's output, imported and not exported: what only an importer could use is left out. */
const dropIn = {
  name: 'drop-in',
  resolveId: (id) => (id === 'drop-in' ? id : null),
  load: (id) =>
    id === 'drop-in' ? `import ${JSON.stringify(fileURLToPath(new URL('./dist/index.js', import.meta.url)))};` : null,
};

/**
 * The script a second time, or after the modules, has nothing left to do: it doesn't even start, since its Lit would name its
 * Trusted Types policy once more, which a page may forbid.
 */
const intro = `if (${JSON.stringify(games)}.every((tag) => customElements.get(tag))) return;`;

/**
 * The script of a language registers its table with every game there is or will be on the page: any may be of another copy. Where
 * there is no page it does nothing. It exports nothing, so it is a module as well.
 */
const locale = (tag) => ({
  name: 'locale',
  resolveId: (id) => (id === 'locale' ? id : null),
  load: (id) =>
    id === 'locale'
      ? `import * as module from ${JSON.stringify(fileURLToPath(new URL(`./dist/locales/tables/${tag}.js`, import.meta.url)))};
         for (const game of ${JSON.stringify(games)}) globalThis.customElements?.whenDefined(game)
           .then(({ addLocale }) => addLocale?.(${JSON.stringify(tag)}, module.${tag}));`
      : null,
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: `${tag}.d.ts`, source: 'export {};\n' });
  },
});

const locales = readdirSync(new URL('./src/locales/tables', import.meta.url)).map((file) => file.replace('.ts', ''));

export default [
  {
    input: 'drop-in',
    plugins: [dropIn, ownLit(), ...resolve(), ...minify()],
    onwarn,
    output: { file: 'dist/solitaire-elements.js', format: 'iife', banner, intro },
  },
  {
    // The demo opens shared links with the engine, which a page from the disk can't import unbundled.
    input: 'demo/replay.js',
    plugins: resolve(),
    onwarn,
    output: { file: 'dist/demo/replay.js', format: 'iife' },
  },
  ...locales.map((tag) => ({
    input: 'locale',
    plugins: [locale(tag), ...minify()],
    onwarn,
    output: { file: `dist/locales/${tag}.js`, format: 'iife' },
  })),
];
