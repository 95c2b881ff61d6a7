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
import { dealSearchOf } from './games/variant/defaults.js';
import { bakersDozen } from './games/bakers-dozen.js';
import { luckyThirteen } from './games/lucky-thirteen.js';
import { pyramidDozen } from './games/pyramid-dozen.js';
import { trefoilSolitaire } from './games/trefoil-solitaire.js';
import { trustyTwelve } from './games/trusty-twelve.js';
import { searchAnyGame } from './solver/any-game.js';
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
export type { Player } from './solver/grade/player.js';
export type { SolveLimits } from './solver/solve.js';

/** What the solver found of a game. */
export interface Solution {
  verdict: Verdict;
  /** With `winnable`: the moves that win from where the game stands. */
  moves?: Move[];
  /** How many positions were looked at. */
  positions: number;
  /** Milliseconds spent inside the search, without the pauses. */
  ms: number;
}

/** Whose records may be read. */
export interface RecordSettings {
  /** Games of your own that a record may be of, beside the five. */
  variants?: readonly Variant[];
}

/** Whose records may be read, and what is expected of them. */
export interface VerifySettings extends RecordSettings, Expected {}

/** A game of a patience that brings its search along. */
export type Game = PlayedGame<Variant>;

const variants: readonly Variant[] = [trustyTwelve, pyramidDozen, trefoilSolitaire, luckyThirteen, bakersDozen];

/** The ids of the five games, which are also the tags of their elements. */
export const games: readonly string[] = Object.freeze(variants.map(({ id }) => id));

/**
 * Deals a game.
 *
 * @param game one of {@link games}, or a game of your own.
 * @param request `{ seed }` or `{ deck }`, and the game's own options; without either a random seed.
 * @throws RangeError or TypeError naming what was wrong: an unknown game, the seed, the deck, an option's value.
 */
export function createGame(game: string | Variant, request?: DealRequest | null): Game {
  const variant =
    typeof game === 'object' && game !== null ? readVariant(game) : variants.find(({ id }) => id === game);
  if (!variant) throw new RangeError(`unknown game ${quote(game)}; allowed: ${games.join(', ')}`);
  return new PlayedGame(readDeal(variant, request));
}

/**
 * Replays a stranger's record by the rules and says where it really leads. Never throws, whatever it is given.
 *
 * @param settings what is expected: `game`, `seed`, `options`, `deck: false`, and `variants` for games of your own. A record with
 *   something else is refused before the replay, and the `error` names it. Without settings any game and any deal will do. Bad
 *   settings refuse every record, and the `error` says what is wrong with them.
 */
export function verify(record: unknown, settings?: VerifySettings | null): Verification {
  return verifyAmong(record, () => {
    const expected = readNamed(settings ?? {}, 'settings', "{ game: 'bakers-dozen' }");
    return readExpected(expected, allVariants(expected));
  });
}

/**
 * The moves of a record, in the form that `play` takes, from its deal to its end. Each was replayed by the rules.
 *
 * @throws TypeError or RangeError naming what is wrong with the record or the settings.
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
 * Finds out whether a game can be won from where it stands, looking through the stock and the redeals, which are fixed. Never blocks
 * for longer than some milliseconds, and looks at a snapshot: the game may go on meanwhile. `winnable` comes with moves that win by
 * the rules, `unwinnable` is proved, anything else is `unknown`. If you ask again after each move, the first moves of the answers win, too.
 *
 * @throws (by rejecting) the signal's reason when it is aborted; TypeError or RangeError naming what was wrong: the game, a limit.
 */
export async function solve(game: Game, limits?: SolveLimits | null): Promise<Solution> {
  const deal = dealOf(game);
  const { line, position } = game;
  const found = await find(
    deal.rules.search ?? searchAnyGame,
    deal,
    line,
    readLimits(readNamed(limits ?? {}, 'limits', '{ ms: 1000 }')),
  );
  const { verdict, actions, positions, ms } = found;
  return { verdict, ...(actions && { moves: movesFrom(deal, position, actions) }), positions, ms };
}

/**
 * The seed that an element plays with `deals="winnable"`: the first of `seed`, `seed~2`, `seed~3` … that a fixed search proves
 * winnable. For a date such as `2026-11-20` it is the deal of that day. It never changes for the five games. Never blocks for longer
 * than some milliseconds.
 *
 * @param game one of {@link games}, or a game of your own.
 * @param request `{ seed }`, and the game's own options.
 * @param settings an `AbortSignal`, where hardly any deal can be won: the search ends after 20,000. Default: none.
 * @throws (by rejecting) as {@link createGame} does; TypeError for a deck, which leaves nothing to choose, and for a signal that is
 *   none; the signal's reason when it is aborted.
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
 * How hard a game is from its deal on, if it can be won: in which third it lies of the deals that can. Whether it can be won is not
 * looked at. The grade of a deal of the five games never changes. Takes some milliseconds, and never blocks for longer than some. `null`
 * for a game of your own without `grading`.
 *
 * @param settings an `AbortSignal`. Default: none.
 * @throws (by rejecting) the signal's reason when it is aborted; TypeError naming what was wrong: the game, the signal.
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
  throw new TypeError(`${quote(game)} is no game that createGame has dealt`);
}
