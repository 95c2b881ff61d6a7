import alea from '../../engine/model/alea.js';
import { type Deal, start } from '../../engine/model/deal.js';
import type { Options } from '../../engine/model/options.js';
import type { Rules } from '../../engine/model/rules.js';
import { TimeSlice } from '../time-slice.js';
import type { Position } from '../../engine/model/position.js';

/**
 * A simple player, who sees what lies on the table and does not think ahead. Given a deal and its first position, returns a function that
 * plays the deal once, by random numbers from 0 up to 1, and returns how many cards came home, or whatever else counts in the game.
 */
export type Player = (deal: Deal, start: Position) => (random: () => number) => number;

/** How often a player does anything instead of what looks best. */
export const NOISE = 0.1;

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

/** How hard a deal is among the winnable deals of its game. */
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The grade with this name; `null` if there is none. */
export const gradeNamed = (name: string): Difficulty | null => DIFFICULTIES.find((each) => each === name) ?? null;

/** How deals of a game are graded. It must not change once a game is released, because its deals would change their grades. */
export interface Grading {
  readonly player: Player;
  /**
   * Two figures for these options, which the player's mean result is compared with. Below the first, a winnable deal is hard; from the
   * second on, it is easy. Each is a third of the winnable deals. `undefined`: deals with these options have no grade.
   */
  readonly limits: (options: Options) => readonly [number, number] | undefined;
}

/** A game whose deals can be graded. */
export interface GradedRules extends Rules {
  readonly grading?: Grading;
}

/** Enough for the order of deals: see docs/winnability.md. */
const PLAYOUTS = 64;

/** What a deal is worth to a player, on average. Never blocks the page for longer than a slice and one playout. */
export async function meanOf(
  deal: Deal,
  player: Player,
  signal?: AbortSignal,
  slice = new TimeSlice(),
  set = 'difficulty',
): Promise<number> {
  const random = alea(`${deal.seed}/${set}`);
  const play = player(deal, start(deal));
  let sum = 0;
  for (let i = 0; i < PLAYOUTS; i++) {
    signal?.throwIfAborted();
    sum += play(random);
    if (slice.isOver) await slice.next();
  }
  return sum / PLAYOUTS;
}

/**
 * How hard a deal is, assuming that it's winnable, which isn't checked. Version 1, frozen: the same deal always has the same grade. `null`
 * if the game or its options have no limits.
 *
 * @throws (by rejecting) the signal's reason when it is aborted.
 */
export async function gradeOf(
  deal: Deal<GradedRules>,
  signal?: AbortSignal,
  slice?: TimeSlice,
): Promise<Difficulty | null> {
  const { rules, options } = deal;
  const limits = rules.grading?.limits(options);
  if (!limits) return null;
  const mean = await meanOf(deal, rules.grading!.player, signal, slice);
  return mean < limits[0] ? 'hard' : mean < limits[1] ? 'medium' : 'easy';
}
