import type { CardCode } from '../../engine/model/card.js';
import type { Point } from '../layout/geometry.js';

/**
 * Where the keyboard can be on the table: visible cards, empty piles and buttons, which are the elements with a `tabindex`. They come
 * pile by pile, each from its lowest card.
 */
export type Spots = readonly (readonly HTMLElement[])[];

/** The weight of a pixel to the side, beyond half a card, against one up or down. */
const ASIDE = 3;

/** How far up or down another row begins, in heights of a card. */
const NEXT_ROW = 0.2;

/** How many cards lie on a spot. */
export const aboveOf = ({ dataset }: HTMLElement): number => Number(dataset['above'] ?? 0);

/** The one of several with the least of something; `undefined` where none has less than infinitely much. */
export function minBy<T>(all: readonly T[], measure: (each: T) => number): T | undefined {
  const sizes = all.map(measure);
  const smallest = Math.min(...sizes);
  return smallest < Infinity ? all[sizes.indexOf(smallest)] : undefined;
}

/** The corner of a spot once it has stopped travelling. Nothing is measured for it. */
export function cornerOf({ style }: HTMLElement): Point {
  const [x = 0, y = 0] = style.translate.split(' ').map(parseFloat);
  return { x, y };
}

/** Its middle. */
function centreOf(spot: HTMLElement): Point {
  const { x, y } = cornerOf(spot);
  return { x: x + spot.offsetWidth / 2, y: y + spot.offsetHeight / 2 };
}

/** All spots of a table. */
export const spotsOf = (table: HTMLElement): HTMLElement[] => [...table.querySelectorAll<HTMLElement>('[tabindex]')];

/** The spot of a card. Without one, or if it cannot be seen, the top of a pile or a button. */
export function spotOf(table: HTMLElement, card: CardCode | undefined, pile: string): HTMLElement | undefined {
  const spots = spotsOf(table);
  const onCard = card && spots.find(({ dataset }) => dataset['card'] === card);
  return onCard || spots.findLast(({ dataset }) => dataset['pile'] === pile);
}

function inPiles(spots: readonly HTMLElement[]): Spots {
  const piles = new Map<string | undefined, HTMLElement[]>();
  for (const spot of spots) {
    const { pile } = spot.dataset;
    piles.set(pile, [...(piles.get(pile) ?? []), spot]);
  }
  return [...piles.values()];
}

/** With a card in hand, what a key may lead to: where that can go, and what could be picked up instead. */
const isWanted = (spot: HTMLElement): boolean =>
  spot.matches('[data-target], [data-held]') || (spot.matches('[data-draggable]') && aboveOf(spot) === 0);

/** Where an arrow leads. */
export interface ArrowStep {
  /** `undefined` where there is nothing in that direction. */
  readonly spot: HTMLElement | undefined;
  /** Whether it leads from the last pile to the first, or back. */
  readonly isAround: boolean;
}

/** The top card of the next pile, of those that are wanted. After the last pile comes the first. */
export function nextPile(table: HTMLElement, from: HTMLElement, by: number): ArrowStep {
  const piles = inPiles(spotsOf(table));
  const isHolding = table.querySelector('[data-held]') !== null;
  const start = piles.findIndex((pile) => pile.includes(from));
  for (let i = 1; i <= piles.length; i++) {
    const to = start + by * i;
    const pile = piles[(to + piles.length) % piles.length]!;
    const spot = isHolding ? pile.findLast(isWanted) : pile.at(-1);
    if (spot) return { spot, isAround: to < 0 || to >= piles.length };
  }
  return { spot: undefined, isAround: false };
}

/** The next card of the same pile up or down, or the top card of a pile in the next row. */
export function nextInColumn(table: HTMLElement, from: HTMLElement, by: 1 | -1): ArrowStep {
  const isHolding = table.querySelector('[data-held]') !== null;
  const isStop = (spot: HTMLElement): boolean => !isHolding || isWanted(spot);
  const piles = inPiles(spotsOf(table));
  const own = piles.find((pile) => pile.includes(from))!;
  const at = own.indexOf(from);
  const within = by === 1 ? own.slice(at + 1).find(isStop) : own.slice(0, at).findLast(isStop);
  if (within) return { spot: within, isAround: false };
  const start = centreOf(own[0]!);
  const { offsetWidth, offsetHeight } = from;
  const others = piles.filter((pile) => pile !== own && pile.some(isStop));
  const nearest = minBy(others, ([lowest]) => {
    const { x, y } = centreOf(lowest!);
    const ahead = by * (y - start.y);
    if (ahead < NEXT_ROW * offsetHeight) return Infinity;
    return ahead + ASIDE * Math.max(0, Math.abs(x - start.x) - offsetWidth / 2 - 1);
  });
  return { spot: nearest?.findLast(isStop), isAround: false };
}
