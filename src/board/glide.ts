import type { Point } from './geometry.js';

/** How long a card travels unless the page says otherwise, in milliseconds. */
const SPEED = 180;

const TRAVELLING = '900';

/** How long a card travels on this page, 0 where motion is not wanted. */
export function speedOf(element: Element): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  const speed = parseFloat(getComputedStyle(element).getPropertyValue('--solitaire-speed'));
  return Number.isFinite(speed) ? speed : SPEED;
}

const translate = ({ x, y }: Point) => `translate(${x}px, ${y}px)`;

/** Puts an element at a point of the table. */
export function putAt(element: HTMLElement, at: Point): void {
  element.style.transform = translate(at);
}

/** Shows an element away from where it is put, as while it is dragged; `undefined` ends that. */
export function carry(element: HTMLElement, by: Point | undefined): void {
  element.style.translate = by ? `${by.x}px ${by.y}px` : '';
}

const travels = new WeakMap<Element, Animation>();

/** Where an element is seen, relative to where it was last put: carried along, or still travelling. */
function seenAwayBy(element: HTMLElement): Point {
  const [x = 0, y = 0] = element.style.translate.split(' ').map(parseFloat);
  if (travels.get(element)?.playState !== 'running') return { x: x || 0, y: y || 0 };
  const { e, f } = new DOMMatrix(getComputedStyle(element).transform);
  const put = new DOMMatrix(element.style.transform);
  return { x: e - put.e, y: f - put.f };
}

/**
 * Lets an element travel from where it is seen to where it is put from now on. Nothing waits for the end, so that a further move
 * may come at any time, and a travelling card lies above all others without its own place in the pile being touched.
 */
export function glide(element: HTMLElement, from: Point, to: Point, speed: number): void {
  const away = seenAwayBy(element);
  carry(element, undefined);
  putAt(element, to);
  const start = { x: from.x + away.x, y: from.y + away.y };
  travels.get(element)?.cancel();
  if (speed <= 0 || (start.x === to.x && start.y === to.y)) return;
  const frames = [start, to].map((at) => ({ transform: translate(at), zIndex: TRAVELLING }));
  travels.set(element, element.animate(frames, { duration: speed, easing: 'cubic-bezier(.2, .7, .3, 1)' }));
}
