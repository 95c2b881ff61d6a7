import { moduleSizes, scriptSizes } from '../../scripts/sizes.mjs';

/** What a page loads of each published entry, compressed, by file. Modules are bundled with their dependencies. */
export async function byteFigures() {
  const sizes = [...scriptSizes(), ...(await moduleSizes())];
  return Object.fromEntries(sizes.map(({ file, gzip }) => [file, gzip]));
}
