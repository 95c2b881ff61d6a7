import { KEY, withoutLog } from './game-log.js';
import { Store, withDefaults } from './store.js';
import { trusted } from './times.js';
import { today } from '../../days/day.js';

/** How many games of one kind are kept. */
const KEPT = 20;

/**
 * Makes room in a full storage: removes games, the oldest first, one by one, until `isEnough`. If that is never so, all are put back.
 * Statistics lose only their log, before any unfinished game goes. Those of all kinds of games go together, because another script of the
 * site can fill the storage.
 *
 * @param time now, by the reader's clock.
 * @param mayGo tells which keys are those of games and statistics that may go.
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
 * Throws away the oldest games of one kind, as long as there are too many. That of today stays, however many other days are played.
 *
 * @param folder what the keys of that kind begin with.
 * @param mayGo tells which of them may go.
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

/** What the keys of the won games of days begin with. */
export const WON = 'won/';

/** What a key of the store of all games keeps, among what may go: the log, an unfinished game, or a won one. Otherwise empty. */
export const kindOf = (key: string): string => /^[^/]+\/(statistics$|game\/|won\/)/.exec(key)?.[1] ?? '';

/** Makes room for days: a day is worth more than the record of any win, which only tells how. */
export const roomForDays = ({ page, area }: Store, tryAgain: () => boolean): boolean =>
  throwOldest(new Store(page, '', area), page.time, (key) => [KEY, WON].includes(kindOf(key)), tryAgain);
