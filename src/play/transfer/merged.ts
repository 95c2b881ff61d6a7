import type { LoggedGame } from '../storage/counts.js';
import { inOrder, type Kept, nameOf } from '../storage/game-log.js';
import { trusted } from '../storage/times.js';

/** What comes of the logs of two devices. */
export interface Merged {
  readonly kept: Kept;
  /** The number of wins that were not there before. */
  readonly wins: number;
  /** Which games were left out, by when they were begun, and why, in English. */
  readonly leftOut: readonly (readonly [at: number, why: string])[];
}

/** Empty if the game is not won. */
const recordOf = ({ win }: LoggedGame): string => (win ? JSON.stringify(win.record) : '');

/**
 * Adds games of another device to a log. A game is known by when it was begun, and its win by its record, so games may be added twice, and
 * a win counts once: as that of the game that was begun first. It makes no difference which device adds the games of the other.
 *
 * @param time now, by the reader's clock.
 */
export function merged(kept: Kept, games: readonly LoggedGame[], time: number): Merged {
  const log = new Set<LoggedGame>();
  const byName = new Map<string, LoggedGame>();
  const byRecord = new Map<string, LoggedGame>();
  const byBoth = new Map<string, LoggedGame>();
  const leftOut: [number, string][] = [];
  let wins = 0;
  const put = (game: LoggedGame, other?: LoggedGame): void => {
    if (other) log.delete(other);
    log.add(game);
    const [name, record] = [nameOf(game), recordOf(game)];
    byName.set(name, game);
    if (record) byRecord.set(record, game);
    byBoth.set(name + record, game);
  };
  for (const game of kept.log) put(game);
  for (const game of inOrder(games, time)) {
    const [name, record] = [nameOf(game), recordOf(game)];
    const same = byBoth.get(name + record) ?? byName.get(name);
    const twin = byRecord.get(record);
    const isFirstOf = (other: LoggedGame) => inOrder([game, other], time)[0] === game;
    if (same && !record) continue;
    if (same && recordOf(same) === record) {
      if (isFirstOf(same)) put(game, same);
    } else if (same && !same.win) {
      put(game, same);
      wins++;
    } else if (trusted(game.at, time) <= kept.since) leftOut.push([game.at, 'too old for the log']);
    else if (twin) {
      leftOut.push([game.at, 'its record is there already']);
      if (isFirstOf(twin)) put(game, twin);
    } else {
      put(game);
      if (record) wins++;
    }
  }
  return { kept: { ...kept, log: [...log] }, wins, leftOut };
}
