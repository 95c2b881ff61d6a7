import type { Options } from '../../engine/model/options.js';
import type { Variant } from '../../games/variant/variant.js';
import { afterOthers } from '../../solver/time-slice.js';
import { keepResults, resultsIn } from '../daily/results.js';
import type { LoggedGame } from '../storage/counts.js';
import { gameOf, readKept, writeKept } from '../storage/game-log.js';
import { optionsAmong } from '../storage/statistics.js';
import type { Area, Page } from '../page.js';
import { Store } from '../storage/store.js';
import { eachPart } from './each-part.js';
import { type GameInFile, gamesInFile } from './games-in-file.js';
import { verifiedDay, verifiedGame } from './verified.js';
import { type Watch, WatchedSlice } from './watched-slice.js';

/** The most games of a kind that are read, the newest of the file. No file that was taken out has more. */
const GAMES = 3000;

/** The most characters that are parsed at once: a game, or the days with the same options. No file that was taken out has more. */
const AT_ONCE = 70_000;

/** What has come of a file. */
export interface BroughtIn {
  /** The number of wins that were not there before. */
  readonly wins: number;
  /** What was left out, in English: the game, the time, and why. */
  readonly leftOut: readonly string[];
}

/** Does not bring something in. */
type LeaveOut = (when: number | string, why: string) => void;

/**
 * Adds games to those of a log. One that is there already is known by when it was begun, and a win also by its record:
 * so a file may be brought in twice, and a win counts once.
 *
 * @returns the number of wins that are new.
 */
function merge(store: Store, games: readonly LoggedGame[], leaveOut: LeaveOut): number {
  const kept = readKept(store);
  const byTime = new Map(kept.log.map((game) => [game.at, game]));
  const records = new Set(kept.log.map(({ win }) => JSON.stringify(win?.record)));
  let wins = 0;
  for (const game of games) {
    const { at, win } = game;
    const there = byTime.get(at);
    const record = JSON.stringify(win?.record);
    if (there && (there.win || !win)) continue;
    if (at <= kept.since) leaveOut(at, 'too old for the log');
    else if (win && records.has(record)) leaveOut(at, 'its record is there already');
    else {
      byTime.set(at, game);
      records.add(record);
      if (win) wins++;
    }
  }
  writeKept(store, { ...kept, log: [...byTime.values()].sort((a, b) => a.at - b.at) });
  return wins;
}

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
      slice.throwIfAborted();
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
  await eachPart(list, slice, (game) => {
    log.push(game);
    if (log.length > GAMES) log.shift();
  });
  return (function* () {
    for (const game of log) yield gameOf(parsed(game, slice));
  })();
}

/** The days, as JSON, and their options. */
async function daysOf({ days = '', variant }: GameInFile, slice: WatchedSlice): Promise<Iterable<[Options, string]>> {
  const sets = new Map<string, [Options, string]>();
  await eachPart(days, slice, (value, key) => {
    if (!key || key.length > AT_ONCE) return;
    const name = String(JSON.parse(key));
    const [options] = optionsAmong([name], variant);
    if (options && JSON.stringify(options) === name) sets.set(name, [options, value]);
  });
  return sets.values();
}

/**
 * Verifies what a file has of a game.
 *
 * @returns what writes it, part by part. Each returns the number of wins that are new.
 */
async function verifiedWrites(
  file: GameInFile,
  to: Store,
  time: number,
  slice: WatchedSlice,
  leaveOut: LeaveOut,
): Promise<(() => number)[]> {
  const { variant } = file;
  const games = await verifiedOf(
    await logOf(file, slice),
    slice,
    (game) => verifiedGame(game, variant, time, slice),
    ({ at }, why) => leaveOut(at, why),
  );
  const writes = [() => merge(to, games, leaveOut)];
  for (const [options, json] of await daysOf(file, slice)) {
    const results = await verifiedOf(
      resultsIn(parsed(json, slice)),
      slice,
      (result) => verifiedDay(result, options, games, variant, time, slice),
      ({ day }, why) => leaveOut(day, why),
    );
    writes.push(() => {
      keepResults(to, options, results);
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
  const slice = new WatchedSlice(watch);
  const leftOut: string[] = [];
  const files = await gamesInFile(text, slice, find, (name) => leftOut.push(`${name}: not on this page`));
  slice.all = text.length;
  const writes: (() => number)[] = [];
  for (const [id, file] of files) {
    const leaveOut: LeaveOut = (when, why) => {
      leftOut.push(`${file.name}, ${typeof when === 'number' ? new Date(when).toLocaleDateString() : when}: ${why}`);
    };
    writes.push(...(await verifiedWrites(file, new Store(page, `${id}/`, area), page.time, slice, leaveOut)));
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
