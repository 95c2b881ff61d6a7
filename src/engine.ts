import { readNamed } from './engine/input/arguments.js';
import { readVariant } from './games/variant/read-variant.js';
import { type DealRequest, readDeal } from './engine/model/deal.js';
import type { GameRecord } from './engine/play/game-record.js';
import { Game as PlayedGame } from './engine/play/game.js';
import { type Move, movesFrom } from './engine/model/move.js';
import type { Verdict } from './solver/search.js';
import { isArray, quote } from './engine/input/quote.js';
import type { Variant } from './games/variant/variant.js';
import { type Expected, readExpected } from './engine/record/expected.js';
import { readRecord, type Verification, verify as verifyAmong } from './engine/record/verify.js';
import { dealSearchOf, searchOf } from './games/variant/defaults.js';
import { bakersDozen } from './games/bakers-dozen.js';
import { luckyThirteen } from './games/lucky-thirteen.js';
import { pyramidDozen } from './games/pyramid-dozen.js';
import { trefoilSolitaire } from './games/trefoil-solitaire.js';
import { trustyTwelve } from './games/trusty-twelve.js';
import { type SolveLimits, readLimits, solve as find } from './solver/solve.js';
import { type Difficulty, gradeOf } from './solver/grade/grade.js';
import { winnableDeal } from './solver/winnable-deal.js';

export type { DealRequest } from './engine/model/deal.js';
export type { Move } from './engine/model/move.js';
export type { GameRecord, GameRecord as Record } from './engine/play/game-record.js';
export type { Reason, Status } from './engine/play/result.js';
export type { Pile, State } from './engine/play/state.js';
export type { Variant } from './games/variant/variant.js';
export type { Verification } from './engine/record/verify.js';
export type { Verdict } from './solver/search.js';
export { recordFromLink, recordFromText, recordToText } from './engine/record/text.js';
export type { Difficulty, Grading } from './solver/grade/grade.js';
export type { Player } from './solver/grade/grade.js';
export type { SolveLimits } from './solver/solve.js';

/** The answer of {@link solve}. */
export interface Solution {
  /** `'winnable'`, `'unwinnable'` (proved) or `'unknown'`. */
  verdict: Verdict;
  /** The moves that win from the current position. Only if the verdict is `'winnable'`. */
  moves?: Move[];
  /** The number of positions searched. */
  positions: number;
  /** The time spent searching, in milliseconds, without the pauses. */
  ms: number;
}

/** The settings of {@link movesOf}. */
export interface RecordSettings {
  /** Your own games, in addition to the five. Default: none. */
  variants?: readonly Variant[];
}

/** The settings of {@link verify}: the deal that you expect, and your own games. */
export interface VerifySettings extends RecordSettings, Expected {}

/** A game in play, as {@link createGame} deals it. */
export type Game = PlayedGame<Variant>;

const variants: readonly Variant[] = [trustyTwelve, pyramidDozen, trefoilSolitaire, luckyThirteen, bakersDozen];

/** The ids of the five games, such as `bakers-dozen`. They are also the tags of the elements. */
export const games: readonly string[] = Object.freeze(variants.map(({ id }) => id));

/**
 * Deals a game.
 *
 * @param game one of {@link games}, or your own game.
 * @param request `{ seed }` or `{ deck }`, and the game's options. Default: a random seed and the default options.
 * @throws RangeError or TypeError that names what is wrong: the game, the seed, the deck, or an option.
 */
export function createGame(game: string | Variant, request?: DealRequest | null): Game {
  const variant =
    typeof game === 'object' && game !== null ? readVariant(game) : variants.find(({ id }) => id === game);
  if (!variant) throw new RangeError(`unknown game ${quote(game)}; allowed: ${games.join(', ')}`);
  return new PlayedGame(readDeal(variant, request));
}

/**
 * Checks an untrusted record: replays it under the rules and returns the result. Never throws, whatever it is given.
 *
 * @param record the record, as an object.
 * @param settings the deal that you expect: `game`, `seed`, `options` and `deck: false`; and `variants` for your own games. A record of
 *   another deal is refused before the replay, and `error` names the difference. Without settings, any game and any deal is accepted.
 *   Invalid settings refuse every record, and `error` says what is wrong with them.
 */
export function verify(record: unknown, settings?: VerifySettings | null): Verification {
  return verifyAmong(record, () => {
    const expected = readNamed(settings ?? {}, 'settings', "{ game: 'bakers-dozen' }");
    return readExpected(expected, allVariants(expected));
  });
}

