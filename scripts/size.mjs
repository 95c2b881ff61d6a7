// `npm run size`: compares what a page loads with the limits in test/budgets/limits.json (gzipped bytes), and writes the table of the
// README. With `-- --check` it writes nothing, and fails where the table says other sizes. Needs a build.
import { readFileSync, writeFileSync } from 'node:fs';
import { moduleSizes, saysSizes, scriptSizes, withSizes } from './sizes.mjs';
import { parseCommandLine } from './usage.mjs';

const { check } = parseCommandLine('npm run size [-- --check]', { check: { type: 'boolean' } });

const sizes = [...scriptSizes(), ...(await moduleSizes())];

console.log('file                                min   gzip  brotli   limit');
for (const { file, minified, gzip, brotli, limit } of sizes) {
  const columns = [minified, gzip, brotli, limit ?? 'none'].map((size) => String(size).padStart(7)).join(' ');
  console.log(`${file.padEnd(30)} ${columns}${gzip > limit ? `  over by ${gzip - limit}` : ''}`);
  if (!(gzip <= limit)) process.exitCode = 1;
}
console.log('Modules are measured bundled and minified with their dependencies.');

const readme = readFileSync('README.md', 'utf8');
if (!check) {
  writeFileSync('README.md', withSizes(readme, sizes));
} else if (!saysSizes(readme, sizes)) {
  console.error('README.md says other sizes. Run npm run size.');
  process.exitCode = 1;
}
