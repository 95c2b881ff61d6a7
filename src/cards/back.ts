import type { Path } from './path.js';

const frame = (inset: number): Path => `M${inset} ${inset}H${50 - inset}V${70 - inset}H${inset}`;

/** A wreath of ovals. Under the even-odd rule their overlaps make the petals of a rosette. */
const wreath = (count: number, distance: number, radius: number, x = 25, y = 35, tall = 1.3): Path => {
  let path = '';
  const half = `a${radius} ${radius * tall} 0 1 0 `;
  for (let turn = 0; turn < 2 * Math.PI - 0.01; turn += (2 * Math.PI) / count) {
    const left = x - radius + distance * Math.cos(turn);
    path += `M${left.toFixed(2)} ${(y + distance * tall * Math.sin(turn)).toFixed(2)}${half}${2 * radius} 0${half}${-2 * radius} 0`;
  }
  return path;
};

const draw = (): Path => {
  let path = frame(2.5) + frame(3.3) + frame(4) + wreath(18, 8, 8) + wreath(18, 16.5, 2.9);
  for (const x of [9.4, 40.6]) for (const y of [9.4, 60.6]) path += wreath(8, 2, 2, x, y, 1);
  return path;
};

let drawn: Path | undefined;

/** The patterns there are. */
export const BACKS = ['rosette', 'lattice', 'waves'] as const;

export type Back = (typeof BACKS)[number];

/** The back of a card as one path for `viewBox="0 0 50 70"`, to be filled by the even-odd rule. Cached. */
export const backPath = (_name: Back = BACKS[0]): Path => (drawn ??= draw());
