import { shortened } from '../../engine/input/quote.js';
import type { Variant } from '../../games/variant/variant.js';
import { afterOthers, TimeSlice } from '../../solver/time-slice.js';
import { plusDays, today } from '../../days/day.js';
import { bringInDays } from '../daily/results.js';
import { changeKept, gameOf } from '../storage/game-log.js';
import type { LoggedGame } from '../storage/counts.js';
import { optionsAmong } from '../storage/statistics.js';
import type { Area, Page } from '../page.js';
import { Store } from '../storage/store.js';
import { eachPart, type GameInFile, gamesInFile } from './file-parts.js';
import { type Merged, merged } from './merged.js';
import { verifiedGame } from './verified.js';

/** The most games of a kind that are read. No exported file has more. */
const GAMES = 3000;

/** The most characters of JSON, so that each part can be parsed and written at once. No exported file has more. */
const STATISTICS = 200_000;
const DAYS = 1_000_000;
const DAYS_OF_OPTIONS = 50_000;

/** The most characters of a file's or game's name that are shown. */
export const NAME_LENGTH = 60;

/** The result of an import. */
export interface BroughtIn {
  /** The number of new wins. */
  readonly wins: number;
  /** The entries that were left out, in English: game, time and reason. */
  readonly leftOut: readonly string[];
}

/** An observer of an import. */
export interface Watch {
  /** Stops it. Nothing is changed then. */
  readonly signal?: AbortSignal;
  /** Called after each slice of time with the part that is done, from 0 to 1. */
  readonly progressed?: (done: number) => void;
}

/** Slices of time. After each, the watch gets the progress and may stop the import. */
class WatchedSlice extends TimeSlice {
  /** How much is done, in characters of a file. */
  done = 0;

  /** @param all how much there is to do. */
  constructor({ signal, progressed }: Watch, all: number) {
    super(async () => {
      await afterOthers();
      signal?.throwIfAborted();
      progressed?.(this.done / all);
    });
  }
}

/** Leaves an entry out. */
type LeaveOut = (when: number | string, why: string) => void;

/** Writes a verified part. Returns the number of new wins. */
type Write = () => number;

function checkSize(json: string, most: number): void {
  if (json.length > most) throw new RangeError('too large');
}

function parsed(json: string, most: number): unknown {
  checkSize(json, most);
  return JSON.parse(json);
}

/** What a part of a file is verified with. */
interface Verified {
  readonly to: Store;
  readonly variant: Variant;
  readonly time: number;
  readonly slice: WatchedSlice;
  readonly leaveOut: LeaveOut;
}

/** Verifies the log of a game. Returns what writes it. */
async function verifiedLog(statistics: string, { to, variant, time, slice, leaveOut }: Verified): Promise<Write> {
  const { log } = Object(parsed(statistics, STATISTICS)) as { log?: unknown };
  const list = Array.isArray(log) ? log.slice(-GAMES).map(gameOf) : [];
  const games: LoggedGame[] = [];
  for (const game of list) {
    if (slice.isOver) await slice.next();
    slice.done += statistics.length / list.length;
    try {
      games.push(await verifiedGame(game, variant, time, slice));
    } catch (error) {
      // If the import was stopped, the next pause throws.
      leaveOut(game.at, (error as Error).message);
    }
  }
  return () => {
    let found = undefined as Merged | undefined;
    checkRoom(!games[0] || changeKept(to, time, (kept) => (found = merged(kept, games, time)).kept));
    for (const [at, why] of found?.leftOut ?? []) leaveOut(at, why);
    return found?.wins ?? 0;
  };
}

/** Verifies the days of a game, each set of options by itself. Returns what writes them. */
async function verifiedDays(days: string, { to, variant, time, slice, leaveOut }: Verified): Promise<Write[]> {
  const writes: Write[] = [];
  // Another place may be a day ahead.
  const last = plusDays(today(time), 1);
  checkSize(days, DAYS);
  const sets: [options: string, days: string][] = [];
  await eachPart(days, slice, (value, key) => sets.push([String(key && JSON.parse(key)), value]));
  for (const [key, json] of sets) {
    if (slice.isOver) await slice.next();
    const [options] = optionsAmong([key], variant);
    if (!options || JSON.stringify(options) !== key) continue;
    const kept = parsed(json, DAYS_OF_OPTIONS);
    slice.done += json.length;
    writes.push(() => {
      checkRoom(bringInDays(to, options, kept, last, (day) => leaveOut(day, 'not a past date')));
      return 0;
    });
  }
  return writes;
}

/** Verifies a file's part of one game. Returns functions that write it: days first, because they are worth more than records. */
async function verifiedWrites({ statistics = '{}', days = '{}' }: GameInFile, verified: Verified): Promise<Write[]> {
  const log = await verifiedLog(statistics, verified);
  return [...(await verifiedDays(days, verified)), log];
}

function checkRoom(isThere: boolean): void {
  if (!isThere) throw new RangeError('the browser’s storage is full');
}

/**
 * Imports what a reader has played elsewhere, next to what is there. It writes nothing before everything is verified, so an import that is
 * stopped changes nothing. Once writing has begun, it can't be stopped.
 *
 * The import skips some entries and lists each with the reason: wins whose record isn't a win, is of another game, or is already
 * there under another `at`; games with unknown options, more than a day ahead, or older than the log; and games that the page
 * doesn't have. Games that weren't won have nothing to verify. No record contains a time, so times are taken as they are. So are
 * days: a log has room for the records of some weeks only, and a streak of years must not end on a new phone. The figures of games
 * in no log can't be verified and stay on their device.
 *
 * It never blocks the page for more than some milliseconds: `JSON.parse` takes seconds for some texts of 5 MB, a record of 10,000
 * moves up to 100 ms to replay, and a CSP can forbid workers. So {@link eachPart} finds the parts without parsing, and `recordSteps`
 * yields after each move.
 *
 * @param text the file, of 5 MB at most.
 * @param area where it is kept.
 * @param find the rules of a game; `undefined` if the page doesn't have it.
 * @throws SyntaxError or RangeError if the file can't be read or the storage is full. The signal's reason when it is aborted.
 */
export async function bringIn(
  text: string,
  page: Page,
  area: Area,
  find: (id: string) => Variant | undefined,
  watch: Watch = {},
): Promise<BroughtIn> {
  const slice = new WatchedSlice(watch, text.length);
  const leftOut: string[] = [];
  const writes: Write[] = [];
  for (const [id, file] of await gamesInFile(text, slice)) {
    if (slice.isOver) await slice.next();
    const variant = find(id);
    if (!variant) {
      leftOut.push(`${shortened(id, NAME_LENGTH)}: not on this page`);
      continue;
    }
    const name = variant.texts?.en.name ?? id;
    const leaveOut: LeaveOut = (when, why) => {
      leftOut.push(`${name}, ${typeof when === 'number' ? new Date(when).toLocaleDateString() : when}: ${why}`);
    };
    const to = new Store(page, `${id}/`, area);
    writes.push(...(await verifiedWrites(file, { to, variant, time: page.time, slice, leaveOut })));
  }
  // The last chance to stop it.
  await slice.next();
  let wins = 0;
  for (const write of writes) {
    wins += write();
    await afterOthers();
  }
  return { wins, leftOut };
}
