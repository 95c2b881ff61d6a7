import { type Geometry, type Point, spreadOf } from '../layout/geometry.js';
import type { Course } from './course.js';
import {
  isTravelling,
  pixels,
  type Placement,
  placementOf,
  put,
  seenAt,
  visiblePoint,
  visibleScale,
} from './placement.js';

/** Added to the `z` of a travelling card. It lies above all cards at rest and below a dragged one. */
const TRAVELLING = 900;

/** How long the cards are gathered before they are dealt, and how long a card turns over, in milliseconds. */
export const GATHERING = 220;
const TURNING = 200;

/** The share of its turn after which a card shows its other side. */
const HALF = 0.45;

/**
 * How much longer than its motion an animation lasts, in milliseconds, since a timer ends it. Chromium takes three frames of the main
 * thread for one that ends by itself, because it wakes the page 40 ms before.
 */
const SPARE = 400;

/** How long a card waits to land after it was refused, in milliseconds. */
const AGAIN = 50;

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
  /** Whether it may lie among the others now. */
  readonly mayLand: () => boolean;
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

const sliding = (duration: number) => ({ duration, easing: EASE_OUT });

/** Places slide as their cards do. By script, since one that is moved in the document starts no transition. */
export function slidePlaces(table: HTMLElement, before: Geometry, now: Geometry, pace: number): Animation[] {
  return [...table.querySelectorAll<HTMLElement>('.pile')].flatMap((place, pile) => {
    const [from, to] = [spreadOf(before, pile), spreadOf(now, pile)];
    if (from.x === to.x && from.y === to.y) return [];
    const start = place.getAnimations().length > 0 ? seenAt(place) : from;
    return place.animate({ translate: [pixels(start), pixels(to)] }, sliding(timeFor(from, to) * pace));
  });
}

/**
 * The card moves with its pile, and is pressed where it is seen. One that is pulled comes out beside its pile, and back when
 * the others have closed up.
 */
function slide(card: HTMLElement, to: Point, z: number, { pace, wait, deck, isPulled, mayLand }: Passage): void {
  const { z: lastZ } = placementOf(card)!;
  const from = visiblePoint(card);
  const placement = put(card, to, z);
  placement.slides = true;
  const out = isPulled ? { x: to.x + (to.x < deck.x ? 1 : -1) * card.offsetWidth, y: to.y } : to;
  const duration = (isPulled ? 2 : 1) * timeFor(from, out);
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
  const animation = card.animate(frames, { ...sliding(duration * pace), delay: wait * pace, fill: 'backwards' });
  move(placement, [animation], mayLand, (wait + duration) * pace);
}

/** Ends animations together, in milliseconds from now. */
function move(placement: Placement, travel: readonly Animation[], mayLand: Passage['mayLand'], end: number): void {
  placement.travel = travel;
  const land = (): void => {
    if (!mayLand()) return void (placement.landing = window.setTimeout(land, AGAIN));
    for (const each of travel) each.finish();
  };
  placement.landing = window.setTimeout(land, end);
}

/** What happens to a card on its way, and when: in milliseconds from now. */
interface Times {
  /** It is at the deck. */
  readonly gathered: number;
  /** It leaves there, or where it lies. */
  readonly leaving: number;
  readonly landing: number;
  /** It begins to turn over. */
  readonly turning: number;
  /** It shows its other side. */
  readonly turned: number;
  readonly end: number;
  /** Its animations would end. */
  readonly last: number;
}

function timesOf(from: Point, to: Point, passage: Passage, gathered: number): Times {
  const { pace, wait, last, isDealt, turnsLate, side, back } = passage;
  const leaving = gathered + wait;
  const landing = leaving + Math.max(timeFor(from, to), (isDealt ? back : side) ? TURNING : 0);
  const turning = turnsLate ? landing : leaving;
  // All cards of a deal move until the last has landed. If one ended after the other, each end would cost the main thread a frame.
  const end = isDealt ? gathered + last + LONGEST_FLIGHT : landing + (turnsLate ? TURNING : 0);
  return { gathered, leaving, landing, turning, turned: turning + HALF * TURNING, end, last: end + SPARE / pace };
}

/** The way of a card: to the deck if it starts elsewhere and is dealt, and on from there. */
function wayOf(from: Point, start: Point, to: Point, { isDealt, side }: Passage, times: Times): Keyframe[] {
  const { gathered, leaving, landing, last } = times;
  const goes = (at: Point, time: number, easing = 'ease'): Keyframe => ({
    translate: pixels(at),
    offset: time / last,
    easing,
  });
  const shows = (opacity: number, time: number): Keyframe[] => (isDealt ? [{ opacity, offset: time / last }] : []);
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
    goes(to, last),
  ];
}

