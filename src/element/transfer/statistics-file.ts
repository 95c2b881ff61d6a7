import type { DayResult } from '../../days/day-result.js';
import { today } from '../../days/day.js';
import type { Options } from '../../engine/model/options.js';
import { resultsOf } from '../daily/results.js';
import type { LoggedGame } from '../storage/counts.js';
import { readKept } from '../storage/game-log.js';
import { type Area, Store } from '../storage/store.js';

const FORMAT = 'solitaire-statistics';
const VERSION = 1;

/** The largest file that is read, in bytes. Twelve games at their bounds take a third of it. */
export const MAX_FILE_SIZE = 4_000_000;

/** How a day's deal was played, and with which options. */
export interface OptionsDay extends DayResult {
  options: Options;
}

/** What is known of one game. */
export interface GameHistory {
  readonly log: readonly LoggedGame[];
  readonly days: readonly OptionsDay[];
}

/** What a reader takes to another device: the logs of all games, and the results by day. */
export interface StatisticsFile {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  /** By their ids. */
  readonly games: Readonly<Record<string, GameHistory>>;
}

export const fileName = (): string => `${FORMAT}-${today()}.json`;

function historyOf(store: Store): GameHistory {
  const options = Object.keys(Object(store.read('days')) as object).map((key) => JSON.parse(key) as Options);
  const days = options.flatMap((each) => resultsOf(store, each).map((result) => ({ ...result, options: each })));
  return { log: readKept(store).log, days };
}

/** All games that were played on this site. */
export function statisticsFile(area: Area): StatisticsFile {
  const ids = new Store('', area).keys.flatMap((key) => /^([^/]+)\/(?:statistics|days)$/.exec(key)?.[1] ?? []);
  const games = Object.fromEntries([...new Set(ids)].map((id) => [id, historyOf(new Store(`${id}/`, area))]));
  return { format: FORMAT, version: VERSION, games };
}

/**
 * The games of a stranger's file, each still to be verified.
 *
 * @throws if it is no such file.
 */
export function readFile(text: string): [id: string, history: { [Part in keyof GameHistory]?: unknown }][] {
  const { format, version, games } = JSON.parse(text) as Partial<StatisticsFile>;
  if (format !== FORMAT || version !== VERSION) throw new RangeError(`this is no ${FORMAT} of version ${VERSION}`);
  return Object.entries(Object(games) as object).map(([id, history]) => [id, Object(history) as object]);
}
