// Logs and days of two devices, merged value by value.
import { expect } from 'chai';
import fc from 'fast-check';
import { plusDays } from '../../src/days/day.js';
import type { DayResult } from '../../src/days/day-result.js';
import type { Options } from '../../src/engine/model/options.js';
import { keepResults } from '../../src/play/daily/results.js';
import { readDeal } from '../../src/engine/model/deal.js';
import { Game } from '../../src/engine/play/game.js';
import type { GameRecord } from '../../src/engine/play/game-record.js';
import type { LoggedGame } from '../../src/play/storage/counts.js';
import { readKept } from '../../src/play/storage/game-log.js';
import { statisticsIn } from '../../src/play/storage/statistics.js';
import { bringIn } from '../../src/play/transfer/bring-in.js';
import { merged } from '../../src/play/transfer/merged.js';
import { statisticsFile } from '../../src/play/transfer/statistics-file.js';
import { Store } from '../../src/play/storage/store.js';
import { Browser, TestPage } from '../play/browser.js';
import { quickGame } from '../play/quick-game.js';
import { times } from '../support/few.js';

const TODAY = '2026-11-20';
const NOW = new Date(`${TODAY}T12:00`).getTime();
const KINDS = ['a', 'b'];

/** The win of a deal, with the cards of some column and after some further moves. */
function winOf(seed: string, kind: string, column: number, strays = 0): GameRecord {
  const game = new Game(readDeal(quickGame, { seed, kind }));
  for (let i = 0; i < strays; i++) game.play(game.legalMoves[1]!);
  while (game.status === 'playing') game.play(game.legalMoves[2 * column]!);
  return game.record;
}

describe('the games of a file', () => {
  it('are refused if they were begun when the newest game was that has left the log, and taken a millisecond later', () => {
    const game = (at: number): LoggedGame => ({ at, options: { kind: 'a' } });
    const { kept, leftOut } = merged({ log: [], since: 100 }, [game(99), game(100), game(101)], NOW);
    expect(kept.log).to.deep.equal([game(101)]);
    expect(leftOut.map(([at]) => at)).to.deep.equal([99, 100]);
  });
});

describe('a game that another device has won', () => {
  it('has the fields that a later version added to it here while it was open', () => {
    const open = { at: 5, options: { kind: 'a' }, stars: 3 };
    const won = { at: 5, options: open.options, win: { moves: 2, elapsed: 1, record: winOf('X', 'a', 0) } };
    expect(merged({ log: [open], since: 0 }, [won], NOW).kept.log).to.deep.equal([{ ...open, ...won }]);
  });
});

describe('two wins with the same record', () => {
  const elapsed = 1000;
  const game = (at: number): LoggedGame => {
    const record = winOf('X', 'a', 0);
    return { at, options: record.options, win: { moves: 2, elapsed, record } };
  };
  for (const [began, wins] of [
    [elapsed - 1, 1],
    [elapsed, 2],
    [elapsed + 1, 2],
  ] as const) {
    it(`are ${wins} if the second game was begun ${began} ms after the first, which took ${elapsed}`, () => {
      const { kept } = merged({ log: [game(1)], since: 0 }, [game(1 + began)], NOW);
      expect(kept.log).to.have.length(wins);
    });
  }

  it('are two on the device that has both', () => {
    const log = [game(1), game(2)];
    expect(merged({ log, since: 0 }, [game(1), { at: 5, options: { kind: 'a' } }], NOW).kept.log).to.have.length(3);
  });
});

/** Each move is two letters. */
const movesIn = ({ moves }: GameRecord): number => moves.length / 2;

/** A game that some devices have: as open, or as won with its record. */
interface Played {
  readonly record: GameRecord;
  readonly elapsed: number;
}

/**
 * Games that were begun one after another, with few records, so two of them often have the same. A game that shares its record is open
 * nowhere, and no device has the same record twice.
 */
