import { toJson } from '../../engine/input/own.js';
import type { Options } from '../../engine/model/options.js';
import type { GameRecord } from '../../engine/play/game-record.js';
import { type LoggedGame, NONE, type Statistics, trusted, type Win, withGame } from './counts.js';
import { type Store, withDefaults } from './store.js';

/** The log's limit in characters: some 400 wins. */
const ROOM = 100_000;

const NO_WIN: Win = { moves: 0, elapsed: 0, record: {} as GameRecord };

/**
 * The log of one game, from which its figures are counted. In the storage, under `solitaire-elements/1/GAME/statistics`:
 *
 * ```json
 * {
 *   "log": [
 *     { "at": 1795532400000, "options": {} },
 *     { "at": 1795536000000, "options": {}, "win": { "moves": 67, "elapsed": 61000, "record": { "version": 1 } } }
 *   ],
 *   "since": 0,
 *   "{}": { "played": 9, "won": 4, "streak": 1, "longest": 3, "fastest": 52000, "fewest": 61, "open": false }
 * }
 * ```
 *
 * An unfinished game stores its own `at`, so that its win finds its entry, whatever other tabs and devices have added since. Games saved by
 * an early version have none, so their win goes to the game begun last.
 */
export interface Kept {
  /** The games begun last, of all options, in order of `at`. */
  readonly log: readonly LoggedGame[];
  /** The `at` of the newest game that has left the log, or 0. No game up to then is added again, so nothing is counted twice. */
  readonly since: number;
  /** The figures of the games that have left the log, or are older than it: `Statistics` by options as JSON. */
  readonly [options: string]: unknown;
}

/** A game of the log, with fields of later versions. */
export const gameOf = (kept: unknown): LoggedGame => {
  const { at, options, difficulty, win, ...later } = (
    typeof kept === 'object' ? { ...kept } : {}
  ) as Partial<LoggedGame>;
  return {
    ...withDefaults({ at, options }, { at: 0, options: {} }),
    difficulty,
    win: win && { ...win, ...withDefaults(win, NO_WIN) },
    ...later,
  };
};

/**
 * Games in the order in which they were begun, on whichever device. Two may have begun in the same millisecond.
 *
 * @param time now, by the reader's clock. A later time says nothing, so such a game counts as the oldest.
 */
export const inOrder = (games: readonly LoggedGame[], time: number): LoggedGame[] =>
  [...games].sort(
    (a, b) => trusted(a.at, time) - trusted(b.at, time) || a.at - b.at || (toJson(a) < toJson(b) ? -1 : 1),
  );

/** The name of a game, on every device. */
export const nameOf = ({ at, options }: LoggedGame): string => JSON.stringify([at, options]);

/** @param value what is kept under {@link KEY} */
export function keptOf(value: unknown, time: number): Kept {
  const kept = Object(value) as Partial<Kept>;
  const { since } = withDefaults(kept, { since: 0 });
  const log = Array.isArray(kept.log) ? inOrder(kept.log.map(gameOf), time) : [];
  return { ...kept, since, log };
}

export const KEY = 'statistics';

/** The figures of the games with these options that have left the log, with fields of later versions. */
export function olderThanLog(kept: Kept, options: Options): Statistics {
  const figures = Object(kept[JSON.stringify(options)]) as object;
  return { ...figures, ...withDefaults(figures, NONE) };
}

/** The log without its oldest games, if it has no room for them. From then on, they are only counted. */
function shortened(kept: Kept, room: number, time: number): Kept {
  const older: { [options: string]: unknown } = { ...kept };
  const log = inOrder(kept.log, time);
  let { since } = kept;
  for (let excess = toJson(log).length - room; excess > 0 && log.length > 0;) {
    const game = log.shift()!;
    older[JSON.stringify(game.options)] = withGame(olderThanLog(older as Kept, game.options), game);
    since = Math.max(trusted(since, time), trusted(game.at, time));
    excess -= toJson(game).length + 1;
  }
  return { ...older, log, since };
}

/** Empty if nothing was played yet, or the value isn't readable. */
export const readKept = (store: Store, time: number): Kept => keptOf(store.read(KEY), time);

/**
 * @param change must change nothing the second time.
 * @returns false if there is no room yet.
 */
export const changeKept = (store: Store, time: number, change: (kept: Kept) => Kept): boolean =>
  store.update(KEY, (value) => shortened(change(keptOf(value, time)), ROOM, time));

/** Whether a game is so old that it may have left the log. A clock that was set back makes no difference. */
export const mayHaveLeft = ({ since }: Kept, { at }: LoggedGame, time: number): boolean =>
  trusted(at, time) <= trusted(since, time);

/** The value without its log, whose games are only counted. */
export const withoutLog = (value: unknown, time: number): Kept => shortened(keptOf(value, time), 0, time);
