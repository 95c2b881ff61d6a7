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
  /** Whether it flies with others, and any input lands it. */
  isShared: boolean;
  /** Its scale in the hand that has just let it go, or still holds it. */
  size: string | undefined;
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
    isShared: false,
    size: undefined,
    pile,
    covers: [],
  };
  if (before) stop(before);
  placements.set(card, placement);
  Object.assign(card.style, LOWERED, { translate: pixels(at) });
  return placement;
}

export function carry(card: HTMLElement, by: Point): void {
  const { at, z, size } = placements.get(card)!;
  Object.assign(put(card, at, z), { by, size });
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

/** The card's current scale, which changes while it turns over, and in the hand. */
export const visibleScale = (card: Element): string => {
  const { size = '1' } = placements.get(card)!;
  return isTravelling(card) ? sizeOf(card) : size;
};

const sizeOf = (card: Element): string => getComputedStyle(card).scale.replace('none', '1');

/** A pointer lets a card go. One that was only pressed is not measured. */
export function letGo(card: HTMLElement): void {
  placements.get(card)!.size = card.matches('[data-dragged]') ? sizeOf(card) : '1.05';
}

/** Whether it has yet to land, though its animation may be over. */
const isOnTheWay = (card: Element): boolean => !!placements.get(card)?.travel.length;

/** A travelling card, and how far from its place a pointer catches it. */
export interface Caught {
  readonly card: HTMLElement;
  readonly by: Point;
}

/**
 * The travelling card that a press at a point of the table means: the one that is seen there, or else the one that will lie there on top.
 * A card that any input would land counts only where it will lie.
 */
export function caughtAt(point: () => Point, cards: readonly HTMLElement[]): Caught | undefined {
  const moving = cards.filter(isOnTheWay);
  // Mostly nothing travels, and the page need not be measured.
  if (moving.length === 0) return undefined;
  const { x, y } = point();
  const placeOf = (card: HTMLElement): Placement => placements.get(card)!;
  const topAt = (all: readonly HTMLElement[], cornerOf: (card: HTMLElement) => Point): HTMLElement | undefined =>
    all
      .filter((card) => {
        const { x: left, y: top } = cornerOf(card);
        return x >= left && x < left + card.offsetWidth && y >= top && y < top + card.offsetHeight;
      })
      .sort((a, b) => placeOf(b).z - placeOf(a).z)[0];
  const homeOf = (card: HTMLElement): Point => placeOf(card).at;
  const seen = topAt(
    moving.filter((card) => !placeOf(card).isShared),
    visiblePoint,
  );
  const card = seen ?? topAt(cards, homeOf);
  if (!card || !moving.includes(card)) return undefined;
  const [from, home] = [(seen ? visiblePoint : homeOf)(card), homeOf(card)];
  return { card, by: { x: from.x - home.x, y: from.y - home.y } };
}
