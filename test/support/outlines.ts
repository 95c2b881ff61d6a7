/** Where a part of a path lies. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Point = readonly [x: number, y: number];

/** How many points of a curve are looked at. */
const STEPS = 12;

const LENGTHS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7 };

const curve = (controls: readonly Point[], at: number): Point => {
  if (controls.length === 1) return controls[0]!;
  const between = controls.slice(1).map(([x, y], i): Point => {
    const [fromX, fromY] = controls[i]!;
    return [fromX + at * (x - fromX), fromY + at * (y - fromY)];
  });
  return curve(between, at);
};

/** The outlines of a path, each as points. Of an arc only the ends are looked at. */
export function outlinesOf(path: string): Point[][] {
  const outlines: Point[][] = [];
  let at: Point = [0, 0];
  let control: Point = at;
  for (const [, name, text] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (text!.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    let command = name!.toUpperCase();
    const isRelative = name !== command;
    const length = LENGTHS[command]!;
    for (let i = 0; i < numbers.length; i += length) {
      const own = numbers.slice(i, i + length);
      const from = isRelative ? at : ([0, 0] as const);
      let points: Point[];
      if (command === 'H') points = [[from[0] + own[0]!, at[1]]];
      else if (command === 'V') points = [[at[0], from[1] + own[0]!]];
      else {
        const pairs = command === 'A' ? own.slice(5) : own;
        points = pairs.flatMap((x, n): Point[] => (n % 2 ? [] : [[from[0] + x, from[1] + pairs[n + 1]!]]));
      }
      const mirrored: Point = [2 * at[0] - control[0], 2 * at[1] - control[1]];
      if (command === 'S' || command === 'T') points.unshift(mirrored);
      if (command === 'M') outlines.push([...points]);
      const isCurve = 'CSQT'.includes(command);
      for (let step = 1; step <= STEPS && command !== 'M'; step++) {
        outlines.at(-1)!.push(isCurve ? curve([at, ...points], step / STEPS) : points.at(-1)!);
      }
      at = points.at(-1)!;
      control = isCurve ? points.at(-2)! : at;
      if (command === 'M') command = 'L';
    }
  }
  return outlines;
}

export function extentOf(points: readonly Point[]): Extent {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** How far two parts lie apart; negative where their boxes overlap. */
export const gapBetween = (one: Extent, other: Extent): number =>
  Math.max(one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom);
