import type { GameRecord } from '../../engine/play/game-record.js';
import { type LoggedGame, NONE, type Win, withGame } from './counts.js';
import { toJson } from '../../engine/input/own.js';
import { type Store, withDefaults } from './store.js';

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

export const gameOf = (kept: unknown): LoggedGame => {
  const win = (kept as Partial<LoggedGame> | null)?.win;
  return { ...withDefaults(kept, { at: 0, options: {} }), win: win && withDefaults(win, NO_WIN) };
};

const keptOf = (value: unknown): Kept => {
  const kept = Object(value) as Partial<Kept>;
  return { ...kept, ...withDefaults(kept, { since: 0 }), log: Array.isArray(kept.log) ? kept.log.map(gameOf) : [] };
};

/** Games that have no room in the log leave it, the oldest first. They are only counted from then on. */
function shortened(kept: Kept, room: number): Kept {
  const older: { [options: string]: unknown } = { ...kept };
  const log = [...kept.log];
  let { since } = kept;
  for (let excess = toJson(log).length - room; excess > 0 && log.length > 0;) {
    const game = log.shift()!;
    const key = JSON.stringify(game.options);
    older[key] = withGame(withDefaults(older[key], NONE), game);
    since = Math.max(since, game.at);
    excess -= toJson(game).length + 1;
  }
  return { ...older, log, since };
}

/** Nothing where nothing was played yet, or what was kept can't be read. */
export const readKept = (store: Store): Kept => keptOf(store.read(KEY));

export const writeKept = (store: Store, kept: Kept): boolean => store.write(KEY, shortened(kept, ROOM));

/** The figures alone of what was kept. */
export const withoutLog = (value: unknown): Kept => shortened(keptOf(value), 0);
