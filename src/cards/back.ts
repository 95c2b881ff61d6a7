import { rounded, type Path, wreath } from './path.js';

/** The patterns there are. */
export const BACKS = ['rosette', 'lattice', 'waves'] as const;

export type Back = (typeof BACKS)[number];

const frame = (inset: number): Path => `M${inset} ${inset}H${50 - inset}V${70 - inset}H${inset}`;

/** A diamond of the lattice, cut off where the lattice ends. */
const diamond = (x: number, y: number, size: number): Path => {
  const across = (side: number) => rounded(Math.min(44, Math.max(6, x + side * size * 3.8)));
  const down = (side: number) => rounded(Math.min(64, Math.max(6, y + side * size * 5.8)));
  return `M${across(-1)} ${rounded(y)}L${rounded(x)} ${down(-1)} ${across(1)} ${rounded(y)} ${rounded(x)} ${down(1)}`;
};

const RADIUS = 10;

/** How far a ring of a wave goes round from its crest, until the next waves or the end of the drawing cover it. */
const reach = (size: number, isLast: boolean): number =>
  isLast ? Math.acos(0.5 / size) : Math.atan(0.5) + Math.asin((size + 0.25 / size) / Math.sqrt(5));

/** A ring of a wave from its crest to one side. */
const ring = (x: number, y: number, side: number, outer: number, inner: number): Path => {
  const at = (size: number, turn: number) =>
    `${rounded(x + side * size * RADIUS * Math.sin(turn))} ${rounded(y - size * RADIUS * Math.cos(turn))}`;
  const arc = (size: number, way: number) => `A${size * RADIUS} ${size * RADIUS} 0 0 ${+(way > 0)} `;
  const [outerReach, innerReach] = [reach(outer, y > 65), reach(inner, y > 65)];
  return (
    `M${at(outer, 0)}${arc(outer, side)}${at(outer, outerReach)}` +
    `L${at(inner, innerReach)}${arc(inner, -side)}${at(inner, 0)}`
  );
};

const DRAW: Record<Back, () => Path> = {
  rosette() {
    let path = wreath(18, 8, 8) + wreath(18, 16.5, 2.9);
    for (const x of [9.4, 40.6]) for (const y of [9.4, 60.6]) path += wreath(8, 2, 2, x, y, 1);
    return path;
  },
  lattice() {
    let path = '';
    for (let column = 0; column <= 10; column++) {
      for (let row = column % 2; row <= 10; row += 2) {
        for (const size of [0.86, 0.6, 0.3]) path += diamond(6 + column * 3.8, 6 + row * 5.8, size);
      }
    }
    return path;
  },
  waves() {
    let path = '';
    for (let y = 15; y <= 70; y += 5) {
      for (let x = y % 10 ? 15 : 5; x <= 45; x += 20) {
        const sides = [-1, 1].filter((side) => Math.abs(x + side - 25) < 20);
        for (const side of sides) path += ring(x, y, side, 0.94, 0.78) + ring(x, y, side, 0.64, 0.5);
      }
    }
    return path;
  },
};

const drawn: Partial<Record<Back, Path>> = {};

/** The back of a card as one path for `viewBox="0 0 50 70"`, to be filled by the even-odd rule. Cached. */
export const backPath = (back: Back = BACKS[0]): Path =>
  (drawn[back] ??= frame(2.5) + frame(3.3) + frame(4) + DRAW[back]());
