import { isDay, plusDays } from '../../days/day.js';
import { DAY_MARKS, type DayMark, type DayResult, isWonOnTime } from '../../days/day-result.js';
import type { Options } from '../../engine/model/options.js';
import type { SessionUpdate } from '../session/game-session.js';
import { wasMarked } from '../session/marks.js';
import type { GameFacts } from '../session/played-game.js';
import { fold, toJson } from '../../engine/input/own.js';
import { roomForDays } from '../storage/old-games.js';
import { type Store, withDefaults } from '../storage/store.js';

export const KEY = 'days';

/** The most characters for the results with one set of options. At least 400 days fit. */
const ROOM = 15_500;

/** The key of the days too old for a full result. The newest {@link OLDER_DAYS} of them have only their flags. */
const OLDER = 'older';
const OLDER_DAYS = 4000;

/**
 * A stored result: moves, milliseconds, and flags: 1 if it's won, 2 if assisted, 4 if on time, 8 to 64 for its marks, 128 if it was begun
 * again or lost. A later version may add elements. Every write keeps them.
 */
type Row = readonly [moves: number, elapsed: number, flags: number, ...later: unknown[]];

const NONE = { 0: 0, 1: 0, 2: 0 };

/**
 * The older days: the first date; from there on, a digit of flags for each day, or `-` if it wasn't played; and the higher flags in
 * the same way, each as a digit to base 36, if there are any.
 */
const NO_OLDER = { 0: '', 1: '', 2: '' };

/** The flag of the first mark. From there on, flags of two results are added up. */
const FIRST_MARK = 8;

/** The flag of a game that was begun again or lost, so that no later win is the first try's. */
const RETRIED = FIRST_MARK << DAY_MARKS.length;

/** The most characters of an imported row. */
const ROW_LENGTH = 100;

const flagOf = (mark: DayMark): number => FIRST_MARK << DAY_MARKS.indexOf(mark);

const flagsOf = ({ won, assisted, onTime, marks }: DayResult): number =>
  fold(marks, (won ? 1 : 0) + (assisted ? 2 : 0) + (onTime ? 4 : 0), (flags, mark) => flags | flagOf(mark));

const resultOf = (day: string, [moves, elapsed, flags]: Row): DayResult => ({
  day,
  won: (flags & 1) > 0,
  moves,
  elapsed,
  assisted: (flags & 2) > 0,
  onTime: (flags & 4) > 0,
  marks: DAY_MARKS.filter((mark) => flags & flagOf(mark)),
});

const rowOf = (kept: unknown): Row =>
  Object.assign(Array.isArray(kept) ? [...(kept as unknown[])] : [], withDefaults(kept, NONE)) as unknown as Row;

/** The rows of a kept object, newest first. */
function rowsIn(kept: unknown): Map<string, Row> {
  const set = Object(kept) as Record<string, unknown>;
  const { 0: first, 1: digits, 2: higher } = withDefaults(set[OLDER], NO_OLDER);
  const rows: [day: string, row: Row][] = isDay(first)
    ? [...digits.slice(0, OLDER_DAYS)].flatMap((digit, i) =>
        digit >= '0'
          ? [[plusDays(first, i), [0, 0, Number(digit) + FIRST_MARK * (parseInt(higher[i] ?? '', 36) || 0)]]]
          : [],
      )
    : [];
  for (const day of Object.keys(set)) if (isDay(day)) rows.push([day, rowOf(set[day])]);
  return newestFirst(rows);
}

const newestFirst = (rows: Iterable<readonly [day: string, row: Row]>): Map<string, Row> =>
  new Map([...rows].sort(([a], [b]) => (a < b ? 1 : -1)));

/** @param rows newest first. If there is no room, the last lose their moves and time. */
function keptOf(rows: ReadonlyMap<string, Row>): object {
  const kept: [day: string, kept: unknown][] = [];
  const older = new Map(rows);
  let room = ROOM;
  for (const [day, row] of rows) {
    room -= toJson({ [day]: row }).length - 1;
    if (room < 0) break;
    kept.push([day, row]);
    older.delete(day);
  }
  const [newest] = older.keys();
  if (!newest) return Object.fromEntries(kept);
  let [digits, higher, day] = ['', '', newest];
  for (const first = [...older.keys()].at(-1)!; day >= first && digits.length < OLDER_DAYS; day = plusDays(day, -1)) {
    const flags = older.get(day)?.[2] ?? NaN;
    digits = (Number.isNaN(flags) ? '-' : flags % FIRST_MARK) + digits;
    higher = (Math.floor(flags / FIRST_MARK) % 36 || 0).toString(36) + higher;
  }
  const flags = /[^0]/.test(higher) ? [digits, higher] : [digits];
  return Object.fromEntries([...kept, [OLDER, [plusDays(day, 1), ...flags]]]);
}

