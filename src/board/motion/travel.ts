import { type Geometry, type Point, spreadOf } from '../layout/geometry.js';
import type { Course } from './course.js';
import { isTravelling, pixels, type Placement, placementOf, put, visiblePoint, visibleScale } from './placement.js';

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

/** The card travels from its last place. A new one is dealt from the deck, or is there. */
export function place(card: HTMLElement, at: Point, z: number, passage: Passage): void {
  const { pace, deck, isDealt, side } = passage;
  const isNew = !placementOf(card);
  const before = placementOf(card) ?? put(card, isDealt ? deck : at, z);
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
 * When a card on its way is at the deck, leaves there or where it lies, lands, begins to turn over, shows its other side, and is done, in
 * milliseconds from now.
 */
type Times = readonly [
  gathered: number,
  leaving: number,
  landing: number,
  turning: number,
  turned: number,
  end: number,
];

function timesOf(from: Point, to: Point, passage: Passage, gathered: number): Times {
  const { wait, last, isDealt, turnsLate, side, back } = passage;
  const leaving = gathered + wait;
  const landing = leaving + Math.max(timeFor(from, to), (isDealt ? back : side) ? TURNING : 0);
  const turning = turnsLate ? landing : leaving;
  // All cards of a deal move until the last has landed. If one ended after the other, each end would cost the main thread a frame.
  const end = isDealt ? gathered + last + LONGEST_FLIGHT : landing + (turnsLate ? TURNING : 0);
  return [gathered, leaving, landing, turning, turning + HALF * TURNING, end];
}

/** The way of a card: to the deck if it starts elsewhere and is dealt, and on from there. */
function wayOf(from: Point, start: Point, to: Point, { isDealt, side }: Passage, times: Times): Keyframe[] {
  const [gathered, leaving, landing, , , end] = times;
  const goes = (at: Point, time: number, easing = 'ease'): Keyframe => ({
    translate: pixels(at),
    offset: time / end,
    easing,
  });
  const shows = (opacity: number, time: number): Keyframe[] => (isDealt ? [{ opacity, offset: time / end }] : []);
  return [
    goes(from, 0),
    // Cards are hidden in the deck: all their shadows together would make a black frame.
    ...shows(1, 0.6 * gathered),
    ...shows(0, gathered),
    goes(start, gathered),
    ...shows(0, leaving),
    ...shows(1, leaving),
    goes(start, leaving, side ? 'ease' : EASE_OUT),
    goes(to, landing),
    goes(to, end),
  ];
}

/** A travelling card lies above those at rest. Its place among them changes unseen: at the deck, in the middle of its turn, or as it leaves. */
function raise(card: HTMLElement, { z, by }: Placement, now: number, passage: Passage, times: Times): Animation[] {
  const { pace, wait, isDealt, turnsLate, side } = passage;
  const [gathered, leaving, , , turned, end] = times;
  const above = TRAVELLING + now;
  const isBundle = gathered > 0 || turnsLate;
  const before = isBundle ? TRAVELLING + z : wait && !by && !isDealt ? z : above;
  const change = isDealt ? gathered : turnsLate ? turned : leaving;
  return [
    hold(card, { zIndex: above, pointerEvents: 'none', ...(!isDealt && !side && { boxShadow: LIFTED }) }, end * pace),
    ...(before === above ? [] : [hold(card, { zIndex: before, boxShadow: AT_REST }, change * pace)]),
    // Cards that lay squarely on each other cast no shadow there, nor will they in a deck.
    ...(gathered > 0 ? [hold(card, { boxShadow: 'var(--_edge)' }, gathered * pace)] : []),
  ];
}

/**
 * Nothing waits for the end, because the next move may come at any time. A travelling card takes no pointer events: a press is meant for
 * the card below it.
 *
 * @param isGathered whether the card goes to the deck first.
 */
function travel(card: HTMLElement, to: Point, z: number, passage: Passage, isGathered = false): void {
  const { pace, deck, isDealt, side, back } = passage;
  const last = placementOf(card)!;
  const from = visiblePoint(card);
  const scale = visibleScale(card);
  const start = isGathered ? deck : from;
  const times = timesOf(start, to, passage, isGathered ? GATHERING : 0);
  const [gathered, leaving, landing, turning, turned, end] = times;
  const turns = isDealt ? back : side;
  const placement = put(card, to, z);
  placement.covers = [side, back].filter((each) => each !== undefined);
  placement.travel = [
    card.animate(wayOf(from, start, to, passage, times), end * pace),
    ...raise(card, last, z, passage, times),
    ...(side ? [cover(card, side, 0, (isDealt ? gathered : turned) * pace, end * pace)] : []),
    ...(back ? [cover(card, back, gathered * pace, turned * pace, end * pace)] : []),
    ...(turns ? [turn(card, scale, turning * pace, TURNING * pace, end * pace)] : []),
    ...(isDealt || turns ? [] : [lift(card, scale, turning * pace, (landing - leaving) * pace)]),
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
