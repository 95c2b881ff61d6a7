/**
 * SVG path data. {@link place} takes only H, V and the commands whose every second number is a height (M L C S Q), with
 * blanks or signs between the numbers. A path is filled, so it need not be closed.
 */
export type Path = string;

/** What is drawn in two tones: the ink of the suit over gold. Either may be empty. */
export interface Tones {
  readonly ink: Path;
  readonly gold: Path;
}

const placed = new Map<Path, Map<string, Path>>();

/** To hundredths of a unit: a thirtieth of a pixel on the largest card. */
export const rounded = (number: number): number => Math.round(number * 100) / 100;

/** The path scaled by `sx`, `sy` about its origin, then moved to `x`, `y`. */
export function place(path: Path, x: number, y: number, sx: number, sy = sx): Path {
  const places = placed.get(path) ?? new Map<string, Path>();
  placed.set(path, places);
  const key = `${x} ${y} ${sx} ${sy}`;
  const moved = places.get(key) ?? move(path, x, y, sx, sy);
  places.set(key, moved);
  return moved;
}

const move = (path: Path, x: number, y: number, sx: number, sy: number): Path =>
  path.replace(/([a-z])([^a-z]*)/gi, (_, command: string, numbers: string) => {
    const along = command.toLowerCase();
    const from = command === along ? 0 : 1;
    const moved = (numbers.match(/-?[\d.]+/g) ?? []).map((number, index) => {
      const upright = along === 'v' || (along !== 'h' && index % 2 > 0);
      return rounded(upright ? from * y + +number * sy : from * x + +number * sx);
    });
    return command + moved.join(' ');
  });

/** A wreath of ovals. Under the even-odd rule their overlaps make the petals of a rosette. */
export const wreath = (count: number, distance: number, radius: number, x = 25, y = 35, tall = 1.3): Path => {
  let path = '';
  const half = `a${radius} ${rounded(radius * tall)} 0 1 0 `;
  for (let turn = 0; turn < 2 * Math.PI - 0.01; turn += (2 * Math.PI) / count) {
    const left = rounded(x - radius + distance * Math.cos(turn));
    path += `M${left} ${rounded(y + distance * tall * Math.sin(turn))}${half}${2 * radius} 0${half}${-2 * radius} 0`;
  }
  return path;
};
