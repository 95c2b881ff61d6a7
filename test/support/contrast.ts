/** As it is shown. */
export type Colour = readonly [red: number, green: number, blue: number];

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;

/** A colour of CSS as it is seen on a ground that may shine through. */
export function seen(colour: string, ground: Colour = [255, 255, 255]): Colour {
  for (const layer of [`rgb(${ground.join()})`, colour]) {
    canvas.fillStyle = layer;
    canvas.fillRect(0, 0, 1, 1);
  }
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
  return [red!, green!, blue!];
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** The contrast of WCAG: 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}
