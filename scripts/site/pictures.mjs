import { readFileSync } from 'node:fs';

/** The height in pixels of a game's picture, from the head of its WebP: 24 bits, less one. All are 1,080 wide. */
export const heightOf = (tag) =>
  readFileSync(new URL(`../../demo/pictures/${tag}.webp`, import.meta.url)).readUIntLE(27, 3) + 1;
