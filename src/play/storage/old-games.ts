import { KEY, withoutLog } from './game-log.js';
import { Store, withDefaults } from './store.js';
import { trusted } from './counts.js';
import { today } from '../../days/day.js';

/** The most games of a folder. */
const KEPT = 20;

/**
 * Makes room in a full storage: removes games one by one, the oldest first, until `isEnough`. If it never is, all are put back. Statistics
 * lose only their log, and before any unfinished game goes. All games of the site make room, because another script can fill the storage.
 *
 * @param time now, by the reader's clock.
 * @param mayGo whether the game or the log under a key may go.
 * @returns whether it is enough.
 */
export function throwOldest(
  store: Store,
  time: number,
  mayGo: (key: string) => boolean,
  isEnough: () => boolean,
): boolean {
  if (isEnough()) return true;
  const age = (game: unknown) => trusted(withDefaults(game, { at: 0 }).at, time);
  const games = store.keys
    .filter(mayGo)
    .map((key) => ({ key, game: store.read(key) }))
    .filter(({ key, game }) => !store.isLater(key, game));
  for (const { key, game } of games.sort((a, b) => age(a.game) - age(b.game))) {
    store.write(key, kindOf(key) === KEY ? withoutLog(game, time) : undefined);
    if (isEnough()) return true;
  }
  for (const { key, game } of games) store.write(key, game);
  return false;
}

/**
 * Removes the oldest games of a folder if there are too many. Today's game stays, however many other days are played.
 *
 * @param folder the beginning of their keys.
 * @param mayGo whether the game under a key may go.
 */
export function throwSurplus(store: Store, time: number, folder: string, mayGo: (key: string) => boolean): void {
  const isAlike = (key: string) => key.startsWith(folder);
  const isOfToday = (key: string) => key.includes(`"${today(time)}"`);
  throwOldest(
    store,
    time,
    (key) => isAlike(key) && !isOfToday(key) && mayGo(key),
    () => store.keys.filter(isAlike).length <= KEPT,
  );
}

/** The beginning of the keys of won games of days. */
export const WON = 'won/';

/** What a key of the store of all games holds: `statistics`, `game/` or `won/`. Empty for keys of which nothing may go. */
export const kindOf = (key: string): string => /^[^/]+\/(statistics$|game\/|won\/)/.exec(key)?.[1] ?? '';

/** Makes room for days. A day is worth more than the record of a win, which only says how it was won. */
export const roomForDays = ({ page, area }: Store, tryAgain: () => boolean): boolean =>
  throwOldest(new Store(page, '', area), page.time, (key) => [KEY, WON].includes(kindOf(key)), tryAgain);
