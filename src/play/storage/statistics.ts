import { fold } from '../../engine/input/own.js';
import { type Options, readOptions } from '../../engine/model/options.js';
import type { Rules } from '../../engine/model/rules.js';
import type { SessionUpdate } from '../session/game-session.js';
import type { GameRecord } from '../../engine/play/game-record.js';
import { counts } from '../session/played-game.js';
import { type LoggedGame, type Statistics, withGame } from './counts.js';
import { changeKept, type Kept, mayHaveLeft, nameOf, olderThanLog, readKept } from './game-log.js';
import type { Store } from './store.js';

/** The games of the log that had these options, in order. */
export function gamesOf({ log }: Kept, options: Options): LoggedGame[] {
  const key = JSON.stringify(options);
  return log.filter((game) => JSON.stringify(game.options) === key);
}

/** All zero if nothing was played yet with these options, or what was kept can't be read. */
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

/** What a win has changed that the log has, known by when its game was begun. */
function countedBefore(kept: Kept, begun: LoggedGame): Counted | undefined {
  const games = gamesOf(kept, begun.options);
  const at = games.findIndex(({ at, win }) => win && at === begun.at);
  if (at < 0) return undefined;
  const before = fold(games.slice(0, at), olderThanLog(kept, begun.options), withGame);
  return { before, after: withGame(before, games[at]!) };
}

/** Whether it was the first one. */
export const isFirst = ({ before }: Counted): boolean => before.won === 0;

/** Whether a win was quicker than any before, or had fewer moves. The first win beats nothing. */
export const isBest = ({ before, after }: Counted, name: 'fastest' | 'fewest'): boolean =>
  before[name] > 0 && after[name] !== before[name];

/** A time at which no game was begun, by which one that is begun now is known in the log. */
export function unusedName(store: Store, time: number): number {
  const { log } = readKept(store, time);
  while (log.some(({ at }) => at === time)) time++;
  return time;
}

const isSameDeal = (a: GameRecord, b: GameRecord): boolean => a.seed === b.seed && a.deck === b.deck;

/** A log with one more game, unless it is there. */
const withBegun = (kept: Kept, game: LoggedGame): Kept =>
  kept.log.some((each) => nameOf(each) === nameOf(game)) ? kept : { ...kept, log: [...kept.log, game] };

/**
 * A log in which a game is won. Another tab may have won the same game, or begun another one in the same millisecond.
 *
 * @param isInLog whether it was in the log when it was begun.
 */
function withWin(kept: Kept, game: LoggedGame, time: number, isInLog: boolean): Kept {
  const same = kept.log.filter((each) => nameOf(each) === nameOf(game));
  if (same.some(({ win }) => win && isSameDeal(win.record, game.win!.record))) return kept;
  const open = same.find(({ win }) => !win);
  const log = [...kept.log.filter((each) => each !== open), { ...open, ...game }];
  if (open || (isInLog && !mayHaveLeft(kept, game, time))) return { ...kept, log };
  // It is counted among the older games as one that was left. From now on the log counts it.
  const older = olderThanLog(kept, game.options);
  const others = { ...older, played: Math.max(older.played - 1, 0), open: false };
  return { ...kept, [JSON.stringify(game.options)]: others, log };
}

/**
 * Counts a game as played with the player's first move, as won if no solution was shown.
 *
 * @param time now, by the reader's clock.
 * @returns what a win has changed, also one that was brought back; `undefined` if there is none, or it is not counted.
 */
export function countGame(store: Store, time: number, update: SessionUpdate): Counted | undefined {
  const { game, change, past, isFirstMove } = update;
  const { options } = game.deal;
  const { begunAt, difficulty, elapsed } = past;
  const begun = { at: begunAt, options, ...(difficulty && { difficulty }) };
  if (isFirstMove) changeKept(store, time, (kept) => withBegun(kept, begun));
  if (game.status !== 'won' || !counts(past)) return undefined;
  const kept = readKept(store, time);
  if (!change) return countedBefore(kept, begun);
  const { moveCount: moves, record } = game;
  // Early versions kept no name: there, the game begun last is won.
  const name = begunAt || gamesOf(kept, options).findLast(({ win }) => !win)?.at;
  const won = { ...begun, at: name ?? unusedName(store, time), win: { moves, elapsed, record } };
  changeKept(store, time, (each) => withWin(each, won, time, name !== undefined));
  const win = { before: statisticsIn(kept, options), after: statisticsIn(readKept(store, time), options) };
  // If nothing can be kept, nothing was counted.
  return win.after.won > 0 ? win : undefined;
}
