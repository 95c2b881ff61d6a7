// What becomes of kept values where no test of a game in play would notice.
import { expect } from 'chai';
import { readDeal } from '../../src/engine/model/deal.js';
import { Game } from '../../src/engine/play/game.js';
import type { GameRecord } from '../../src/engine/play/game-record.js';
import { Daily } from '../../src/play/daily/daily.js';
import { keepResults, resultsOf } from '../../src/play/daily/results.js';
import { NO_FACTS } from '../../src/play/session/played-game.js';
import { NONE, withGame } from '../../src/play/storage/counts.js';
import { withoutLog } from '../../src/play/storage/game-log.js';
import { countGame } from '../../src/play/storage/statistics.js';
import { Store } from '../../src/play/storage/store.js';
import { Browser, TestPage } from './browser.js';
import { quickGame } from './quick-game.js';

const NOW = new Date('2026-11-20T12:00').getTime();
const OPTIONS = { kind: 'a' };

let page: TestPage;
let store: Store;
beforeEach(() => {
  page = new TestPage(new Browser().tab(), new EventTarget(), '');
  store = new Store(page, `${quickGame.id}/`);
});

describe('a log', () => {
  it('knows when the newest game was begun that has left it, though an older one leaves later', () => {
    expect(withoutLog({ log: [{ at: 50, options: OPTIONS }], since: 100 }, NOW).since).to.equal(100);
    expect(withoutLog({ log: [{ at: 150, options: OPTIONS }], since: 100 }, NOW).since).to.equal(150);
  });
});

describe('the quickest win, and the one with the fewest moves,', () => {
  for (const [before, after] of [
    [0, 2],
    [1, 1],
    [2, 2],
    [3, 2],
  ] as const) {
    it(`of ${before || 'none'} and 2 is ${after}`, () => {
      const win = { moves: 2, elapsed: 2, record: {} as GameRecord };
      const figures = withGame({ ...NONE, fastest: before, fewest: before }, { at: 1, options: OPTIONS, win });
      expect(figures).to.include({ fastest: after, fewest: after });
    });
  }
});

describe('the win of a game that has left the log', () => {
  const LEFT_AT = 50;
  for (const [before, after] of [
    [2, 2],
    [1, 1],
    [0, 1],
  ] as const) {
    it(`makes ${after} played of the ${before} that were counted`, () => {
      store.write('statistics', {
        log: [],
        since: 100,
        [JSON.stringify(OPTIONS)]: { played: before, open: before > 0 },
      });
      const game = new Game(readDeal(quickGame, { seed: '1' }));
      const position = game.position;
      while (game.status === 'playing') game.act(game.actions[0]!);
      const change = { type: 'move', action: game.lastAction!, before: position } as const;
      const past = { ...NO_FACTS, counted: true, begunAt: LEFT_AT };
      const counted = countGame(store, NOW, { game, by: 'player', past, change, isFirstMove: false });
      expect(counted!.after).to.include({ played: after, won: 1, open: false });
    });
  }
});

describe('of two wins of a day with equal moves', () => {
  const won = (elapsed: number) => ({
    day: '2026-11-20',
    won: true,
    moves: 65,
    elapsed,
    assisted: false,
    onTime: true,
    marks: [],
  });
  for (const [first, second] of [
    [9000, 8000],
    [8000, 9000],
  ] as const) {
    it(`the quicker one stays: ${first} ms, then ${second} ms`, () => {
      for (const elapsed of [first, second]) keepResults(store, OPTIONS, [won(elapsed)]);
      expect(resultsOf(store, OPTIONS)).to.deep.equal([won(8000)]);
    });
  }
});

describe('a day', () => {
  it('is won if it was, and not if it was only tried, or another was won', () => {
    const tried = { day: '2026-11-19', won: false, moves: 9, elapsed: 9, assisted: false, onTime: true, marks: [] };
    keepResults(store, OPTIONS, [tried, { ...tried, day: '2026-11-20', won: true }]);
    const daily = new Daily(page, store, () => OPTIONS);
    expect(['2026-11-19', '2026-11-20', '2026-11-21'].map((day) => daily.isWon(day))).to.deep.equal([
      false,
      true,
      false,
    ]);
  });
});
