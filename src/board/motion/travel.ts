import type { Point } from '../layout/geometry.js';
import { EASE_OUT, landIn, type Passage, type Times, timesOf, TRAVELLING, TURNING } from './passage.js';
import {
  isTravelling,
  land,
  pixels,
  type Placement,
  placementOf,
  put,
  visiblePoint,
  visibleScale,
} from './placement.js';

/** The shadows of cards. */
const LIFTED = '0 8px 18px #0006';
const AT_REST = 'var(--_edge), var(--_rest)';

/**
 * A page or the reader may end an animation. By the time this runs, the card may be on its next way. During a press it stays above the
 * others until its timer lands it, because the cards can't be sorted.
 */
export function onTheWay(card: HTMLElement, animation: Animation, sort: Passage['sort']): Animation {
  const placement = placementOf(card);
  animation.onfinish = () => {
    if (placementOf(card) === placement && sort()) land(card);
  };
  return animation;
}

/** The keyframes of a card's way. A dealt card is invisible before it leaves. */
function wayOf(from: Point, to: Point, { isDealt, side }: Passage, { leaving, landing, last }: Times): Keyframe[] {
  const goes = (at: Point, time: number, easing = 'ease'): Keyframe => ({
    translate: pixels(at),
    offset: time / last,
    easing,
  });
  const shows = (opacity: number, time: number): Keyframe[] => (isDealt ? [{ opacity, offset: time / last }] : []);
  return [
    goes(from, 0),
    ...shows(0, 0),
    ...shows(0, leaving),
    ...shows(1, leaving),
    goes(from, leaving, side ? 'ease' : EASE_OUT),
    goes(to, landing),
    goes(to, last),
  ];
}

/**
 * A travelling card lies above those at rest until it lands. Its place among them changes unseen: at the deck, in the middle of its turn,
 * or as it leaves.
 */
function raise(card: HTMLElement, { z, by }: Placement, now: number, passage: Passage, times: Times): Animation[] {
  const { pace, wait, isDealt, turnsLate, side } = passage;
  const above = TRAVELLING + now;
  const boxShadow = isDealt || side ? '' : LIFTED;
  Object.assign(card.style, { zIndex: above, pointerEvents: 'none', boxShadow });
  const before = turnsLate ? TRAVELLING + z : wait && !by && !isDealt ? z : above;
  const change = turnsLate ? times.turned : times.leaving;
  return before === above ? [] : [hold(card, { zIndex: before, boxShadow: AT_REST }, change * pace)];
}

/**
 * Nothing waits for the end, because the next move may come at any time. A travelling card takes no pointer events, because a press means
 * the card below it.
 */
export function travel(card: HTMLElement, to: Point, z: number, passage: Passage): void {
  const { pace, deck, isDealt, side, back } = passage;
  const before = placementOf(card)!;
  const from = isDealt ? deck : visiblePoint(card);
  const scale = isDealt ? '1' : visibleScale(card);
  const times = timesOf(from, to, passage);
  const { turned, end, last } = times;
  const turns = isDealt ? back : side;
  const placement = put(card, to, z);
  placement.covers = [side, back].filter((each) => each !== undefined);
  placement.isShared = passage.last > 0;
  const grows = turns ? turn(scale, times) : isDealt ? [] : lift(scale, times);
  // One animation costs less than several.
  const course = [...wayOf(from, to, passage, times), ...grows].sort((a, b) => a.offset! - b.offset!);
  placement.travel = [
    onTheWay(card, card.animate(course, last * pace), passage.sort),
    ...raise(card, before, z, passage, times),
    ...placement.covers.map((each) => cover(card, each, turned, last, pace)),
  ];
  landIn(end * pace, card, passage.sort);
}

/** Keeps a style until a time. As long as an animation has not begun, it holds its first frame, and frames cost nothing. */
const hold = (element: HTMLElement, style: Keyframe, until: number): Animation =>
  element.animate([style, {}], { delay: until, fill: 'backwards' });

/** Times as shares of a duration. Rounded, one at the end could lie beyond it. */
const shares = (times: readonly number[], last: number): number[] => times.map((time) => Math.min(1, time / last));

/** The sizes of a card by times. A card that was turning over continues from there. */
const sized = (sizes: readonly string[], times: readonly number[], last: number): Keyframe[] =>
  shares(times, last).map((offset, i) => ({ scale: sizes[i]!, offset }));

// Both ends are named, and no shadow changes here: otherwise each frame would be the main thread's.
function lift(from: string, { leaving, landing, last }: Times): Keyframe[] {
  const way = landing - leaving;
  const times = [0, leaving, leaving + 0.15 * way, leaving + way / 2, landing, last];
  return sized([from, from, '1.04', '1.04', '1', '1'], times, last);
}

const turn = (from: string, { turning, turned, last }: Times): Keyframe[] =>
  sized([from, from, '0 1.04', '1', '1'], [0, turning, turned, turning + TURNING, last], last);

/** Lays a side on a card, where it is visible until the card is about half turned. It is removed at the end. */
export function cover(card: HTMLElement, side: HTMLElement, until: number, last: number, pace: number): Animation {
  card.append(side);
  const offset = shares([0, until, last], last);
  const cover = side.animate({ opacity: [1, 0, 0], offset, easing: 'step-end' }, last * pace);
  cover.onfinish = () => side.replaceWith();
  return cover;
}

/** @param wait before it leaves, in milliseconds. */
export function glideBack(card: HTMLElement, pace: number, wait: number, sort: Passage['sort']): void {
  const { at, z, by } = placementOf(card)!;
  const passage = { pace, wait, last: 0, deck: at, side: undefined, back: undefined, sort };
  if (by && pace > 0) travel(card, at, z, passage);
  else if (by) put(card, at, z);
}

/** Fulfilled once no card travels any more. */
export async function landed(cards: readonly HTMLElement[]): Promise<void> {
  for (let flying = cards.filter(isTravelling); flying.length > 0; flying = cards.filter(isTravelling)) {
    await Promise.allSettled(flying.flatMap((card) => placementOf(card)!.travel.map(({ finished }) => finished)));
  }
}
