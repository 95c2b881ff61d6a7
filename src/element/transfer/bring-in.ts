import type { Options } from '../../engine/model/options.js';
import type { Variant } from '../../games/variant/variant.js';
import { TimeSlice } from '../../solver/time-slice.js';
import { keepResults } from '../daily/results.js';
import type { LoggedGame } from '../storage/counts.js';
import { readKept, writeKept } from '../storage/game-log.js';
import { type Area, Store } from '../storage/store.js';
import { type OptionsDay, readFile } from './statistics-file.js';
import { verifiedDay, verifiedGame } from './verified.js';

/** What was not brought in. */
export interface LeftOut {
  /** The game's id, as the file has it. */
  readonly game: string;
  /** The game or the day, as the file has it; `undefined`: all of the game. */
  readonly what?: unknown;
  /** Empty where the page does not have the game. */
  readonly why: string;
}

const keyOf = ({ options }: OptionsDay): string => JSON.stringify(options);

export interface BroughtIn {
  /** The number of wins that were not there before. */
  readonly wins: number;
  readonly leftOut: readonly LeftOut[];
}

/**
 * Adds games to those of a log. One that is there already is known by when it was begun, and a win also by its record:
 * so a file may be brought in twice, and a win counts once.
 *
 * @returns the number of wins that are new.
 */
function merge(store: Store, games: readonly LoggedGame[], leaveOut: (game: LoggedGame, why: string) => void): number {
  const kept = readKept(store);
  const byTime = new Map(kept.log.map((game) => [game.at, game]));
  const records = new Set(kept.log.map(({ win }) => JSON.stringify(win?.record)));
  let wins = 0;
  for (const game of games) {
    const { at, win } = game;
    const there = byTime.get(at);
    const record = JSON.stringify(win?.record);
    if (there && (there.win || !win)) continue;
    if (at <= kept.since) leaveOut(game, 'older than the games that are kept one by one');
    else if (win && records.has(record)) leaveOut(game, 'the record of another win');
    else {
      byTime.set(at, game);
      records.add(record);
      if (win) wins++;
    }
  }
  writeKept(store, { ...kept, log: [...byTime.values()].sort((a, b) => a.at - b.at) });
  return wins;
}

/** The most games and days of one game that a file may have. None that was taken out has so many. */
const MOST = { log: 4000, days: 1000 };

/**
 * Brings in what {@link statisticsFile} took out, verified and beside what is there.
 *
 * @param find the rules of a game; `undefined` where the page does not have it.
 * @throws if the text is no such file.
 */
export async function bringIn(text: string, area: Area, find: (id: string) => Variant | undefined): Promise<BroughtIn> {
  const leftOut: LeftOut[] = [];
  const slice = new TimeSlice();
  let wins = 0;

  /** Those of a list that are good. */
  async function good<Kind>(
    game: string,
    list: unknown,
    most: number,
    check: (each: unknown) => Kind | Promise<Kind>,
  ): Promise<Kind[]> {
    const found: Kind[] = [];
    const whole: unknown[] = Array.isArray(list) ? list : [];
    if (whole.length > most) leftOut.push({ game, why: `${whole.length} entries; allowed: at most ${most}` });
    else
      for (const what of whole) {
        if (slice.isOver) await slice.next();
        try {
          found.push(await check(what));
        } catch (error) {
          leftOut.push({ game, what, why: (error as Error).message });
        }
      }
    return found;
  }

  for (const [id, { log, days }] of readFile(text)) {
    const variant = find(id);
    if (!variant) {
      leftOut.push({ game: id, why: '' });
      continue;
    }
    const games = await good(id, log, MOST.log, (each) => verifiedGame(each, variant));
    const results = await good(id, days, MOST.days, (each) => verifiedDay(each, games, variant, slice));
    const store = new Store(`${id}/`, area);
    wins += merge(store, games, (what, why) => void leftOut.push({ game: id, what, why }));
    for (const key of new Set(results.map(keyOf))) {
      keepResults(
        store,
        JSON.parse(key) as Options,
        results.filter((each) => keyOf(each) === key),
      );
    }
  }
  return { wins, leftOut };
}
