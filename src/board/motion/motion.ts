import type { Point } from '../layout/geometry.js';

/** How long a card travels unless the page says otherwise, in milliseconds. */
const SPEED = 180;

/** Added to the `z` of a card on its way: it lies above all cards at rest, in their order, and below one that is dragged. */
const TRAVELLING = 900;

/** How long a card travels on this page, 0 where motion is not wanted. */
export function speedOf(element: Element): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  const speed = parseFloat(getComputedStyle(element).getPropertyValue('--solitaire-speed'));
  return Number.isFinite(speed) ? speed : SPEED;
}

/** Where an element was put, how far from there it is carried, and how it travels. */
interface Whereabouts {
  at: Point;
  by?: Point | undefined;
  travel?: Animation;
}

const whereabouts = new WeakMap<Element, Whereabouts>();

const sum = (a: Point, b: Point | undefined): Point => (b ? { x: a.x + b.x, y: a.y + b.y } : a);

const pixels = ({ x, y }: Point) => `${x}px ${y}px`;

/** The style of an element at a point of the table. */
export const translated = (at: Point): string => `translate: ${pixels(at)}`;

/**
 * Lays a card at a point of the table, above all that have a lower `z`; it travels there in `speed` milliseconds from where it lay
 * before, or, a new one, from the deck.
 */
export function lay(element: HTMLElement, at: Point, z: number, speed: number, deck: Point): void {
  if (!whereabouts.has(element)) putAt(element, speed > 0 ? deck : at);
  element.style.zIndex = String(z);
  const before = whereabouts.get(element)!.at;
  if (before.x !== at.x || before.y !== at.y) glide(element, at, speed);
}

/** Puts an element at a point of the table at once. The property leaves `scale` and `transform` to the style sheet. */
function putAt(element: HTMLElement, at: Point): void {
  whereabouts.get(element)?.travel?.cancel();
  whereabouts.set(element, { at });
  element.style.translate = pixels(at);
}

/** Shows an element away from where it was put, as while it is dragged. */
export function carry(element: HTMLElement, by: Point): void {
  const its = whereabouts.get(element)!;
  its.travel?.cancel();
  its.by = by;
  element.style.translate = pixels(sum(its.at, by));
}

/** Where an element is seen now: at rest, carried along, or on its way. */
function seenAt(element: HTMLElement, { at, by, travel }: Whereabouts): Point {
  if (travel?.playState !== 'running') return sum(at, by);
  const [x, y] = getComputedStyle(element).translate.split(' ').map(parseFloat);
  // Only the first is there where the other is 0, and neither where the element is not shown.
  return { x: x || 0, y: y || 0 };
}

/** The card that will lie on top at a point of the table when all are at rest, if it is still on its way. */
export function arrivingAt(point: () => Point, cards: readonly HTMLElement[]): HTMLElement | undefined {
  const isTravelling = (card: HTMLElement) => whereabouts.get(card)!.travel?.playState === 'running';
  // Mostly nothing travels. Then the page need not be measured.
  if (!cards.some(isTravelling)) return undefined;
  const { x, y } = point();
  const [top] = cards
    .filter((card) => {
      const { at } = whereabouts.get(card)!;
      return x >= at.x && x < at.x + card.offsetWidth && y >= at.y && y < at.y + card.offsetHeight;
    })
    .sort((a, b) => Number(b.style.zIndex) - Number(a.style.zIndex));
  return top && isTravelling(top) ? top : undefined;
}

/**
 * Lets an element travel from where it is seen to where it is to be. Nothing waits for the end: a further move may come at any time.
 * On its way it takes no pointer, since a press is meant for what lies below it.
 */
function glide(element: HTMLElement, to: Point, speed: number): void {
  const from = seenAt(element, whereabouts.get(element)!);
  putAt(element, to);
  if (speed <= 0 || (from.x === to.x && from.y === to.y)) return;
  const zIndex = TRAVELLING + Number(element.style.zIndex);
  const frames = [from, to].map((at) => ({ translate: pixels(at), zIndex, pointerEvents: 'none' }));
  const travel = element.animate(frames, { duration: speed, easing: 'cubic-bezier(.2, .7, .3, 1)' });
  whereabouts.set(element, { at: to, travel });
}

/** How long each card turns when a game is won, as a multiple of a card's travel, and how much later than the one before it. */
const TURN = 4;
const AFTER = 0.1;

/** Lets the cards turn one after the other; nothing waits for it, and a card that is moved goes on turning. */
export function celebrate(cards: Iterable<Element>, speed: number): void {
  let delay = 0;
  for (const card of cards) {
    card.animate([{}, { rotate: '180deg', scale: 1.25 }, { rotate: '360deg' }], { duration: speed * TURN, delay });
    delay += speed * AFTER;
  }
}

/** Lets an element that is carried glide back to where it was put. */
export function glideHome(element: HTMLElement, speed: number): void {
  const { at, by } = whereabouts.get(element)!;
  if (by) glide(element, at, speed);
}
