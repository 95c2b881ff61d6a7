// Whether an element fits its container.
import type { Table } from './hand.js';

/** In pixels; the least that WCAG 2.5.8 allows. */
const SMALLEST_TARGET = 24;

export function playOn(element: Table, moves: number): void {
  for (let i = 0; i < moves; i++) {
    const legal = element.legalMoves.filter(({ type }) => type !== 'redeal');
    if (!legal.length || !element.play(legal[(i * 7) % legal.length]!)) return;
  }
}

export const settledAt = async (element: Table, width: number): Promise<void> => {
  element.parentElement!.style.width = `${width}px`;
  // A frame each for the observer, the board's answer, and its rendering; and again where the controls go beside the table.
  for (let i = 0; i < 6; i++) await new Promise(requestAnimationFrame);
  await element.updateComplete;
};

/** The least share of a covered card that is seen. */
const LEAST_SHOWN = 0.27;

/** Cards of a fan that show too little of themselves, and piles that lie on others, by where the cards are. */
export function hidden(element: Table): string[] {
  const cards = [...element.shadowRoot!.querySelectorAll<HTMLElement>('.card[role=button]')];
  const boxes = cards.map((card) => ({ card, box: card.getBoundingClientRect() }));
  return boxes.flatMap(({ card, box: { left, right, top, bottom, width, height } }, i) => {
    const { pile } = card.dataset;
    const name = card.dataset['card'] ?? card.className;
    return boxes.slice(i + 1).flatMap(({ card: over, box }, next) => {
      const isSame = over.dataset['pile'] === pile;
      const share = Math.max((box.top - top) / height, Math.abs(box.left - left) / width);
      // Corners lie on whole pixels.
      if (isSame) return next > 0 || share >= LEAST_SHOWN - 1 / height ? [] : `${name} shows ${share}`;
      const apart = box.left >= right || box.right <= left || box.top >= bottom || box.bottom <= top;
      return apart || pile!.startsWith('pyramid') ? [] : `${over.dataset['card']!} lies on ${name}`;
    });
  });
}

/** What sticks out of the table, overlaps, or is too small to be hit. */
export function faults(element: Table): string[] {
  const root = element.shadowRoot!;
  const table = root.querySelector('.table')!.getBoundingClientRect();
  const found = [...root.querySelectorAll<HTMLElement>('.card, .pile, .stock, .turn')].flatMap((each) => {
    const { left, right, top, bottom, width } = each.getBoundingClientRect();
    const inside =
      left >= table.left - 0.5 && right <= table.right + 0.5 && top >= table.top - 0.5 && bottom <= table.bottom + 0.5;
    const name = each.dataset['card'] ?? each.dataset['pile'] ?? each.className;
    return [
      ...(inside ? [] : [`${name} sticks out`]),
      ...(width >= SMALLEST_TARGET ? [] : [`${name} is ${width} px wide`]),
    ];
  });
  const frame = root.querySelector('.frame')!.getBoundingClientRect();
  const controls = [...root.querySelectorAll<HTMLElement>('.toolbar button, .message, .moves')].filter((each) =>
    each.checkVisibility(),
  );
  const boxes = controls.map((each) => each.getBoundingClientRect());
  boxes.forEach(({ left, right, top, bottom, width, height }, i) => {
    const name = controls[i]!.dataset['control'] ?? controls[i]!.className;
    if (left < frame.left || right > frame.right || bottom > frame.bottom) found.push(`${name} sticks out`);
    const isBeside = bottom <= table.top || top >= table.bottom || left >= table.right || right <= table.left;
    if (!isBeside) found.push(`${name} lies on the table`);
    if (controls[i]!.dataset['control'] && Math.min(width, height) < SMALLEST_TARGET)
      found.push(`${name} is too small`);
    for (const other of boxes.slice(i + 1)) {
      const apart = other.left >= right || other.right <= left || other.top >= bottom || other.bottom <= top;
      if (!apart) found.push(`${name} overlaps another control`);
    }
  });
  if (element.scrollWidth > element.clientWidth) found.push('scrolls sideways');
  return found;
}
