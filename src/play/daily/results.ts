import { isDay } from '../../days/day.js';
import { type DayResult, isWonOnTime } from '../../days/day-result.js';
import type { Options } from '../../engine/model/options.js';
import type { SessionUpdate } from '../session/game-session.js';
import { toJson } from '../../engine/input/own.js';
import { type Store, withDefaults } from '../storage/store.js';

const KEY = 'days';

/** What the results of a game may take, in characters. 400 days of one set of options always have room. */
const ROOM = 16_000;

/** A result as it is kept: moves, milliseconds, and 1 if it is won, 2 if assisted, 4 if on time. */
const NONE = { 0: 0, 1: 0, 2: 0 };

const keptOf = ({ moves, elapsed, won, assisted, onTime }: DayResult): readonly number[] => [
  moves,
  elapsed,
  (won ? 1 : 0) + (assisted ? 2 : 0) + (onTime ? 4 : 0),
];

const resultOf = (day: string, kept: unknown): DayResult => {
  const { 0: moves, 1: elapsed, 2: flags } = withDefaults(kept, NONE);
  return { day, won: (flags & 1) > 0, moves, elapsed, assisted: (flags & 2) > 0, onTime: (flags & 4) > 0 };
};

/** The days of a kept object, newest first. */
const daysIn = (kept: unknown): [day: string, kept: unknown][] =>
  Object.entries(Object(kept) as object)
    .filter(([day]) => isDay(day))
    .sort(([a], [b]) => (a < b ? 1 : -1));

/** The results of a kept object, newest first. */
export const resultsIn = (kept: unknown): DayResult[] => daysIn(kept).map(([day, each]) => resultOf(day, each));

/** The results of the days that were played with these options, newest first. */
export const resultsOf = (store: Store, options: Options): DayResult[] => resultsIn(store.readFor(options, KEY));

const worth = (result: DayResult): number =>
  Number(result.won) + Number(isWonOnTime(result)) + Number(result.won && !result.assisted);

/** Which of two results of a day is kept: the better win, or else that of the game which went on. */
const better = (a: DayResult, b: DayResult): DayResult => {
  const order = worth(a) - worth(b) || (a.won ? b.moves - a.moves || b.elapsed - a.elapsed : a.moves - b.moves);
  return order > 0 ? a : b;
};

/** Keeps results beside those there are. Where there is no room for all, the oldest days of the game go. */
export function keepResults(store: Store, options: Options, results: readonly DayResult[]): void {
  const before = new Map(resultsOf(store, options).map((result) => [result.day, result]));
  for (const result of results) {
    const other = before.get(result.day);
    before.set(result.day, other ? better(other, result) : result);
  }
  const mine = JSON.stringify(options);
  const others = Object.entries(Object(store.read(KEY)) as object).filter(([key]) => key !== mine);
  const rows = [
    ...[...before].map(([day, result]) => [mine, day, keptOf(result)] as const),
    ...others.flatMap(([key, kept]) => daysIn(kept).map(([day, each]) => [key, day, each] as const)),
  ].sort(([, a], [, b]) => (a < b ? 1 : -1));
  for (;;) {
    const all: Record<string, Record<string, unknown>> = {};
    for (const [key, day, kept] of rows) (all[key] ??= {})[day] = kept;
    if (toJson(all).length <= ROOM) return void store.write(KEY, all);
    rows.pop();
  }
}

/** Keeps how a day stands: begun with its first move, then won or lost. Who makes the moves does not matter. */
export function keepDay(store: Store, today: string, { game, change, past }: SessionUpdate): void {
  const { day, elapsed, assisted } = past;
  const { status, moveCount: moves, deal } = game;
  if (!day || !change || change.type === 'undo' || (status === 'playing' && moves > 1)) return;
  keepResults(store, deal.options, [{ day, won: status === 'won', moves, elapsed, assisted, onTime: day === today }]);
}
