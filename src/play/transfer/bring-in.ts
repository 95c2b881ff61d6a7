import type { Variant } from '../../games/variant/variant.js';
import { TimeSlice } from '../../solver/time-slice.js';
import { keepResults, resultsOf } from '../daily/results.js';
import { changeKept, readKept } from '../storage/game-log.js';
import { optionsAmong } from '../storage/statistics.js';
import type { Area, Page } from '../page.js';
import { Store } from '../storage/store.js';
import { merged } from './merged.js';
import { gamesIn, type StatisticsFile, storeIn } from './statistics-file.js';
import { verifiedDay, verifiedGame } from './verified.js';

/** The most games, and days with the same options, that are read. No file that was taken out has more. */
const GAMES = 3000;
const DAYS = 600;

/** What has come of a file. */
export interface BroughtIn {
  /** The number of wins that were not there before. */
  readonly wins: number;
  /** What was left out, in English: the game, the time, and why. */
  readonly leftOut: readonly string[];
}

/** Does not bring something in. */
type LeaveOut = (when: number | string, why: string) => void;

/** What of a list is verified. The rest is left out, with the reason. */
async function verifiedOf<Kind>(
  list: readonly Kind[],
  slice: TimeSlice,
  verified: (each: Kind) => Kind | Promise<Kind>,
  leaveOut: (each: Kind, why: string) => void,
): Promise<Kind[]> {
  const found: Kind[] = [];
  for (const each of list) {
    if (slice.isOver) await slice.next();
    try {
      found.push(await verified(each));
    } catch (error) {
      leaveOut(each, (error as Error).message);
    }
  }
  return found;
}

/** Brings in one game. Returns the number of wins that are new. */
async function bringInGame(
  from: Store,
  to: Store,
  variant: Variant,
  time: number,
  slice: TimeSlice,
  leaveOut: LeaveOut,
): Promise<number> {
  const games = await verifiedOf(
    readKept(from, time).log.slice(-GAMES),
    slice,
    (game) => verifiedGame(game, variant, time),
    ({ at }, why) => leaveOut(at, why),
  );
  for (const options of optionsAmong(Object.keys(Object(from.read('days')) as object), variant)) {
    const results = await verifiedOf(
      resultsOf(from, options).slice(0, DAYS),
      slice,
      (result) => verifiedDay(result, options, games, variant, time, slice),
      ({ day }, why) => leaveOut(day, why),
    );
    keepResults(to, options, results);
  }
  const { wins, leftOut } = merged(readKept(to, time), games, time);
  for (const [at, why] of leftOut) leaveOut(at, why);
  changeKept(to, time, (kept) => merged(kept, games, time).kept);
  return wins;
}

/**
 * Brings in what a reader has played elsewhere: verified, and beside what is there.
 *
 * @param area where it is kept.
 * @param find the rules of a game; `undefined` if the page doesn't have it.
 */
export async function bringIn(
  file: StatisticsFile,
  page: Page,
  area: Area,
  find: (id: string) => Variant | undefined,
): Promise<BroughtIn> {
  const slice = new TimeSlice();
  const leftOut: string[] = [];
  let wins = 0;
  for (const id of gamesIn(file)) {
    const variant = find(id);
    const name = variant?.texts?.en.name ?? id;
    if (!variant) {
      leftOut.push(`${name}: not on this page`);
      continue;
    }
    const leaveOut: LeaveOut = (when, why) => {
      leftOut.push(`${name}, ${typeof when === 'number' ? new Date(when).toLocaleDateString() : when}: ${why}`);
    };
    const to = new Store(page, `${id}/`, area);
    wins += await bringInGame(storeIn(file, id), to, variant, page.time, slice, leaveOut);
  }
  return { wins, leftOut };
}
