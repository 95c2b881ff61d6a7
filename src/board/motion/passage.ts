import type { Point } from '../layout/geometry.js';
import type { Course } from './course.js';
import { land, placementOf } from './placement.js';

/** Added to the `z` of a travelling card. It lies above all cards at rest and below a dragged one. */
export const TRAVELLING = 900;

/** How long the cards are gathered before they are dealt, and how long a card turns over, in milliseconds. */
export const GATHERING = 150;
export const TURNING = 200;

/** The share of its turn after which a card shows its other side. */
const HALF = 0.45;

/**
 * How much longer than its motion a flight lasts, in milliseconds. A timer ends it before, because Chromium wakes the main thread 40 ms
 * before an animation ends by itself, for three frames. The rest is for a landing that waits until a press is over.
 */
export const SPARE = 400;

/** The interval between attempts of a landing that waits, in milliseconds. */
const AGAIN = 50;

export const EASE_OUT = 'cubic-bezier(.22, 1, .36, 1)';

/** The longest flight, and that of a card from the deck, in milliseconds. */
const LONGEST_FLIGHT = 320;
const LONGEST_DEALT = 230;

export const timeFor = (from: Point, to: Point): number =>
  Math.min(LONGEST_FLIGHT, Math.max(140, 90 + 0.18 * Math.hypot(to.x - from.x, to.y - from.y)));

/** How a card is shown on its way. */
export interface Passage extends Course {
  /** How much slower than usual the card moves; 0: no motion. */
  readonly pace: number;
  /** Puts the cards into the order in which they lie on each other, before one lands. Returns whether that was possible. */
  readonly sort: () => boolean;
  /** How long the last card waits. */
  readonly last: number;
  /** Where cards are dealt from. */
  readonly deck: Point;
  /** The previous side, if the card turns over. */
  readonly side: HTMLElement | undefined;
  /** The back that it shows as it leaves the deck, to turn over on its way. */
  readonly back: HTMLElement | undefined;
}

/** Ends the travel of a card, in milliseconds from now or a little later. */
export function landIn(end: number, card: HTMLElement, sort: Passage['sort']): void {
  placementOf(card)!.landing = window.setTimeout(() => {
    if (sort()) land(card);
    else landIn(AGAIN, card, sort);
  }, end);
}

/** What happens to a card on its way, and when: in milliseconds from now. */
export interface Times {
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

/**
 * When a deal ends, in milliseconds, if its last card leaves at `last`. All cards move until then, because ends one after another would
 * each cost the main thread a frame.
 */
export const endOfDeal = (last: number): number => last + LONGEST_DEALT;

export function timesOf(from: Point, to: Point, passage: Passage): Times {
  const { pace, wait: leaving, last, isDealt, turnsLate, side, back } = passage;
  const flight = Math.max(timeFor(from, to), (isDealt ? back : side) ? TURNING : 0);
  const landing = leaving + (isDealt ? Math.min(flight, LONGEST_DEALT) : flight);
  const turning = turnsLate ? landing : leaving;
  const end = isDealt ? endOfDeal(last) : landing + (turnsLate ? TURNING : 0);
  return { leaving, landing, turning, turned: turning + HALF * TURNING, end, last: end + SPARE / pace };
}
