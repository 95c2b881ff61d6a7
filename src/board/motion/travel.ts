import { type Geometry, type Point, spreadOf } from '../layout/geometry.js';
import type { Course } from './course.js';
import { isTravelling, pixels, placementOf, put, visiblePoint, visibleScale } from './placement.js';

/** Added to the `z` of a travelling card. It lies above all cards at rest and below a dragged one. */
const TRAVELLING = 900;

/** How long the cards are gathered before they are dealt, and how long a card turns over, in milliseconds. */
export const GATHERING = 220;
const TURNING = 200;

/** The share of its turn after which a card shows its other side. */
const HALF = 0.45;

const EASE_OUT = 'cubic-bezier(.22, 1, .36, 1)';

/** The shadows of cards. */
const LIFTED = '0 8px 18px #0006';
const AT_REST = 'var(--_edge), var(--_rest)';

/** The longest flight, in milliseconds. */
const LONGEST_FLIGHT = 320;

const timeFor = (from: Point, to: Point): number =>
  Math.min(LONGEST_FLIGHT, Math.max(140, 90 + 0.18 * Math.hypot(to.x - from.x, to.y - from.y)));

/** How a card is shown on its way. */
export interface Passage extends Course {
  /** How much slower than usual it goes; 0: not at all, it is there. */
  readonly pace: number;
  /** How long the last card waits. */
  readonly last: number;
  /** Where cards are dealt from. */
  readonly deck: Point;
  /** The side that it showed before, where it turns over. */
  readonly side: HTMLElement | undefined;
  /** The back that it shows as it leaves the deck, to turn over on its way. */
  readonly back: HTMLElement | undefined;
}

/** The card travels from its last place, a new one from the deck. */
export function place(card: HTMLElement, at: Point, z: number, passage: Passage): void {
  const { pace, deck, isDealt, side } = passage;
  const isNew = !placementOf(card);
  const before = placementOf(card) ?? put(card, pace > 0 ? deck : at, z);
  const isThere = before.at.x === at.x && before.at.y === at.y && !side && !isDealt;
  if (isThere) before.z = z;
  else if (pace > 0 && !isDealt && !side && !before.by && before.pile === card.dataset['pile'])
    slide(card, at, z, passage);
  else if (pace > 0) travel(card, at, z, passage, isDealt && !isNew);
  else put(card, at, z);
}

/** Places slide as their cards do. By script, since one that is moved in the document starts no transition. */
export function slidePlaces(table: HTMLElement, before: Geometry, now: Geometry, pace: number): Animation[] {
  return [...table.querySelectorAll('.pile')].flatMap((place, pile) => {
    const [from, to] = [spreadOf(before, pile), spreadOf(now, pile)];
    if (from.x === to.x && from.y === to.y) return [];
    const translate = [pixels({ x: from.x - to.x, y: from.y - to.y }), '0px'];
    return place.animate({ translate }, { ...sliding(timeFor(from, to), pace), composite: 'add' });
  });
}

const sliding = (duration: number, pace: number, wait = 0): KeyframeAnimationOptions => ({
  delay: wait * pace,
  duration: duration * pace,
  easing: EASE_OUT,
  fill: 'backwards',
});

/**
 * The card moves with its pile, and is pressed where it is seen. One that is pulled comes out beside its pile, and back when
 * the others have closed up.
 */
function slide(card: HTMLElement, to: Point, z: number, { pace, wait, deck, isPulled }: Passage): void {
  const { z: lastZ } = placementOf(card)!;
  const from = visiblePoint(card);
  const placement = put(card, to, z);
  placement.slides = true;
  const out = isPulled ? { x: to.x + (to.x < deck.x ? 1 : -1) * card.offsetWidth, y: to.y } : to;
  const lies = (at: Point, zIndex: number, offset: number) => ({
    translate: pixels(at),
    zIndex: TRAVELLING + zIndex,
    offset,
  });
  const before = isPulled ? lastZ + Math.sign(lastZ - z) : z;
  const frames =
    isPulled === undefined
      ? { translate: [pixels(from), pixels(to)] }
      : [lies(from, before, 0), lies(out, before, 0.5), lies(out, z, 0.5), lies(to, z, 1)];
  const duration = (isPulled ? 2 : 1) * timeFor(from, out);
  placement.travel = [card.animate(frames, sliding(duration, pace, wait))];
}

/**
 * Nothing waits for the end: the next move may come at any time. A travelling card takes no pointer events: a press is
 * meant for what lies below it.
 *
 * @param isGathered whether the card goes to the deck first.
 */
