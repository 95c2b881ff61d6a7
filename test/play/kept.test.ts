// What is kept of a reader, in histories that went wrong once or nearly did.
import { expect } from 'chai';
import type { LoggedGame } from '../../src/play/storage/counts.js';
import { readKept } from '../../src/play/storage/game-log.js';
import { type Counted, countGame } from '../../src/play/storage/statistics.js';
import { plusDays } from '../../src/days/day.js';
import { keepResults } from '../../src/play/daily/results.js';
import { bringIn } from '../../src/play/transfer/bring-in.js';
import { statisticsFile } from '../../src/play/transfer/statistics-file.js';
import { statisticsOf } from './acts.js';
import { Browser, settled } from './browser.js';
import { type GameOnPage, onPage, type Properties } from './game-on-page.js';
import { quickGame } from './quick-game.js';

const ROOT = `solitaire-elements/1/${quickGame.id}/`;
const DAY = 86_400_000;
const TODAY = '2026-11-20';

const open = (browser: Browser, properties: Properties = { daily: true }): Promise<GameOnPage> =>
  onPage(quickGame, properties, browser.tab());

/** The reader makes a move that wins nothing: a card goes to the next column. */
const stray = (game: GameOnPage): boolean => game.move(game.legalMoves[1]!);

/** The reader wins, with the cards of some column. */
function win(game: GameOnPage, column = 0): void {
  while (game.status === 'playing') game.move(game.legalMoves[2 * column]!);
}

const fileOf = ({ page }: GameOnPage): string => JSON.stringify(statisticsFile(page, 'local'));

const add = ({ page }: GameOnPage, file: string) =>
  bringIn(file, page, 'local', (id) => (id === quickGame.id ? quickGame : undefined));

describe('two devices that exchange files in the middle of games', () => {
  for (const isPcFirst of [true, false]) {
    it(`count both games and both wins if the ${isPcFirst ? 'computer' : 'phone'} wins first`, async () => {
      const [computer, other] = [new Browser(), new Browser('2026-11-20T12:01')];
      const pc = await open(computer, { seed: 'X' });
      stray(pc);
      const phone = await open(other, { seed: 'Y' });
      stray(phone);
      await add(pc, fileOf(phone));
      for (const game of isPcFirst ? [pc, phone] : [phone, pc]) win(game);
      await add(pc, fileOf(phone));
      await add(phone, fileOf(pc));
      for (const game of [pc, phone]) expect(statisticsOf(game)).to.include({ played: 2, won: 2 });
    });
  }

  it('count both wins of games that were begun in the same millisecond', async () => {
    const [pc, phone] = [await open(new Browser(), { seed: 'X' }), await open(new Browser(), { seed: 'Y' })];
    for (const game of [pc, phone]) win(game);
    await add(pc, fileOf(phone));
    await add(phone, fileOf(pc));
    for (const game of [pc, phone]) expect(statisticsOf(game)).to.include({ played: 2, won: 2 });
  });

  it('keep the fewest moves of a day that was won twice, and tell them to the other', async () => {
    const [pc, phone] = [await open(new Browser()), await open(new Browser())];
    win(pc);
    await pc.restart();
    stray(pc);
    win(pc);
    await add(phone, fileOf(pc));
    expect(phone.days).to.deep.equal(pc.days);
    expect(phone.days[0]).to.include({ day: TODAY, won: true, moves: 2 });
  });
});

