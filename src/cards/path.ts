/** SVG path data. The drawings in this folder use only the absolute commands M L C Q H V Z, numbers set apart by blanks or signs. */
export type Path = string;

/**
 * The path scaled by `sx`, `sy` about its origin and then moved to `x`, `y`. A negative scale mirrors; both negative turn it by 180°.
 * Hundredths of a unit are kept: at the largest card that is a thirtieth of a pixel.
 */
export const place = (path: Path, x: number, y: number, sx: number, sy = sx): Path =>
  path.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, numbers: string) => {
    let upright = command === 'V';
    const moved = (numbers.match(/-?[\d.]+/g) ?? []).map((number) => {
      const value = upright ? y + +number * sy : x + +number * sx;
      upright = command === 'V' || (command !== 'H' && !upright);
      return Math.round(value * 100) / 100;
    });
    return command + moved.join(' ');
  });