function travel(
  card: HTMLElement,
  to: Point,
  z: number,
  { pace, wait, last, deck, isDealt, turnsLate, side, back }: Passage,
  isGathered = false,
): void {
  const { z: lastZ, by } = placementOf(card)!;
  const from = visiblePoint(card);
  const scale = visibleScale(card);
  const start = isGathered ? deck : from;
  const gathered = isGathered ? GATHERING : 0;
  const leaving = gathered + wait;
  const turns = isDealt ? back : side;
  const flight = Math.max(timeFor(start, to), turns ? TURNING : 0);
  const turning = turnsLate ? leaving + flight : leaving;
  const turned = turning + HALF * TURNING;
  // What moves in a deal moves until all cards have landed. If one ended after the other, each end would be a frame of the main thread.
  const end = isDealt ? gathered + last + LONGEST_FLIGHT : leaving + flight + (turnsLate ? TURNING : 0);
  const placement = put(card, to, z);
  const goes = (at: Point, time: number, easing = 'ease'): Keyframe => ({
    translate: pixels(at),
    offset: time / end,
    easing,
  });
  const shows = (opacity: number, time: number): Keyframe[] => (isDealt ? [{ opacity, offset: time / end }] : []);
  // Who lies on whom changes where nobody sees it: at the deck, in the middle of the turn, or on leaving the pile.
  const above = TRAVELLING + z;
  const isBundle = isGathered || turnsLate;
  const before = isBundle ? TRAVELLING + lastZ : wait && !by && !isDealt ? lastZ : above;
  const change = isDealt ? gathered : turnsLate ? turned : leaving;
  placement.covers = [side, back].filter((each) => each !== undefined);
  placement.travel = [
    card.animate(
      [
        goes(from, 0),
        // In the deck no card is seen: the shadows of all would make a black frame.
        ...shows(1, 0.6 * gathered),
        ...shows(0, gathered),
        goes(start, gathered),
        ...shows(0, leaving),
        ...shows(1, leaving),
        goes(start, leaving, side ? 'ease' : EASE_OUT),
        goes(to, leaving + flight),
        goes(to, end),
      ],
      { duration: end * pace },
    ),
    hold(card, { zIndex: above, pointerEvents: 'none', ...(!isDealt && !side && { boxShadow: LIFTED }) }, end * pace),
    ...(before === above ? [] : [hold(card, { zIndex: before, boxShadow: AT_REST }, change * pace)]),
    // Cards that lay squarely on each other cast no shadow there, and those in a deck will not.
    ...(isGathered ? [hold(card, { boxShadow: 'var(--_edge)' }, gathered * pace)] : []),
    ...(side ? [cover(card, side, 0, (isDealt ? gathered : turned) * pace, end * pace)] : []),
    ...(back ? [cover(card, back, gathered * pace, turned * pace, end * pace)] : []),
    ...(turns ? [turn(card, scale, turning * pace, TURNING * pace, end * pace)] : []),
    ...(isDealt || turns ? [] : [lift(card, scale, turning * pace, flight * pace)]),
  ];
}

/** Keeps a style until a time. As long as an animation has not begun, it holds its first frame, and frames cost nothing. */
const hold = (element: HTMLElement, style: Keyframe, until: number): Animation =>
  element.animate([style, {}], { delay: until, fill: 'backwards' });

// Both ends are named, and no shadow changes here: otherwise each frame would be the main thread's. A card that was turning over goes on
// from there.
const lift = (card: HTMLElement, from: string, delay: number, duration: number): Animation =>
  card.animate({ scale: [from, '1.04', '1.04', '1'], offset: [0, 0.15, 0.5, 1] }, { delay, duration });

function turn(card: HTMLElement, from: string, delay: number, duration: number, end: number): Animation {
  // Rounded, a turn at the end could last beyond it.
  const offset = [0, delay, delay + HALF * duration, delay + duration, end].map((time) => Math.min(1, time / end));
  return card.animate({ scale: [from, from, '0 1.04', '1', '1'], offset }, end);
}

/** A side lies on the card, and is seen from one time to another: until this is half turned, say. It goes at the end. */
function cover(card: HTMLElement, side: HTMLElement, from: number, until: number, end: number): Animation {
  card.append(side);
  const offset = [0, from, until, end].map((time) => time / end);
  const cover = side.animate({ opacity: [0, 1, 0, 0], offset, easing: 'step-end' }, end);
  cover.onfinish = () => side.replaceWith();
  return cover;
}

/** @param wait before it leaves, in milliseconds. */
export function glideBack(card: HTMLElement, pace: number, wait: number): void {
  const { at, z, by } = placementOf(card)!;
  if (by && pace > 0) travel(card, at, z, { pace, wait, last: wait, deck: at, side: undefined, back: undefined });
  else if (by) put(card, at, z);
}

/** Fulfilled once no card travels any more. */
export async function landed(cards: readonly HTMLElement[]): Promise<void> {
  for (let flying = cards.filter(isTravelling); flying.length > 0; flying = cards.filter(isTravelling)) {
    await Promise.allSettled(flying.flatMap((card) => placementOf(card)!.travel.map(({ finished }) => finished)));
  }
}
