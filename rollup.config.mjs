// The drop-in: one classic script. The ESM entries are tsc's own output, unbundled (`npm run build` runs tsc first).
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minify, onwarn, resolve } from './scripts/bundle.mjs';
import { withoutLitFootprint } from './scripts/lit-footprint.mjs';

const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const own = read('./package.json');

/** Name, version and licence of a dependency that is compiled in. */
function part(name, holder) {
  const { version, license } = read(`./node_modules/${name}/package.json`);
  return `${name} ${version} (${license}, Copyright ${holder})`;
}

const banner = `/*! ${own.name} ${own.version} (${own.license}). Compiled in: ${part('lit', 'Google LLC')}, \
${part('seedrandom', 'David Bau')} */`;

/** A script exports nothing: what only an importer could use is left out. */
const index = fileURLToPath(new URL('./dist/index.js', import.meta.url));
const dropIn = {
  name: 'drop-in',
  resolveId: (id) => (id === 'drop-in' ? id : null),
  // From tsc's output, so that the drop-in and the modules are the same code.
  load: (id) => (id === 'drop-in' ? `import ${JSON.stringify(index)};` : null),
};

/**
 * The script a second time, or after the modules, has nothing left to do: it doesn't even start, since its Lit would name its
 * Trusted Types policy once more, which a page may forbid.
 */
async function intro() {
  const { games } = await import('./dist/engine.js');
  return `if (${JSON.stringify(games)}.every((tag) => customElements.get(tag))) return;`;
}

export default {
  input: 'drop-in',
  plugins: [dropIn, ...resolve(), withoutLitFootprint(), ...minify()],
  onwarn,
  output: { file: 'dist/solitaire-elements.js', format: 'iife', banner, intro },
};
