import { picture } from './commands.js';
import { type Colour, contrast } from './contrast.js';

/** Less of a part than this is the edge of a shape. */
const LEAST = 0.02;

/** The contrast of what is drawn in a part of the window: between the colour that most of it has and the one that differs most from that. */
export async function contrastIn(part: DOMRectReadOnly): Promise<number> {
  const { data } = await picture(part);
  const counts = new Map<string, number>();
  for (let i = 0; i < data.length; i += 4) {
    const colour = data.slice(i, i + 3).join();
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const colours = [...counts]
    .filter(([, count]) => count > (LEAST * data.length) / 4)
    .sort(([, one], [, other]) => other - one)
    .map(([colour]) => colour.split(',').map(Number) as unknown as Colour);
  return Math.max(...colours.map((colour) => contrast(colours[0]!, colour)));
}

/** The upper left corner of a card, with its rank and suit. */
export function cornerOf(card: Element): DOMRect {
  const { x, y, width } = card.getBoundingClientRect();
  return new DOMRect(x + 0.03 * width, y + 0.03 * width, 0.16 * width, 0.36 * width);
}
