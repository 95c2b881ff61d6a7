import { isDay, plusDays, today } from '../../days/day.js';
import { quote } from '../../engine/input/quote.js';
import { type Options, readOptions } from '../../engine/model/options.js';
import { Game } from '../../engine/play/game.js';
import { readRecord } from '../../engine/record/verify.js';
import { dealSearchOf } from '../../games/variant/defaults.js';
import type { Variant } from '../../games/variant/variant.js';
import type { TimeSlice } from '../../solver/time-slice.js';
import { winnableDeal } from '../../solver/winnable-deal.js';
import type { LoggedGame } from '../storage/counts.js';
import { withDefaults } from '../storage/store.js';
import type { OptionsDay } from './statistics-file.js';

/** In milliseconds: how far two clocks may be apart. */
const DAY = 86_400_000;

const NO_DAY: OptionsDay = { day: '', options: {}, won: false, moves: 0, elapsed: 0, assisted: false, onTime: false };

const optionsFor = ({ options: specs = {} }: Variant, given: object | null): Options =>
  readOptions(specs, { ...given });

/**
 * A game of a stranger's log. A win is replayed by the rules. Of its time only the record's maker knows.
 *
 * @throws TypeError or RangeError naming what is wrong.
 */
export function verifiedGame(given: unknown, variant: Variant): LoggedGame {
  const { at, options } = withDefaults(given, { at: 0, options: {} });
  if (at <= 0 || at > Date.now() + DAY) throw new RangeError(`at is ${quote(at)}; allowed: a time gone by`);
  const { win } = given as Partial<LoggedGame>;
  if (!win) return { at, options: optionsFor(variant, options) };
  const { deal, line } = readRecord(win.record, [variant]);
  const game = new Game(deal, line);
  const { moveCount: moves, status, record } = game;
  if (status !== 'won') throw new RangeError(`record has the status ${quote(status)}; only a win is one`);
  return { at, options: deal.options, win: { moves, elapsed: withDefaults(win, { elapsed: 0 }).elapsed, record } };
}

/**
 * How a stranger has done with the deal of a day. A win needs its record among the games of the file.
 *
 * @param games those of the file that are verified.
 * @throws TypeError or RangeError naming what is wrong.
 */
export async function verifiedDay(
  given: unknown,
  games: readonly LoggedGame[],
  variant: Variant,
  slice: TimeSlice,
): Promise<OptionsDay> {
  const read = withDefaults(given, NO_DAY);
  const options = optionsFor(variant, read.options);
  const { day } = read;
  if (!isDay(day) || day > plusDays(today(), 1)) throw new RangeError(`day is ${quote(day)}; allowed: a day gone by`);
  const result = { ...read, options };
  if (!read.won) return result;
  const isOfDay = (seed = '') => seed === day || seed.startsWith(`${day}~`);
  const key = JSON.stringify(options);
  const wins = games.filter((game) => JSON.stringify(game.options) === key && isOfDay(game.win?.record.seed));
  const { seed } =
    wins.length > 0 ? await winnableDeal(variant, dealSearchOf(variant), options, day, undefined, slice) : {};
  const win = wins.find(({ win }) => win!.record.seed === seed)?.win;
  if (!win) throw new RangeError('the file has no record of this win');
  return { ...result, moves: win.moves };
}
