import { toJson } from '../../engine/input/own.js';
import { readOptions } from '../../engine/model/options.js';
import { recordOf } from '../../engine/play/game-record.js';
import { recordSteps } from '../../engine/record/verify.js';
import type { Variant } from '../../games/variant/variant.js';
import type { TimeSlice } from '../../solver/time-slice.js';
import { type LoggedGame, trusted } from '../storage/counts.js';

/** The most characters of fields of later versions. */
const LATER = 200;

/** Fields of a stranger's file, unless they are longer than such fields need. */
const short = (fields: object): object => (toJson(fields).length > LATER ? {} : fields);

/**
 * A game of a stranger's log. A win is replayed by the rules. Its time and difficulty come from the log, because records don't
 * contain them.
 *
 * @param time now, by the reader's clock.
 * @throws TypeError or RangeError naming what is wrong.
 */
export async function verifiedGame(
  { at, options, difficulty, win, ...later }: LoggedGame,
  variant: Variant,
  time: number,
  slice: TimeSlice,
): Promise<LoggedGame> {
  if (!trusted(at, time)) throw new RangeError('not a past date');
  const others = { ...short({ difficulty }), ...short(later) };
  if (!win) return { at, options: readOptions(variant.options ?? {}, { ...options }), ...others };
  const { deal, line, result } = await slice.run(recordSteps(win.record, [variant]));
  if (result.status !== 'won') throw new RangeError('not won');
  const { actions } = line;
  const { moves: _moves, elapsed, record: _record, ...laterOfWin } = win;
  return {
    at,
    options: deal.options,
    win: { moves: actions.length, elapsed, record: recordOf(deal, actions, 'won'), ...short(laterOfWin) },
    ...others,
  };
}
