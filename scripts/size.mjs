// `npm run size`: compares what a page loads with the limits in test/budgets/limits.json (gzipped bytes). Needs a build.
import { moduleSizes, scriptSizes } from './sizes.mjs';

let over = 0;
console.log('file                                min   gzip  brotli   limit');
for (const { file, minified, gzip, brotli, limit } of [...scriptSizes(), ...(await moduleSizes())]) {
  const broken = limit !== undefined && gzip > limit;
  if (broken) over += 1;
  const columns = [minified, gzip, brotli, limit ?? ''].map((size) => String(size).padStart(7)).join(' ');
  console.log(`${file.padEnd(31)} ${columns}${broken ? `  over by ${gzip - limit}` : ''}`);
}
console.log('Modules are measured bundled and minified with their dependencies.');
if (over > 0) process.exitCode = 1;
