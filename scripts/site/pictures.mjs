import { readFileSync } from 'node:fs';

/** The height in pixels of a game's picture, from the head of its PNG. All are 1,080 wide. */
export const heightOf = (tag) =>
  readFileSync(new URL(`../../demo/pictures/${tag}.png`, import.meta.url)).readUInt32BE(20);
