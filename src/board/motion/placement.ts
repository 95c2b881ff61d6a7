import type { Point } from '../layout/geometry.js';

/** Where a card is put, and how it comes there. */
export interface Placement {
  readonly at: Point;
  /** Its place in the order of the cards, which is that of their elements. On the way it decides which card lies on top. */
  z: number;
  /** The distance by which the card is carried away from there. */
  by: Point | undefined;
  travel: readonly Animation[];
  /** The timer that ends its travel. */
  landing: number | undefined;
  /** Whether it slides there with its pile, which has been moved. */
  slides: boolean;
  readonly pile: string | undefined;
  /** What lies on it until it is turned over. */
  covers: readonly HTMLElement[];
}

const placements = new WeakMap<Element, Placement>();

export const pixels = ({ x, y }: Point): string => `${x}px ${y}px`;

export const translated = (at: Point): string => `translate: ${pixels(at)}`;

export const placementOf = (card: Element): Placement | undefined => placements.get(card);

function stop({ travel, landing, covers }: Placement): void {
  clearTimeout(landing);
  for (const each of travel) each.cancel();
  for (const each of covers) each.replaceWith();
}

/** Unsets the inline styles of a travelling card. */
const LOWERED = { zIndex: '', pointerEvents: '', boxShadow: '' };

/** Ends the travel of a card, and releases its animations and covers, which the page would otherwise hold until its next travel. */
export function land(card: HTMLElement): void {
  Object.assign(card.style, LOWERED);
  const placement = placements.get(card);
  if (!placement) return;
  const { travel, landing, covers } = placement;
  clearTimeout(landing);
  Object.assign(placement, { travel: [], covers: [] });
  for (const each of travel) each.finish();
  for (const each of covers) each.replaceWith();
}

/** `translate` leaves `scale` and `transform` to other motions and to the style sheet. */
export function put(card: HTMLElement, at: Point, z: number): Placement {
  const before = placements.get(card);
  const pile = card.dataset['pile'];
  const placement: Placement = {
    at,
    z,
    by: undefined,
    travel: [],
    landing: undefined,
    slides: false,
    pile,
    covers: [],
  };
  if (before) stop(before);
  placements.set(card, placement);
  Object.assign(card.style, LOWERED, { translate: pixels(at) });
  return placement;
}

export function carry(card: HTMLElement, by: Point): void {
  const { at, z } = placements.get(card)!;
  put(card, at, z).by = by;
  card.style.translate = pixels({ x: at.x + by.x, y: at.y + by.y });
}

export const isTravelling = (card: Element): boolean =>
  !!placements.get(card)?.travel.some(({ playState }) => playState === 'running');

/** Where the card appears now. */
export function visiblePoint(card: HTMLElement): Point {
  const { at, by = { x: 0, y: 0 } } = placements.get(card)!;
  if (!isTravelling(card)) return { x: at.x + by.x, y: at.y + by.y };
  return seenAt(card);
}

/** Where a moving element is now. */
export function seenAt(element: HTMLElement): Point {
  const [x, y] = getComputedStyle(element).translate.split(' ').map(parseFloat);
  // The computed value omits a y of 0, and is `none` for an element that is not shown.
  return { x: x || 0, y: y || 0 };
}

/** Whether it is turning over and still shows the side that it had before. */
export const isCovered = (card: Element): boolean =>
  !!placements.get(card)?.covers.some((side) => getComputedStyle(side).opacity === '1');

/** The card's current scale, which changes while it turns over. */
export const visibleScale = (card: Element): string => {
  const scale = isTravelling(card) ? getComputedStyle(card).scale : 'none';
  return scale === 'none' ? '1' : scale;
};

const isSliding = (card: Element): boolean => isTravelling(card) && !!placements.get(card)!.slides;

const isFlying = (card: Element): boolean => isTravelling(card) && !placements.get(card)!.slides;

/**
 * The travelling card that a press at a point of the table means: a sliding card where it appears, a flying card where it will lie on top.
 */
export function caughtAt(
  point: () => Point,
  seen: HTMLElement | null,
  cards: readonly HTMLElement[],
): HTMLElement | undefined {
  if (seen && isSliding(seen)) return seen;
  // Mostly nothing flies, and the page need not be measured.
  if (!cards.some(isFlying)) return undefined;
  const { x, y } = point();
  const [top] = cards
    .filter((card) => {
      const { at } = placements.get(card)!;
      return x >= at.x && x < at.x + card.offsetWidth && y >= at.y && y < at.y + card.offsetHeight;
    })
    .sort((a, b) => placements.get(b)!.z - placements.get(a)!.z);
  return top && isFlying(top) ? top : undefined;
}
