import type { LoggedGame } from '../storage/counts.js';
import { inOrder, type Kept, mayHaveLeft, nameOf } from '../storage/game-log.js';

/** The result of merging two logs. */
export interface Merged {
  readonly kept: Kept;
  /** The number of new wins. */
  readonly wins: number;
  /** When the games that were left out were begun, and why, in English. */
  readonly leftOut: readonly (readonly [at: number, why: string])[];
}

const numberOfWins = (games: readonly LoggedGame[]): number => games.filter(({ win }) => win).length;

/**
 * Adds games of another device to a log. A game is known by when it was begun, so games may be added twice. Two wins with the same record
 * are one, that of the game begun first, unless the second game was begun after the first was over. Both devices arrive at the same log.
 *
 * @param time now, by the reader's clock.
 */
export function merged(kept: Kept, games: readonly LoggedGame[], time: number): Merged {
  const leftOut: [number, string][] = [];
  const own = new Map(kept.log.map((game) => [nameOf(game), game]));
  const isKnown = (game: LoggedGame): boolean => {
    const isRight = own.has(nameOf(game)) || !mayHaveLeft(kept, game, time);
    if (!isRight) leftOut.push([game.at, 'too old for the log']);
    return isRight;
  };
  // A game that was won elsewhere has the fields here that only a later version knows.
  const others = games.filter(isKnown).map((game) => ({ ...own.get(nameOf(game)), ...game }));
  const all = inOrder([...kept.log, ...others], time);
  // The log takes no open game whose name a win or an earlier open game has.
  const taken = new Set(all.filter(({ win }) => win).map(nameOf));
  const wins = new Map<string, LoggedGame>();
  const log = all.filter((game) => {
    const name = nameOf(game);
    if (!game.win) {
      const isNew = !taken.has(name);
      taken.add(name);
      return isNew;
    }
    const record = JSON.stringify(game.win.record);
    const twin = wins.get(record);
    if (twin) {
      if (nameOf(twin) === name) return false;
      const areOwn = own.has(name) && own.has(nameOf(twin));
      if (!areOwn && game.at < twin.at + twin.win!.elapsed) {
        if (!own.has(name)) leftOut.push([game.at, 'its record is there already']);
        return false;
      }
    }
    wins.set(record, game);
    return true;
  });
  return { kept: { ...kept, log }, wins: numberOfWins(log) - numberOfWins(kept.log), leftOut };
}
