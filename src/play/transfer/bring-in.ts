import type { Options } from '../../engine/model/options.js';
import { shortened } from '../../engine/input/quote.js';
import type { Variant } from '../../games/variant/variant.js';
import { afterOthers } from '../../solver/time-slice.js';
import { keepResults, resultsIn } from '../daily/results.js';
import type { LoggedGame } from '../storage/counts.js';
import { changeKept, gameOf, readKept } from '../storage/game-log.js';
import { optionsAmong } from '../storage/statistics.js';
import type { Area, Page } from '../page.js';
import { Store } from '../storage/store.js';
import { eachPart } from './each-part.js';
import { type GameInFile, gamesInFile } from './games-in-file.js';
import { merged } from './merged.js';
import { verifiedDay, verifiedGame } from './verified.js';
import { type Watch, WatchedSlice } from './watched-slice.js';

/** What is read of a log, in characters: its newest games. No log that was taken out has more. */
const LOG = 200_000;

/** The most characters that are parsed at once: a game, or the days with the same options. No file that was taken out has more. */
const AT_ONCE = 70_000;

/** The longest name that is shown, in characters. */
const NAME_LENGTH = 60;

/** Why something is left out. */
const FULL = 'the browser’s storage is full';

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
  list: Iterable<Kind>,
  slice: WatchedSlice,
  verified: (each: Kind) => Promise<Kind>,
  leaveOut: (each: Kind, why: string) => void,
): Promise<Kind[]> {
  const found: Kind[] = [];
  for (const each of list) {
    if (slice.isOver) await slice.next();
    try {
      found.push(await verified(each));
    } catch (error) {
      slice.watch.signal?.throwIfAborted();
      leaveOut(each, (error as Error).message);
    }
  }
  return found;
}

function parsed(json: string, slice: WatchedSlice): unknown {
  if (json.length > AT_ONCE) throw new RangeError('too large');
  slice.done += json.length;
  return JSON.parse(json);
}

/** The games of a log that are read, each parsed when its turn comes. */
async function logOf({ statistics = '' }: GameInFile, slice: WatchedSlice): Promise<Iterable<LoggedGame>> {
  let list = '';
  await eachPart(statistics, slice, (value, key) => {
    if (key === '"log"') list = value;
  });
  const log: string[] = [];
  let room = LOG;
  await eachPart(list, slice, (game) => {
    log.push(game);
    for (room -= game.length; room < 0;) room += log.shift()!.length;
  });
  return (function* () {
    for (const game of log) yield gameOf(parsed(game, slice));
  })();
}

/** The days, as JSON, and their options. */
async function daysOf(
  { days = '' }: GameInFile,
  variant: Variant,
  slice: WatchedSlice,
): Promise<Iterable<[Options, string]>> {
  const sets = new Map<string, [Options, string]>();
  await eachPart(days, slice, (value, key) => {
    if (!key || key.length > AT_ONCE) return;
    const name = String(JSON.parse(key));
    const [options] = optionsAmong([name], variant);
    if (options && JSON.stringify(options) === name) sets.set(name, [options, value]);
  });
  return sets.values();
}

/** Writes a part of what is verified. Returns the number of wins that are new. */
type Write = () => number;

/** Verifies what a file has of a game. Returns what writes it, part by part. */
async function verifiedWrites(
  file: GameInFile,
  to: Store,
  variant: Variant,
  time: number,
  slice: WatchedSlice,
  leaveOut: LeaveOut,
): Promise<Write[]> {
  const games = await verifiedOf(
    await logOf(file, slice),
    slice,
    (game) => verifiedGame(game, variant, time, slice),
    ({ at }, why) => leaveOut(at, why),
  );
  const writes: Write[] = [];
  if (games[0]) {
    writes.push(() => {
      const { wins, leftOut } = merged(readKept(to, time), games, time);
      for (const [at, why] of leftOut) leaveOut(at, why);
      if (changeKept(to, time, (kept) => merged(kept, games, time).kept)) return wins;
      leaveOut('', FULL);
      return 0;
    });
  }
  for (const [options, json] of await daysOf(file, variant, slice)) {
    const results = await verifiedOf(
      resultsIn(parsed(json, slice)),
      slice,
      (result) => verifiedDay(result, options, games, variant, time, slice),
      ({ day }, why) => leaveOut(day, why),
    );
    writes.push(() => {
      if (!keepResults(to, options, results)) leaveOut('', FULL);
      return 0;
    });
  }
  return writes;
}

/**
 * Brings in what a reader has played elsewhere: verified, and beside what is there. It never blocks the page for more than some
 * milliseconds, and writes nothing before all is verified.
 *
 * @param text the file.
 * @param area where it is kept.
 * @param find the rules of a game; `undefined` if the page doesn't have it.
 * @throws SyntaxError or RangeError if the file is none, and the reason of the watch's signal when that is aborted.
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
    const name = variant?.texts?.en.name ?? shortened(id, NAME_LENGTH);
    if (!variant) {
      leftOut.push(`${name}: not on this page`);
      continue;
    }
    const leaveOut: LeaveOut = (when, why) => {
      const told = [name, typeof when === 'number' ? new Date(when).toLocaleDateString() : when].filter(Boolean);
      leftOut.push(`${told.join(', ')}: ${why}`);
    };
    const to = new Store(page, `${id}/`, area);
    writes.push(...(await verifiedWrites(file, to, variant, page.time, slice, leaveOut)));
  }
  // The last chance to call it off.
  await slice.next();
  let wins = 0;
  for (const write of writes) {
    wins += write();
    await afterOthers();
  }
  return { wins, leftOut };
}