describe('days that are won one after another', () => {
  /** Wins so many days in a row, up to today: a week of each set of options at a time, and today on the table. */
  async function winDays(count: number, kinds: readonly string[]): Promise<GameOnPage[]> {
    const browser = new Browser();
    const games = await Promise.all(kinds.map((kind) => open(browser, { daily: true, kind })));
    for (let ago = count - 1; ago > 0; ago -= 7) {
      const week = Array.from({ length: Math.min(7, ago) }, (_, i) => plusDays(TODAY, i - ago));
      for (const { play_ } of games) {
        const won = { won: true, moves: 65, elapsed: 123_456, assisted: false, onTime: true, marks: [] };
        keepResults(
          play_.store,
          play_.dealer.options,
          week.map((day) => ({ day, ...won })),
        );
      }
      await browser.pass(2000);
    }
    for (const game of games) win(game);
    return games;
  }

  for (const [count, kinds] of [
    [700, ['a']],
    [420, ['a', 'b', 'c']],
  ] as const) {
    it(`are all in the streak: ${count}, with ${kinds.length} sets of options`, async () => {
      for (const game of await winDays(count, kinds)) {
        expect(game.play_.daily.streak).to.equal(count);
        expect(game.days).to.have.length(count);
      }
    });
  }

  it('leave today won though 25 days of the calendar are won after it', async () => {
    const browser = new Browser();
    const game = await open(browser);
    win(game);
    for (let ago = 1; ago <= 25; ago++) {
      await browser.pass(1000);
      await game.play_.dealer.playDay(plusDays(TODAY, -ago), 'player');
      win(game);
    }
    const later = await open(browser);
    expect([later.seed, later.status]).to.deep.equal([TODAY, 'won']);
    for (const [ago, status] of [
      [25, 'won'],
      [7, 'won'],
      [5, 'playing'],
    ] as const) {
      await later.play_.dealer.playDay(plusDays(TODAY, -ago), 'player');
      expect(later.status, `${ago} days ago`).to.equal(status);
    }
  });
});

describe('a game begun by a clock that was 400 days ahead', () => {
  it('keeps no later file out once it has left the log', async () => {
    const browser = new Browser();
    browser.time += 400 * DAY;
    const game = await open(browser, { seed: 'early' });
    stray(game);
    browser.time -= 400 * DAY;
    await game.newGame({ seed: '1' });
    win(game);
    const kept = JSON.parse(browser.local.getItem(`${ROOT}statistics`)!) as { log: { at: number }[] };
    const [early, first] = [...kept.log].sort((a, b) => b.at - a.at);
    // Each other win is a second earlier than the one before.
    const others = Array.from({ length: 600 }, (_, i) => ({ ...first!, at: first!.at - 1000 * (i + 1) }));
    browser.local.setItem(`${ROOT}statistics`, JSON.stringify({ ...kept, log: [early, first, ...others] }));
    await browser.pass(2000);
    await game.newGame({ seed: '2' });
    win(game);
    expect(statisticsOf(game)).to.include({ played: 603, won: 602 });
    const { log, since } = JSON.parse(browser.local.getItem(`${ROOT}statistics`)!) as {
      log: { at: number }[];
      since: number;
    };
    expect(log).to.have.length.below(600);
    expect(log.some(({ at }) => at === early!.at)).to.equal(false);
    expect(since).to.be.within(1, browser.time);
    const phone = await open(new Browser('2026-11-20T18:00'), { seed: 'other' });
    win(phone);
    expect(await add(game, fileOf(phone))).to.deep.equal({ wins: 1, leftOut: [] });
  });
});

describe('two tabs that see a moment later what the other writes', () => {
  let browser: Browser;
  beforeEach(() => void ((browser = new Browser()).isLate = true));

  it('count both wins of one moment', async () => {
    const games = [await open(browser, { seed: '1' }), await open(browser, { seed: '2' })];
    for (const game of games) {
      browser.time++;
      stray(game);
    }
    await browser.pass(2000);
    for (const game of games) win(game);
    await browser.pass(2000);
    for (const game of games) expect(statisticsOf(game)).to.include({ played: 2, won: 2, streak: 2 });
  });

  it('count both wins of games that were begun in one millisecond', async () => {
    const games = [await open(browser, { seed: '1' }), await open(browser, { seed: '2' })];
    for (const game of games) win(game);
    await browser.pass(2000);
    for (const game of games) expect(statisticsOf(game)).to.include({ played: 2, won: 2 });
  });

  it('count what found no room, though both write it in one moment', async () => {
    const games = [await open(browser, { seed: '1' }), await open(browser, { seed: '2' })];
    browser.room = 0;
    for (const game of games) {
      stray(game);
      await browser.pass(2000);
    }
    browser.room = 5_000_000;
    for (const { page } of games) page.tab.isVisible = false;
    await browser.pass(2000);
    for (const game of games) expect(statisticsOf(game)).to.include({ played: 2 });
  });
});

