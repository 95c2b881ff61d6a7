/**
 * SVG path data: in capitals from the origin, in small letters from where the pen is. The drawings use only commands of whose numbers every
 * second one is a height, M L C S Q, and H V; numbers are set apart by blanks or signs. They are filled, so nothing need be closed.
 */
export type Path = string;

/** Placed paths, by path and place: most pieces of a face stand at the same place on many others. */
const placed = new Map<Path, Map<string, Path>>();

/**
 * The path scaled by `sx`, `sy` about its origin and then moved to `x`, `y`. A negative scale mirrors; both negative turn it by 180°.
 * Hundredths of a unit are kept: at the largest card that is a thirtieth of a pixel.
 */
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
      return Math.round((upright ? from * y + +number * sy : from * x + +number * sx) * 100) / 100;
    });
    return command + moved.join(' ');
  });
