import { isDay, plusDays } from '../../days/day.js';
import { type DayResult, isWonOnTime } from '../../days/day-result.js';
import type { Options } from '../../engine/model/options.js';
import type { SessionUpdate } from '../session/game-session.js';
import { toJson } from '../../engine/input/own.js';
import { type Store, withDefaults } from '../storage/store.js';

export const KEY = 'days';

/** The most characters for the results with one set of options. At least 400 days fit. */
const ROOM = 15_500;

/** The key of the days too old for a full result. The newest {@link OLDER_DAYS} of them keep only how they went. */
const OLDER = 'older';
const OLDER_DAYS = 4000;

/** A result as it is kept: moves, milliseconds, and 1 if it is won, 2 if assisted, 4 if on time. */
const NONE = { 0: 0, 1: 0, 2: 0 };

/** The older days as they are kept: the first of them, and a digit for each from there on, or a `-` for one that was not played. */
const NO_OLDER = { 0: '', 1: '' };

const flagsOf = ({ won, assisted, onTime }: DayResult): number => (won ? 1 : 0) + (assisted ? 2 : 0) + (onTime ? 4 : 0);

const resultOf = (day: string, moves: number, elapsed: number, flags: number): DayResult => ({
  day,
  won: (flags & 1) > 0,
  moves,
  elapsed,
  assisted: (flags & 2) > 0,
  onTime: (flags & 4) > 0,
});

const newestFirst = (results: Iterable<DayResult>): DayResult[] =>
  [...results].sort((a, b) => (a.day < b.day ? 1 : -1));

/** The results of a kept object, newest first. */
export function resultsIn(kept: unknown): DayResult[] {
  const set = Object(kept) as Record<string, unknown>;
  const { 0: first, 1: flags } = withDefaults(set[OLDER], NO_OLDER);
  const older = isDay(first)
    ? [...flags.slice(0, OLDER_DAYS)].flatMap((flag, i) =>
        flag >= '0' ? resultOf(plusDays(first, i), 0, 0, Number(flag)) : [],
      )
    : [];
  const rows = Object.keys(set).filter(isDay);
  return newestFirst([
    ...older,
    ...rows.map((day) => {
      const { 0: moves, 1: elapsed, 2: flags } = withDefaults(set[day], NONE);
      return resultOf(day, moves, elapsed, flags);
    }),
  ]);
}

/** @param results newest first. Those that have no room lose their moves and their time. */
function keptOf(results: readonly DayResult[]): object {
  const rows: [day: string, kept: unknown][] = [];
  let room = ROOM;
  for (const result of results) {
    const row = [result.moves, result.elapsed, flagsOf(result)];
    room -= toJson({ [result.day]: row }).length - 1;
    if (room < 0) break;
    rows.push([result.day, row]);
  }
  const older = new Map(results.slice(rows.length).map((result) => [result.day, flagsOf(result)]));
  const [newest] = older.keys();
  if (!newest) return Object.fromEntries(rows);
  let [flags, day] = ['', newest];
  for (const first = [...older.keys()].at(-1)!; day >= first && flags.length < OLDER_DAYS; day = plusDays(day, -1)) {
    flags = (older.get(day) ?? '-') + flags;
  }
  return Object.fromEntries([...rows, [OLDER, [plusDays(day, 1), flags]]]);
}

/** The results of the days that were played with these options, newest first. */
export const resultsOf = (store: Store, options: Options): DayResult[] => resultsIn(store.readFor(options, KEY));

/** How much a result is worth, by one figure after another: the better win, or else the game that went on. */
const worthOf = (result: DayResult): number[] => {
  const { won, moves, elapsed, assisted } = result;
  const worth = Number(won) + Number(isWonOnTime(result)) + Number(won && !assisted);
  // The moves of an old day are not known any more.
  return [worth, ...(won ? [-(moves || Infinity), -elapsed] : [moves, elapsed]), flagsOf(result)];
};

function better(a: DayResult, b: DayResult): DayResult {
  const [worthOfA, worthOfB] = [worthOf(a), worthOf(b)];
  const order = worthOfA.map((worth, i) => worth - worthOfB[i]!).find((difference) => difference) ?? 0;
  return order < 0 ? b : a;
}

/**
 * Keeps results beside those there are: of each day the best, whichever comes first.
 *
 * @returns false if there is no room yet.
 */
export function keepResults(store: Store, options: Options, results: readonly DayResult[]): boolean {
  if (results.length === 0) return true;
  return store.updateFor(options, KEY, (kept) => {
    const byDay = new Map(resultsIn(kept).map((result) => [result.day, result]));
    for (const result of results) {
      const other = byDay.get(result.day);
      byDay.set(result.day, other ? better(other, result) : result);
    }
    return keptOf(newestFirst(byDay.values()));
  });
}

/** Saves the state of a day: begun with its first move, then won or lost, whether the reader or a script makes the moves. */
export function keepDay(store: Store, today: string, { game, change, past }: SessionUpdate): void {
  const { day, elapsed, assisted } = past;
  const { status, moveCount: moves, deal } = game;
  if (!day || !change || change.type === 'undo' || (status === 'playing' && moves > 1)) return;
  keepResults(store, deal.options, [{ day, won: status === 'won', moves, elapsed, assisted, onTime: day === today }]);
}
