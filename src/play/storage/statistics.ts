import { fold } from '../../engine/input/own.js';
import { type Options, readOptions } from '../../engine/model/options.js';
import type { Rules } from '../../engine/model/rules.js';
import type { SessionUpdate } from '../session/game-session.js';
import { counts } from '../session/played-game.js';
import { type LoggedGame, NONE, type Statistics, type Win, withGame } from './counts.js';
import { type Kept, readKept, writeKept } from './game-log.js';
import { type Store, withDefaults } from './store.js';

/** The games of the log that had these options, in order. */
export function gamesOf({ log }: Kept, options: Options): LoggedGame[] {
  const key = JSON.stringify(options);
  return log.filter((game) => JSON.stringify(game.options) === key);
}

const olderThanLog = (kept: Kept, options: Options): Statistics => withDefaults(kept[JSON.stringify(options)], NONE);

/** All zero where nothing was played yet with these options, or what was kept can't be read. */
export const statisticsIn = (kept: Kept, options: Options): Statistics =>
  fold(gamesOf(kept, options), olderThanLog(kept, options), withGame);

/** The sets of options of a game among keys by which something is kept. */
export const optionsAmong = (keys: readonly string[], { options: specs = {} }: Rules): Options[] =>
  keys.flatMap((key) => {
    try {
      return [readOptions(specs, Object(JSON.parse(key)) as Record<string, unknown>)];
    } catch {
      return [];
    }
  });

/** What a win has changed. */
export interface Counted {
  readonly before: Statistics;
  readonly after: Statistics;
}

/** Whether it was the first one. */
export const isFirst = ({ before }: Counted): boolean => before.won === 0;

/** Whether a win was quicker than any before, or had fewer moves. The first win beats nothing. */
export const isBest = ({ before, after }: Counted, name: 'fastest' | 'fewest'): boolean =>
  before[name] > 0 && after[name] !== before[name];

/** The game that was begun last is won. One that the log doesn't know was begun now. */
function withWin(kept: Kept, at: number, options: Options, win: Win): Kept {
  const open = gamesOf(kept, options).findLast((game) => !game.win);
  if (open) return { ...kept, log: kept.log.map((game) => (game === open ? { ...game, win } : game)) };
  // It has left the log, or was begun before there was one. From now on the log counts it.
  const older = olderThanLog(kept, options);
  const others = { ...older, played: older.played - Number(older.open), open: false };
  return { ...kept, [JSON.stringify(options)]: others, log: [...kept.log, { at, options, win }] };
}

/**
 * Counts a game as played with the player's first move, as won where no solution was shown.
 *
 * @param time now, by the reader's clock.
 * @returns what a win has changed; `undefined` where there is none, or it is not counted.
 */
export function countGame(
  store: Store,
  time: number,
  { game, change, past, isFirstMove }: SessionUpdate,
): Counted | undefined {
  const { options } = game.deal;
  if (isFirstMove) {
    const kept = readKept(store);
    writeKept(store, { ...kept, log: [...kept.log, { at: time, options, win: undefined }] });
  }
  if (!change || game.status !== 'won' || !counts(past)) return undefined;
  const kept = readKept(store);
  const { moveCount: moves, record } = game;
  writeKept(store, withWin(kept, time, options, { moves, elapsed: past.elapsed, record }));
  const win = { before: statisticsIn(kept, options), after: statisticsIn(readKept(store), options) };
  // Where nothing can be kept, nothing was counted.
  return win.after.won > 0 ? win : undefined;
}