/**
 * All moves of a record, from the deal on, as `play` takes them. The record is replayed under the rules first.
 *
 * @param settings `variants` for your own games. Default: only the five games.
 * @throws TypeError or RangeError that names what is wrong with the record or the settings.
 */
export function movesOf(record: GameRecord, settings?: RecordSettings | null): Move[] {
  const known = allVariants(readNamed(settings ?? {}, 'settings', '{ variants: [myGame] }'));
  const { deal, line } = readRecord(record, known);
  return movesFrom(deal, line.positions[0]!, line.actions);
}

const allVariants = ({ variants: own }: RecordSettings): Variant[] => [...variants, ...readVariants(own ?? [])];

/** Throws as {@link createGame} does. */
function readVariants(given: readonly Variant[]): Variant[] {
  if (isArray(given) !== true) throw new TypeError(`variants is ${quote(given)}; allowed: an array of games`);
  const read: Variant[] = [];
  // One after the other: what only looks like an array may be endless.
  for (let i = 0; i < given.length; i++) read.push(readVariant(given[i]));
  return read;
}

/**
 * Searches for a win from the current position. The solver sees the stock and the results of redeals, because the seed fixes them. It never
 * blocks for longer than a few milliseconds, and works on a snapshot, so the game can go on meanwhile. `winnable` comes with moves that
 * win under the rules, `unwinnable` is proved, everything else is `unknown`. You can also call it after each move and play only the first
 * move of each answer: that wins, too.
 *
 * @param game a game that {@link createGame} has dealt.
 * @param limits `positions`, `ms` and `signal`. Default: 500,000 positions.
 * @throws (by rejecting) the reason of the signal when it is aborted; TypeError or RangeError that names what is wrong with the game or a
 *   limit.
 */
export async function solve(game: Game, limits?: SolveLimits | null): Promise<Solution> {
  const deal = dealOf(game);
  const { line, position } = game;
  const found = await find(
    searchOf(deal.rules),
    deal,
    line,
    readLimits(readNamed(limits ?? {}, 'limits', '{ ms: 1000 }')),
  );
  const { verdict, actions, positions, ms } = found;
  return { verdict, ...(actions && { moves: movesFrom(deal, position, actions) }), positions, ms };
}

/**
 * The seed that an element plays with `deals="winnable"`: the first of `seed`, `seed~2`, `seed~3` and so on that a fixed search proves
 * winnable. For a date such as `2026-11-20`, it is the daily deal. For the five games, it never changes. If 20,000 tries find none, it is
 * `seed` itself. Never blocks for longer than a few milliseconds.
 *
 * @param game one of {@link games}, or your own game.
 * @param request `{ seed }`, and the game's options. Without a seed, a random one is the start.
 * @param settings `signal`, an `AbortSignal`. It is useful if hardly any deal is winnable. Default: none.
 * @throws (by rejecting) as {@link createGame} does; TypeError for a deck or an invalid signal; the reason of the signal when it is
 *   aborted.
 */
export async function winnableSeed(
  game: string | Variant,
  request: DealRequest,
  settings?: Pick<SolveLimits, 'signal'> | null,
): Promise<string> {
  const { rules, options, seed, deck } = createGame(game, request).deal;
  if (deck) throw new TypeError('deck is not allowed here; allowed: seed');
  const { signal } = readLimits(readNamed(settings ?? {}, 'settings', '{ signal }'));
  return (await winnableDeal(rules, dealSearchOf(rules), options, seed, signal)).seed;
}

/**
 * The difficulty of a game's deal: `'easy'`, `'medium'` or `'hard'`, each a third of the winnable deals; `null` for a game without
 * `grading`, or with options for which it has none. It depends neither on the current position nor on whether the deal is winnable. For
 * the five games, it never changes. Takes some milliseconds, and never blocks for longer than a few.
 *
 * @param game a game that {@link createGame} has dealt.
 * @param settings `signal`, an `AbortSignal`. Default: none.
 * @throws (by rejecting) the reason of the signal when it is aborted; TypeError that names what is wrong with the game or the signal.
 */
export async function difficultyOf(
  game: Game,
  settings?: Pick<SolveLimits, 'signal'> | null,
): Promise<Difficulty | null> {
  const { signal } = readLimits(readNamed(settings ?? {}, 'settings', '{ signal }'));
  return gradeOf(dealOf(game), signal);
}

/** @throws TypeError for anything but a game. */
function dealOf(game: unknown) {
  if (game instanceof PlayedGame) return (game as Game).deal;
  throw new TypeError(`${quote(game)} is not a game from createGame`);
}