/** The results of the days that were played with these options, newest first. */
export const resultsOf = (store: Store, options: Options): DayResult[] =>
  [...rowsIn(store.readFor(options, KEY))].map(([day, row]) => resultOf(day, row));

/** What a result is worth, the most important figure first: the better win, or else the longer game. */
const worthOf = (row: Row): number[] => {
  const result = resultOf('', row);
  const { won, moves, elapsed, assisted } = result;
  const worth = Number(won) + Number(isWonOnTime(result)) + Number(won && !assisted);
  // The moves of an old day are not known any more.
  return [worth, ...(won ? [-(moves || Infinity), -elapsed] : [moves, elapsed]), row[2]];
};

/** The better of two results, with the unknown flags of both and elements that only the other has. */
function better(a: Row, b: Row): Row {
  const [worthOfA, worthOfB] = [worthOf(a), worthOf(b)];
  const order = worthOfA.map((worth, i) => worth - worthOfB[i]!).find((difference) => difference) ?? 0;
  if (order < 0 || (order === 0 && toJson(a) < toJson(b))) [a, b] = [b, a];
  return Object.assign([...b], a, { 2: (a[2] | (b[2] & -FIRST_MARK)) >>> 0 });
}

/** Merges rows into the kept ones: the better one of each day. Keys of later versions stay. */
function keepRows(store: Store, options: Options, rows: ReadonlyMap<string, Row>): boolean {
  if (rows.size === 0) return true;
  const add = (kept: unknown) => {
    const all = new Map(rowsIn(kept));
    for (const [day, row] of rows) {
      const other = all.get(day);
      all.set(day, other ? better(other, row) : row);
    }
    const others = Object.entries(Object(kept) as object).filter(([key]) => key !== OLDER && !isDay(key));
    return { ...Object.fromEntries(others), ...keptOf(newestFirst(all)) };
  };
  return store.updateFor(options, KEY, add, (tryAgain) => roomForDays(store, tryAgain));
}

/**
 * Merges results into the kept ones.
 *
 * @returns false if there is no room yet.
 */
export function keepResults(store: Store, options: Options, results: readonly DayResult[]): boolean {
  const rows = results.map((result) => [result.day, [result.moves, result.elapsed, flagsOf(result)]] as const);
  return keepRows(store, options, new Map(rows));
}

/**
 * Imports the days of another device. Nothing proves them: like times, they are the reader's own claim.
 *
 * @param kept what that device has of these options.
 * @param last the last possible day. Later ones are left out.
 * @param leaveOut called with each of those.
 * @returns false if there is no room.
 */
export function bringInDays(
  store: Store,
  options: Options,
  kept: unknown,
  last: string,
  leaveOut: (day: string) => void,
): boolean {
  const rows = new Map<string, Row>();
  for (const [day, row] of rowsIn(kept)) {
    if (day > last) leaveOut(day);
    else rows.set(day, toJson(row).length > ROW_LENGTH ? (row.slice(0, 3) as unknown as Row) : row);
  }
  return keepRows(store, options, rows);
}

/** What was special about a win that counts for its day. */
const marksOf = ({ marks, difficulty }: GameFacts, isFirstTry: boolean): DayMark[] => {
  const isEarned = [!wasMarked(marks, 'hint'), !wasMarked(marks, 'undo'), difficulty === 'hard', isFirstTry];
  return DAY_MARKS.filter((_, i) => isEarned[i]);
};

/**
 * Saves how a day stands: begun with its first move, then won or lost, even if a script makes the moves. Only the first win has marks,
 * because a reader who plays the deal once more knows it.
 */
export function keepDay(store: Store, today: string, { game, change, past }: SessionUpdate): void {
  const { day, elapsed, assisted } = past;
  const { status, moveCount: moves, deal } = game;
  if (!day || !change || change.type === 'undo' || (status === 'playing' && moves > 1)) return;
  const { options } = deal;
  const result = {
    day,
    won: status === 'won',
    moves,
    elapsed,
    assisted,
    onTime: day === today,
    marks: [] as DayMark[],
  };
  const before = rowsIn(store.readFor(options, KEY)).get(day);
  const flags = before?.[2] ?? 0;
  if (isWonOnTime(result) && !(flags & 1)) result.marks = marksOf(past, !(flags & RETRIED));
  // A first move that follows an undo goes on with the same try.
  const isRetried = status === 'lost' || (status === 'playing' && before && !wasMarked(past.marks, 'undo'));
  keepRows(store, options, new Map([[day, [moves, elapsed, flagsOf(result) | (isRetried ? RETRIED : 0)]]]));
}