const RECORDS = KINDS.flatMap((kind) =>
  [TODAY, plusDays(TODAY, -1), 'X'].flatMap((seed) => [0, 1].map((column) => winOf(seed, kind, column, column))),
);
const pool: fc.Arbitrary<Played[]> = fc.array(fc.record({ record: fc.constantFrom(...RECORDS), elapsed: fc.nat(3) }), {
  minLength: 1,
  maxLength: 8,
});

/** What each device has of each game. */
const has = fc.array(fc.array(fc.constantFrom('none', 'open', 'won'), { minLength: 8, maxLength: 8 }), {
  minLength: 3,
  maxLength: 3,
});

/** A device on which some games were begun, and some of them won. */
class Device {
  readonly page: TestPage;

  constructor(games: readonly Played[], has: readonly string[]) {
    this.page = new TestPage(new Browser(`${TODAY}T12:00`).tab(), new EventTarget(), '');
    const isTwin = ({ record }: Played) => games.filter((game) => game.record === record).length > 1;
    const records = new Set<GameRecord>();
    const log: LoggedGame[] = [];
    const bySet = new Map<Options, DayResult[]>();
    for (const [i, game] of games.entries()) {
      if (has[i] === 'none' || records.has(game.record)) continue;
      const won = has[i] === 'won' || isTwin(game);
      if (won) records.add(game.record);
      const { record } = game;
      const { options, seed } = record;
      const [moves, elapsed] = [won ? movesIn(record) : 1, 1000 + game.elapsed];
      log.push({ at: NOW - 60_000 + i, options, ...(won && { win: { moves, elapsed, record } }) });
      const result = { day: seed!, won, moves, elapsed, assisted: false, onTime: seed === TODAY, marks: [] };
      if (seed !== 'X') bySet.set(options, [...(bySet.get(options) ?? []), result]);
    }
    for (const [options, results] of bySet) keepResults(this.#store, options, results);
    this.#store.write('statistics', { log, since: 0 });
  }

  get #store(): Store {
    return new Store(this.page, `${quickGame.id}/`);
  }

  get file(): string {
    return JSON.stringify(statisticsFile(this.page, 'local'));
  }

  async add(file: string): Promise<this> {
    await bringIn(file, this.page, 'local', () => quickGame);
    return this;
  }

  /** Its figures, and its stored values. */
  get kept(): unknown {
    const kept = readKept(this.#store, NOW);
    const days = this.#store.read('days') as Record<string, object> | undefined;
    const sorted = KINDS.map((kind) => Object.entries(days?.[JSON.stringify({ kind })] ?? {}).sort());
    return { figures: KINDS.map((kind) => statisticsIn(kept, { kind })), kept, days: sorted };
  }
}

/** Tries many devices, each made anew whenever it is asked for. */
const always = (check: (device: (index: number) => Device) => Promise<void>): Promise<void> =>
  fc.assert(
    fc.asyncProperty(pool, has, (games, having) => check((index) => new Device(games, having[index]!))),
    { numRuns: times(1000), includeErrorInReport: true },
  );

describe('what two devices keep', () => {
  it('becomes the same, whichever adds the file of the other', () =>
    always(async (device) => {
      const [one, other] = [await device(0).add(device(1).file), await device(1).add(device(0).file)];
      expect(one.kept).to.deep.equal(other.kept);
    }));

  it('becomes the same, whichever of three files are added first', () =>
    always(async (device) => {
      const left = await (await device(0).add(device(1).file)).add(device(2).file);
      const right = await device(0).add((await device(1).add(device(2).file)).file);
      expect(left.kept).to.deep.equal(right.kept);
    }));

  it('stays as it is if a file is added twice, or comes home', () =>
    always(async (device) => {
      const one = await device(0).add(device(1).file);
      const { kept } = one;
      for (const { file } of [device(1), device(0), one]) expect((await one.add(file)).kept).to.deep.equal(kept);
      expect((await device(0).add(device(0).file)).kept).to.deep.equal(device(0).kept);
    }));
});