/** A travelling card lies above those at rest. Its place among them changes unseen: at the deck, in the middle of its turn, or as it leaves. */
function raise(card: HTMLElement, { z, by }: Placement, now: number, passage: Passage, times: Times): Animation[] {
  const { pace, wait, isDealt, turnsLate, side } = passage;
  const { gathered, leaving, turned, last } = times;
  const above = TRAVELLING + now;
  const isBundle = gathered > 0 || turnsLate;
  const before = isBundle ? TRAVELLING + z : wait && !by && !isDealt ? z : above;
  const change = isDealt ? gathered : turnsLate ? turned : leaving;
  return [
    hold(card, { zIndex: above, pointerEvents: 'none', ...(!isDealt && !side && { boxShadow: LIFTED }) }, last * pace),
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
  const before = placementOf(card)!;
  const from = visiblePoint(card);
  const scale = visibleScale(card);
  const start = isGathered ? deck : from;
  const times = timesOf(start, to, passage, isGathered ? GATHERING : 0);
  const { gathered, turned, end, last } = times;
  const turns = isDealt ? back : side;
  const placement = put(card, to, z);
  placement.covers = [side, back].filter((each) => each !== undefined);
  const animations = [
    card.animate(wayOf(from, start, to, passage, times), last * pace),
    ...raise(card, before, z, passage, times),
    ...(side ? [cover(card, side, 0, isDealt ? gathered : turned, times, pace)] : []),
    ...(back ? [cover(card, back, gathered, turned, times, pace)] : []),
    ...(turns ? [turn(card, scale, times, pace)] : []),
    ...(isDealt || turns ? [] : [lift(card, scale, times, pace)]),
  ];
  move(placement, animations, passage.mayLand, end * pace);
}

/** Keeps a style until a time. As long as an animation has not begun, it holds its first frame, and frames cost nothing. */
const hold = (element: HTMLElement, style: Keyframe, until: number): Animation =>
  element.animate([style, {}], { delay: until, fill: 'backwards' });

/** Times as shares of a duration. Rounded, one at the end could lie beyond it. */
const shares = (times: readonly number[], last: number): number[] => times.map((time) => Math.min(1, time / last));

// Both ends are named, and no shadow changes here: otherwise each frame would be the main thread's. A card that was turning over goes on
// from there.
function lift(card: HTMLElement, from: string, { leaving, landing, last }: Times, pace: number): Animation {
  const way = landing - leaving;
  const offset = shares([0, leaving, leaving + 0.15 * way, leaving + way / 2, landing, last], last);
  return card.animate({ scale: [from, from, '1.04', '1.04', '1', '1'], offset }, last * pace);
}

function turn(card: HTMLElement, from: string, { turning, turned, last }: Times, pace: number): Animation {
  const offset = shares([0, turning, turned, turning + TURNING, last], last);
  return card.animate({ scale: [from, from, '0 1.04', '1', '1'], offset }, last * pace);
}

/** A side lies on the card, and is seen from one time to another: until this is half turned, say. It goes at the end. */
function cover(
  card: HTMLElement,
  side: HTMLElement,
  from: number,
  until: number,
  { last }: Times,
  pace: number,
): Animation {
  card.append(side);
  const offset = shares([0, from, until, last], last);
  const cover = side.animate({ opacity: [0, 1, 0, 0], offset, easing: 'step-end' }, last * pace);
  cover.onfinish = () => side.replaceWith();
  return cover;
}

/** @param wait before it leaves, in milliseconds. */
export function glideBack(card: HTMLElement, pace: number, wait: number): void {
  const { at, z, by } = placementOf(card)!;
  const passage = { pace, wait, last: wait, deck: at, side: undefined, back: undefined, mayLand: () => true };
  if (by && pace > 0) travel(card, at, z, passage);
  else if (by) put(card, at, z);
}

/** Fulfilled once no card travels any more. */
export async function landed(cards: readonly HTMLElement[]): Promise<void> {
  for (let flying = cards.filter(isTravelling); flying.length > 0; flying = cards.filter(isTravelling)) {
    await Promise.allSettled(flying.flatMap((card) => placementOf(card)!.travel.map(({ finished }) => finished)));
  }
}
