// Devices: each has a storage of its own, as a browser has.
import type { Options } from '../../src/engine/model/options.js';
import { type GameRecord, movesOf, recordFromText } from '../../src/engine.js';
import { readKept } from '../../src/play/storage/game-log.js';
import { statisticsIn } from '../../src/play/storage/statistics.js';
import type { LoggedGame, Statistics } from '../../src/play/storage/counts.js';
import type { Page } from '../../src/play/page.js';
import { Store } from '../../src/play/storage/store.js';
import { type BroughtIn, bringIn } from '../../src/play/transfer/bring-in.js';
import type { Watch } from '../../src/play/transfer/bring-in.js';
import { type StatisticsFile, statisticsFile } from '../../src/play/transfer/statistics-file.js';
import { bakersDozen } from '../../src/games/bakers-dozen.js';
import { pyramidDozen } from '../../src/games/pyramid-dozen.js';
import { WON, WON_WITH_OPTIONS } from '../support/games-played.js';

export const ROOT = 'solitaire-elements/1/';

/** The page has these games, and no other. */
const ON_PAGE = [bakersDozen, pyramidDozen];

export const WIN: GameRecord = recordFromText(WON['bakers-dozen']!);
export const PYRAMID: GameRecord = recordFromText(WON_WITH_OPTIONS[0]!);

/** A storage's values are its own fields. */
class Values {
  isFull = false;

  constructor() {
    Object.defineProperty(this, 'isFull', { enumerable: false });
  }

  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    (this as unknown as Record<string, string>)[key] = value;
  }
  removeItem(key: string): void {
    delete (this as unknown as Record<string, string>)[key];
  }
}

/** A game that was won, as a log has it. */
export const won = (at: number, record = WIN, elapsed = 60_000): LoggedGame => ({
  at,
  options: record.options,
  win: { moves: movesOf(record).length, elapsed, record },
});

/** A game that was begun and left. */
export const left = (at: number): LoggedGame => ({ at, options: {} });

/** As JSON, in which a number may be too large for any. */
const jsonOf = (file: StatisticsFile): string =>
  JSON.stringify(file, (_, value: unknown) => (value === Infinity ? '∞' : value)).replaceAll('"∞"', '1e999');

/** A reader's browser, on which these games of Baker's Dozen were played. */
export class Device {
  readonly #values = new Values();

  constructor(...log: LoggedGame[]) {
    if (log.length > 0) this.keep('bakers-dozen/statistics', { log, since: 0 });
  }

  get #page(): Page {
    const page: Pick<Page, 'time' | 'after' | 'whenChangedElsewhere' | 'storage'> = {
      time: Date.now(),
      after: () => () => {},
      whenChangedElsewhere: () => () => {},
      storage: (area) => (area === 'local' ? (this.#values as unknown as Storage) : undefined),
    };
    return page as Page;
  }

  set isFull(isFull: boolean) {
    this.#values.isFull = isFull;
  }

  keep(key: string, value: unknown): void {
    this.#values.setItem(ROOT + key, JSON.stringify(value));
  }

  get values(): Record<string, unknown> {
    return JSON.parse(JSON.stringify(this.#values)) as Record<string, unknown>;
  }

  statistics(options: Options = {}, game = 'bakers-dozen'): Statistics {
    return statisticsIn(readKept(new Store(this.#page, `${game}/`), Date.now()), options);
  }

  takeOut(): StatisticsFile {
    return JSON.parse(JSON.stringify(statisticsFile(this.#page, 'local'))) as StatisticsFile;
  }

  /** @param file its text, or what is in it. */
  bringIn(file: string | StatisticsFile, watch?: Watch): Promise<BroughtIn> {
    const text = typeof file === 'string' ? file : jsonOf(file);
    return bringIn(text, this.#page, 'local', (id) => ON_PAGE.find((variant) => variant.id === id), watch);
  }
}
