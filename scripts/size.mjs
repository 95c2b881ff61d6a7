// Compares what a page loads with the limits in package.json ("size-limits", gzipped bytes). Needs a build.
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

const modules = Object.values(entries)
  .map((entry) => entry.default?.replace('./', ''))
  .filter((file) => file?.endsWith('.js') && !file.includes('*') && !isEmpty(file));

let over = 0;
console.log('file                                min   gzip  brotli   limit');
const scripts = Object.keys(limits).map((file) => [file, readFileSync(file)]);
const measured = modules.map(async (file) => [file, await bundled(file)]);
for (const [file, code] of [...scripts, ...(await Promise.all(measured))]) {
  const sizes = [code.length, gzipSync(code, { level: 9 }).length, brotliCompressSync(code).length];
  const limit = limits[file];
  const broken = limit !== undefined && sizes[1] > limit;
  if (broken) over += 1;
  const columns = [...sizes, limit ?? ''].map((size) => String(size).padStart(7)).join(' ');
  console.log(`${file.padEnd(31)} ${columns}${broken ? `  over by ${sizes[1] - limit}` : ''}`);
}
console.log('Modules are measured bundled and minified with their dependencies.');
if (over > 0) process.exitCode = 1;
