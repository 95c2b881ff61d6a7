// What a page loads of each entry, in bytes. Needs a build.
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { rollup } from 'rollup';
import { minify, onwarn, resolve } from './bundle.mjs';

const {
  exports: entries,
  peerDependencies = {},
  'size-limits': limits,
} = JSON.parse(readFileSync('package.json', 'utf8'));

const external = Object.keys(peerDependencies);

/** A module with its dependencies, as a bundler would ship it; what the page brings itself is left out. */
async function bundled(input) {
  const build = await rollup({ input, plugins: [...resolve(), ...minify()], onwarn, external });
  const { output } = await build.generate({ format: 'es', inlineDynamicImports: true });
  await build.close();
  return Buffer.from(output[0].code);
}

/** Entries that are types alone load nothing. */
const isEmpty = (file) => readFileSync(file, 'utf8') === 'export {};\n';

const modulesOf = (exported) =>
  Object.values(exported)
    .map((entry) => entry.default?.replace('./', ''))
    .filter((file) => file?.endsWith('.js') && !file.includes('*') && !isEmpty(file));

const sizeOf = (file, code) => ({
  file,
  minified: code.length,
  gzip: gzipSync(code, { level: 9 }).length,
  brotli: brotliCompressSync(code).length,
  limit: limits[file],
});

/** The scripts, with their limits in gzipped bytes. */
export const scriptSizes = () => Object.keys(limits).map((file) => sizeOf(file, readFileSync(file)));

/** The modules, bundled and minified with their dependencies. Takes some seconds. */
export const moduleSizes = () => Promise.all(modulesOf(entries).map(async (file) => sizeOf(file, await bundled(file))));
