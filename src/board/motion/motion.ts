import type { Point } from '../layout/geometry.js';

/** Default duration of a card's travel, in milliseconds. */
const SPEED = 180;

/** Added to the `z` of a travelling card. It lies above all cards at rest and below a dragged one. */
const TRAVELLING = 900;

/** Duration of a card's travel on this page in milliseconds, 0 if the reader wants no motion. */
export function speedOf(element: Element): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  const speed = parseFloat(getComputedStyle(element).getPropertyValue('--solitaire-speed'));
  return Number.isFinite(speed) ? speed : SPEED;
}

interface Placement {
  at: Point;
  /** The distance by which the element is carried away from there. */
  by?: Point | undefined;
  travel?: Animation;
}

const placements = new WeakMap<Element, Placement>();

const sum = (a: Point, b: Point | undefined): Point => (b ? { x: a.x + b.x, y: a.y + b.y } : a);

const pixels = ({ x, y }: Point) => `${x}px ${y}px`;

export const translated = (at: Point): string => `translate: ${pixels(at)}`;

/** The card travels from its last place, a new one from the deck. */
export function place(element: HTMLElement, at: Point, z: number, speed: number, deck: Point): void {
  if (!placements.has(element)) putAt(element, speed > 0 ? deck : at);
  element.style.zIndex = String(z);
  const before = placements.get(element)!.at;
  if (before.x !== at.x || before.y !== at.y) glide(element, at, speed);
}

/** `translate` leaves `scale` and `transform` to the style sheet. */
function putAt(element: HTMLElement, at: Point): void {
  placements.get(element)?.travel?.cancel();
  placements.set(element, { at });
  element.style.translate = pixels(at);
}

export function carry(element: HTMLElement, by: Point): void {
  const placement = placements.get(element)!;
  placement.travel?.cancel();
  placement.by = by;
  element.style.translate = pixels(sum(placement.at, by));
}

function visiblePoint(element: HTMLElement, { at, by, travel }: Placement): Point {
  if (travel?.playState !== 'running') return sum(at, by);
  const [x, y] = getComputedStyle(element).translate.split(' ').map(parseFloat);
  // The computed value omits a y of 0, and is `none` for an element that is not shown.
  return { x: x || 0, y: y || 0 };
}

/** The card that will be on top at a point of the table once all are at rest, if it still travels. */
export function arrivingAt(point: () => Point, cards: readonly HTMLElement[]): HTMLElement | undefined {
  const isTravelling = (card: HTMLElement) => placements.get(card)!.travel?.playState === 'running';
  // Mostly nothing travels, and the page need not be measured.
  if (!cards.some(isTravelling)) return undefined;
  const { x, y } = point();
  const [top] = cards
    .filter((card) => {
      const { at } = placements.get(card)!;
      return x >= at.x && x < at.x + card.offsetWidth && y >= at.y && y < at.y + card.offsetHeight;
    })
    .sort((a, b) => Number(b.style.zIndex) - Number(a.style.zIndex));
  return top && isTravelling(top) ? top : undefined;
}

/**
 * Nothing waits for the end: the next move may come at any time. A travelling card takes no pointer events: a press is
 * meant for what lies below it.
 */
function glide(element: HTMLElement, to: Point, speed: number): void {
  const from = visiblePoint(element, placements.get(element)!);
  putAt(element, to);
  if (speed <= 0 || (from.x === to.x && from.y === to.y)) return;
  const zIndex = TRAVELLING + Number(element.style.zIndex);
  const frames = [from, to].map((at) => ({ translate: pixels(at), zIndex, pointerEvents: 'none' }));
  const travel = element.animate(frames, { duration: speed, easing: 'cubic-bezier(.2, .7, .3, 1)' });
  placements.set(element, { at: to, travel });
}

/** In durations of a card's travel. */
const TURN = 4;
const DELAY = 0.1;

/** Nothing waits for the end, and a card that moves goes on turning. */
export function celebrate(cards: Iterable<Element>, speed: number): void {
  let delay = 0;
  for (const card of cards) {
    card.animate([{}, { rotate: '180deg', scale: 1.25 }, { rotate: '360deg' }], { duration: speed * TURN, delay });
    delay += speed * DELAY;
  }
}

export function glideBack(element: HTMLElement, speed: number): void {
  const { at, by } = placements.get(element)!;
  if (by) glide(element, at, speed);
}