describe('a day that is won', () => {
  it('while the storage is full stays won once there is room', async () => {
    const browser = new Browser();
    const game = await open(browser);
    browser.room = 0;
    win(game);
    await browser.pass(1000);
    browser.room = 5_000_000;
    game.page.tab.isVisible = false;
    await browser.pass(1000);
    game.remove();
    const again = await open(browser);
    expect([again.status, again.days[0]!.won]).to.deep.equal(['won', true]);
  });

  it('in another tab counts for the streak in this one', async () => {
    const browser = new Browser();
    const [one, other] = [await open(browser), await open(browser)];
    expect(one.play_.daily.streak).to.equal(0);
    win(other);
    await browser.pass(1000);
    expect(one.play_.daily.streak).to.equal(1);
  });
});

describe('a tab whose game is won', () => {
  it('removes nothing that another tab keeps once the storage was cleared', async () => {
    const browser = new Browser();
    const game = await open(browser);
    win(game);
    await browser.pass(1000);
    browser.local.clear();
    const other = await open(browser);
    stray(other);
    await browser.pass(1000);
    game.page.tab.isVisible = false;
    await browser.pass(1000);
    expect((await open(browser)).moveCount).to.equal(1);
  });
});

describe('a day to come, since the clock was set back', () => {
  it('keeps its own game beside that of today', async () => {
    const browser = new Browser();
    const game = await open(browser);
    const day = game.seed;
    browser.clock = '2026-11-19T12:00';
    void game.restart();
    stray(game);
    await browser.pass(1000);
    const today = await open(browser);
    expect([today.seed === day, today.moveCount]).to.deep.equal([false, 0]);
    browser.clock = `${TODAY}T12:00`;
    expect((await open(browser)).moveCount).to.equal(1);
  });
});

describe('a tab that is killed while it keeps a win', () => {
  for (let writes = 0; writes <= 8; writes++) {
    it(`after ${writes} writes shows its day as won, or as it was, and the win counts once`, async () => {
      const browser = new Browser();
      const game = await open(browser);
      game.move(game.legalMoves[0]!);
      await browser.pass(1000);
      const { tab } = game.page;
      tab.dieAfter(writes);
      win(game);
      await settled();
      tab.die();
      const again = await open(browser);
      if (again.status !== 'won') expect(again.moveCount).to.equal(1);
      win(again);
      await settled();
      expect(statisticsOf(again)).to.include({ played: 1, won: 1 });
      expect(again.days[0]).to.include({ day: TODAY, won: true, onTime: true });
      expect((await open(browser)).status).to.equal('won');
    });
  }
});

describe('keys of the prototype', () => {
  it('among kept days and in a file change no object', async () => {
    const browser = new Browser();
    const forged = '"__proto__":{"won":true,"2026-11-19":[1,1,5]}';
    browser.local.setItem(`${ROOT}days`, `{${forged},"{\\"kind\\":\\"a\\"}":{"__proto__":[1,1,5],${forged}}}`);
    const game = await open(browser);
    win(game);
    await add(game, `{${forged},"${ROOT}days":{${forged}},"${ROOT}statistics":{${forged}}}`);
    expect(game.days.map(({ day }) => day)).to.deep.equal([TODAY]);
    expect(Object.keys(Object.prototype)).to.deep.equal([]);
    expect({}).not.to.have.any.keys('won', '2026-11-19', '0');
  });
});

