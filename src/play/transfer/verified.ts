import type { DayResult } from '../../days/day-result.js';
import { plusDays, today } from '../../days/day.js';
import { type Options, readOptions } from '../../engine/model/options.js';
import { recordOf } from '../../engine/play/game-record.js';
import { recordSteps } from '../../engine/record/verify.js';
import { dealSearchOf } from '../../games/variant/defaults.js';
import type { Variant } from '../../games/variant/variant.js';
import type { TimeSlice } from '../../solver/time-slice.js';
import { winnableDeal } from '../../solver/winnable-deal.js';
import type { LoggedGame } from '../storage/counts.js';
import { trusted } from '../storage/times.js';

/**
 * A game of a stranger's log. A win is replayed by the rules. Its time and difficulty are as the log has them, because no record knows them.
 *
 * @param time now, by the reader's clock.
 * @throws TypeError or RangeError naming what is wrong.
 */
export async function verifiedGame(
  { at, options, difficulty, win }: LoggedGame,
  variant: Variant,
  time: number,
  slice: TimeSlice,
): Promise<LoggedGame> {
  if (!trusted(at, time)) throw new RangeError('not a past date');
  const known = { at, ...(difficulty && { difficulty }) };
  if (!win) return { ...known, options: readOptions(variant.options ?? {}, { ...options }) };
  const { deal, line, result } = await slice.run(recordSteps(win.record, [variant]));
  if (result.status !== 'won') throw new RangeError('not won');
  const { actions } = line;
  return {
    ...known,
    options: deal.options,
    win: { ...win, moves: actions.length, record: recordOf(deal, actions, 'won') },
  };
}

/**
 * How a stranger has done with the deal of a day. A win needs a verified record of the very deal that `winnableSeed` chooses for that day. If no
 * record has its moves, the fewest of them count, because a day can be won on its own day and later in fewer moves.
 *
 * @param games those of the stranger that are verified.
 * @param time now, by the reader's clock.
 * @throws RangeError naming what is wrong.
 */
export async function verifiedDay(
  result: DayResult,
  options: Options,
  games: readonly LoggedGame[],
  variant: Variant,
  time: number,
  slice: TimeSlice,
): Promise<DayResult> {
  const { day, won } = result;
  if (day > plusDays(today(time), 1)) throw new RangeError('not a past date');
  if (!won) return result;
  const key = JSON.stringify(options);
  const wins = games.flatMap(({ win }) => (win?.record.seed?.split('~')[0] === day ? win : []));
  const ofDay = wins.filter(({ record }) => JSON.stringify(record.options) === key);
  const search = dealSearchOf(variant);
  const deal = ofDay[0] && (await winnableDeal(variant, search, options, day, undefined, slice));
  const ofDeal = ofDay.filter(({ record }) => record.seed === deal!.seed);
  if (ofDeal.some(({ moves }) => moves === result.moves)) return result;
  if (ofDeal[0]) return { ...result, moves: Math.min(...ofDeal.map(({ moves }) => moves)) };
  // A win with the solution shown is in no log.
  if (result.assisted) return { ...result, won: false };
  throw new RangeError('no record of this win');
}
