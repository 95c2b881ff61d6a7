import type { GameRecord } from '../../engine/play/game-record.js';
import { type LoggedGame, NONE, type Win, withGame } from './counts.js';
import { type Area, Store, withDefaults } from './store.js';

export const KEY = 'statistics';

/** What the log of a game may take, in characters: some 400 wins. */
const ROOM = 100_000;

const NO_WIN: Win = { moves: 0, elapsed: 0, record: {} as GameRecord };

/** What is kept of the games that were begun. The figures are made of it. */
export interface Kept {
  /** The games begun last, of all options, in order. */
  readonly log: readonly LoggedGame[];
  /** When the newest game was begun that has left the log; 0 before the first. */
  readonly since: number;
  /** The figures of the games that have left the log, or are older than it: `Statistics` by options as JSON. */
  readonly [options: string]: unknown;
}

const gameOf = (kept: unknown): LoggedGame => {
  const win = (kept as Partial<LoggedGame> | null)?.win;
  return { ...withDefaults(kept, { at: 0, options: {} }), win: win ? withDefaults(win, NO_WIN) : undefined };
};

/** Nothing where nothing was played yet, or what was kept can't be read. */
export function readKept(store: Store): Kept {
  const kept = Object(store.read(KEY)) as Partial<Kept>;
  const { since } = withDefaults(kept, { since: 0 });
  return { ...kept, since, log: Array.isArray(kept.log) ? kept.log.map(gameOf) : [] };
}

/**
 * Games that have no room in the log leave it, the oldest first: they are only counted from then on. Where the storage
 * is full, that is all of them in the end.
 */
export function writeKept(store: Store, kept: Kept, room = ROOM): void {
  const older: { [options: string]: unknown } = { ...kept };
  const log = [...kept.log];
  let { since } = kept;
  let excess = JSON.stringify(log).length - room;
  while (excess > 0 && log.length > 0) {
    const game = log.shift()!;
    const key = JSON.stringify(game.options);
    older[key] = withGame(withDefaults(older[key], NONE), game);
    since = Math.max(since, game.at);
    excess -= JSON.stringify(game).length + 1;
  }
  if (!store.write(KEY, { ...older, log, since }) && log.length > 0) writeKept(store, kept, room / 2);
}

/**
 * Shortens the logs of all games, half by half, until that is enough. If it never is, they are as they were.
 *
 * @returns whether it is enough.
 */
export function shortenLogs(area: Area, isEnough: () => boolean): boolean {
  const { keys } = new Store('', area);
  const stores = keys.filter((key) => key.endsWith(`/${KEY}`)).map((key) => new Store(key.slice(0, -KEY.length), area));
  const before = stores.map((store) => store.read(KEY));
  for (;;) {
    if (isEnough()) return true;
    const long = stores.map((store) => ({ store, kept: readKept(store) })).filter(({ kept }) => kept.log.length > 0);
    if (long.length === 0) break;
    for (const { store, kept } of long) writeKept(store, kept, JSON.stringify(kept.log).length / 2);
  }
  stores.forEach((store, i) => store.write(KEY, before[i]));
  return false;
}