describe('what earlier versions have kept', () => {
  it('is a game without a name: its win goes to the game begun last', async () => {
    const browser = new Browser();
    const first = await open(browser);
    stray(first);
    await browser.pass(1000);
    first.remove();
    const [name] = Object.keys({ ...browser.local }).filter((each) => each.startsWith(`${ROOT}game/`));
    const { begunAt: _, ...saved } = JSON.parse(browser.local.getItem(name!)!) as Record<string, unknown>;
    expect(saved.counted).to.equal(true);
    browser.local.setItem(name!, JSON.stringify(saved));
    const again = await open(browser);
    win(again);
    expect(statisticsOf(again)).to.include({ played: 1, won: 1 });
  });

  it('is a log in another order, which is read by when its games were begun', async () => {
    const browser = new Browser();
    const game = await open(browser, { seed: '1' });
    for (const seed of ['2', '3', '4']) {
      await game.newGame({ seed });
      browser.time += 1000;
      if (seed === '3') stray(game);
      else win(game);
    }
    const expected = statisticsOf(game);
    const kept = JSON.parse(browser.local.getItem(`${ROOT}statistics`)!) as { log: unknown[] };
    browser.local.setItem(`${ROOT}statistics`, JSON.stringify({ ...kept, log: [...kept.log].reverse() }));
    expect(statisticsOf(game)).to.deep.equal(expected);
    expect(expected).to.include({ played: 3, won: 2, streak: 1, longest: 1 });
  });

  it('is 16,000 characters of days of all sets of options, to which each set adds its own', async () => {
    const browser = new Browser();
    const days = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [plusDays(TODAY, -1 - i), [65, 61_000, 5]]));
    const kept = Object.fromEntries(['a', 'b', 'c'].map((kind) => [JSON.stringify({ kind }), days(200)]));
    expect(JSON.stringify(kept).length).to.be.within(15_000, 16_000);
    browser.local.setItem(`${ROOT}days`, JSON.stringify(kept));
    for (const kind of ['a', 'b', 'c']) {
      const game = await open(browser, { daily: true, kind });
      win(game);
      expect(game.play_.daily.streak).to.equal(201);
    }
  });
});

describe('a won day that is brought back', () => {
  const countOf = ({ play_: { session, store } }: Awaited<ReturnType<typeof open>>, { time }: Browser) =>
    countGame(store, time, {
      game: session.game!,
      by: 'script',
      past: session.past,
      change: undefined,
      isFirstMove: false,
    });

  it('tells what its win has changed, however much was played since', async () => {
    const browser = new Browser();
    const wins: (Counted | undefined)[] = [];
    for (const seed of ['1', 'day', '2']) {
      const game = await open(browser, seed === 'day' ? { daily: true } : { seed });
      win(game);
      wins.push(countOf(game, browser));
      browser.time += 60_000;
    }
    const again = await open(browser);
    const { session } = again.play_;
    expect([session.game!.status, session.past.day]).to.deep.equal(['won', TODAY]);
    const counted = countOf(again, browser)!;
    expect(counted).to.deep.equal(wins[1]);
    expect([counted.before.won, counted.after.won]).to.deep.equal([1, 2]);
  });
});

describe('the difficulty of a game', () => {
  it('is kept in the log and in files, even one that only a later version knows', async () => {
    const browser = new Browser();
    const game = await open(browser, { seed: '1' });
    stray(game);
    const { at, options } = JSON.parse(browser.local.getItem(`${ROOT}statistics`)!).log[0] as LoggedGame;
    const log = [
      { at, options, difficulty: 'hard' },
      { at: at + 1, options, difficulty: 'impossible' },
    ];
    browser.local.setItem(`${ROOT}statistics`, JSON.stringify({ log, since: 0 }));
    const other = await open(new Browser('2026-11-20T18:00'), { seed: '2' });
    await add(other, fileOf(await open(browser, { seed: '1' })));
    const { store, page } = other.play_;
    expect(readKept(store, page.time).log.map(({ difficulty }) => difficulty)).to.deep.equal(['hard', 'impossible']);
  });
});
