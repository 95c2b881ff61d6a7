// What later versions have kept outlives all writes of this one, whether it knows the form or not.
import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { isDay, plusDays } from '../../src/days/day.js';
import { Browser, type Tab } from './browser.js';
import { type GameId, type GameOnPage, onPage, type Properties } from './game-on-page.js';
import { fileOf, fill, importOn, lostFrom, type Values, valuesOf, win } from './kept-beside.js';
import { quickGame } from './quick-game.js';

const { date, store } = JSON.parse(readFileSync(new URL('stores/50b2880f2.json', import.meta.url), 'utf8')) as {
  date: string;
  store: Values;
};
const ROOT = 'solitaire-elements/1/';
const KEY = `${ROOT}trusty-twelve/statistics`;
const YESTERDAY = '2026-11-28';
/** The higher flags that fit beside those of a win and of its try. */
const HIGHER = 120;

type Fields = Record<string, unknown>;

/** What a later version adds to a value of each kind. */
const ADDED: Readonly<Record<string, (value: Fields) => unknown>> = {
  settings: (settings) => ({ ...settings, back: 'holograms', animation: 'slow' }),
  statistics: ({ log, ...figures }) => ({
    ...figures,
    '{}': { played: 9, won: 4, streak: 1, longest: 3, fastest: 52_000, fewest: 61, open: false, hintless: 2 },
    weeks: { '2026-47': 5 },
    log: (log as Fields[]).map(({ win: won, ...game }) => ({
      ...game,
      stars: 3,
      ...(won ? { win: { ...won, hints: [1, 2] } } : {}),
    })),
  }),
  days: ({ '{}': days }) => ({
    '{}': {
      ...Object.fromEntries(
        Object.entries(days as Record<string, number[]>).map(([day, [moves, elapsed, flags]]) => [
          day,
          [moves, elapsed, flags! + HIGHER, 'spades'],
        ]),
      ),
      marks: { [YESTERDAY]: 'first try' },
    },
    '{"jokers":2}': { [YESTERDAY]: [60, 9000, 5] },
    since: '2024-01-01',
  }),
  game: (game) => ({ ...game, mood: 'calm', path: [3, 1, 4] }),
  won: (game) => ({ ...game, mood: 'glad' }),
  next: ({ '{}': deal }) => ({ '{}': { ...(deal as Fields), theme: 'snow' } }),
  'house-rules': (rules) =>
    Object.fromEntries(Object.entries(rules).map(([key, chosen]) => [key, { ...(chosen as Fields), jokers: 2 }])),
};

/** A store of a later version that has added something to each value, and keys of its own. */
const LATER: Values = {
  ...Object.fromEntries(
    Object.entries(store).map(([key, value]) => [key, ADDED[key.split('/')[3]!]!(value as Fields)]),
  ),
  [`${ROOT}trusty-twelve/medals`]: { gold: 3 },
  [`${ROOT}trusty-twelve/medals/game/7`]: { at: 1, of: 'tin' },
  [`${ROOT}trusty-twelve/medals/statistics`]: { log: [{ at: 5, options: {} }] },
  'solitaire-elements/2/trusty-twelve/days': { [YESTERDAY]: 'won' },
};

let tab: Tab;
const visit = (game: GameId, properties: Properties): Promise<GameOnPage> => onPage(game, properties, tab);

const inTwelve = (...paths: string[]): string[] => paths.map((path) => `.${ROOT}trusty-twelve/${path}`);

/** What is written of a game that is played on. */
const playedOn = (slot: string): string[] => ['record.moves', 'elapsed', 'at'].map((field) => `${slot}.${field}`);

describe('what a later version has added to what it keeps', () => {
  beforeEach(() => {
    tab = new Browser(`${date}T18:00`).tab();
    fill(tab, LATER);
  });

  for (const [what, changed, act] of [
    ['a visit', [], () => visit('trusty-twelve', { seed: '42' })],
    [
      'a setting',
      inTwelve('settings.back'),
      async () => {
        const { play_ } = await visit('trusty-twelve', { seed: '42' });
        expect(play_.settings.settings).to.include({ felt: 'blue', back: 'rosette' });
        play_.settings.set('mirror', true);
        expect(lostFrom(LATER, valuesOf(tab))).to.deep.equal([]);
        play_.settings.set('back', 'waves');
      },
    ],
    [
      'an option',
      [],
      async () => {
        const game = await visit('pyramid-dozen', { seed: '8' });
        game.play_.houseRules.choose('recycles', 2);
      },
    ],
    [
      'a move, and leaving',
      inTwelve(...playedOn('game/[{},"42"]')),
      async () => {
        const game = await visit('trusty-twelve', { seed: '42' });
        game.move(game.legalMoves[0]!);
        tab.isVisible = false;
        game.remove();
      },
    ],
    [
      'a move in a daily game, which may offer the way back to others',
      inTwelve(...playedOn(`game/[{},"${date}"]`)),
      async () => {
        const game = await visit('trusty-twelve', { daily: true });
        game.move(game.legalMoves[0]!);
      },
    ],
    [
      'the win of today’s game',
      inTwelve(`game/[{},"${date}"]`, ...[0, 1, 2].map((i) => `days.{}.${date}.${i}`)),
      async () => {
        const game = await visit('trusty-twelve', { daily: true });
        await win(game);
        const { [`${ROOT}trusty-twelve/won/[{},"${date}"]`]: won, [`${ROOT}trusty-twelve/days`]: days } = valuesOf(tab);
        expect(won).to.deep.include({ mood: 'calm', path: [3, 1, 4] });
        const row = (days as { '{}': Record<string, unknown[]> })['{}'][date]!;
        expect(row.slice(2)).to.deep.equal([HIGHER + 5, 'spades']);
        expect(game.play_.daily.streak).to.equal(2);
      },
    ],
    [
      'another win of yesterday’s game, which takes the place of that one',
      inTwelve(
        ...playedOn(`won/[{},"${YESTERDAY}"]`),
        ...['begunAt', 'mood'].map((field) => `won/[{},"${YESTERDAY}"].${field}`),
        // It was begun again.
        `days.{}.${YESTERDAY}.2`,
      ),
      async () => {
        const game = await visit('trusty-twelve', { daily: YESTERDAY });
        await game.restart();
        await win(game);
      },
    ],
    [
      'a new game, won',
      [],
      async () => {
        const game = await visit('trusty-twelve', { seed: '5' });
        await win(game);
      },
    ],
    [
      'the export and import of everything',
      [],
      async () => {
        const game = await visit('trusty-twelve', { seed: '42' });
        await importOn(game, fileOf(game));
      },
    ],
  ] as [string, string[], () => Promise<unknown>][]) {
    it(`is there after ${what}`, async () => {
      await act();
      await tab.browser.pass(2000);
      tab.leave();
      const lost = lostFrom(LATER, valuesOf(tab));
      expect(lost.filter((path) => !changed.includes(path))).to.deep.equal([]);
    });
  }

  it('is on another device, and in its files, after an import: fields of games and wins, flags and elements of days', async () => {
    const file = fileOf(await visit('trusty-twelve', { seed: '42' }));
    const other = await onPage('trusty-twelve', { seed: '1' }, new Browser(`${date}T18:00`).tab());
    await importOn(other, file);
    const [before, after] = [file, fileOf(other)].map((text) => JSON.parse(text) as Values);
    // No record proves the figures of games in no log, and no file brings keys that only a later version can check.
    const unproved = ['days.{}.marks', 'days.{"jokers":2}', 'days.since', 'statistics.{}', 'statistics.weeks'];
    expect(lostFrom(before, after).filter((path) => !unproved.some((each) => path.endsWith(`/${each}`)))).to.deep.equal(
      [`.${ROOT}trusty-twelve/medals/statistics`],
    );
  });

  it('is beside the figures of games that leave the log of a full storage', async () => {
    const game = await visit('trusty-twelve', { seed: '5' });
    const others = Object.keys(LATER).filter((key) => key.endsWith('/statistics') && key !== KEY);
    for (const key of others) tab.local.removeItem(key);
    tab.browser.room = Object.entries({ ...tab.local }).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
    game.move(game.legalMoves[0]!);
    await tab.browser.pass(300);
    const kept = valuesOf(tab)[KEY];
    expect(kept).to.deep.include({ weeks: { '2026-47': 5 }, log: [] });
    expect((kept as { '{}': object })['{}']).to.include({ hintless: 2, played: 13 });
  });

  it('is in the days that keep only how they went', async () => {
    const days = Object.fromEntries(
      Array.from({ length: 900 }, (_, i) => [plusDays(YESTERDAY, -i), [50, 60_000, 5 + HIGHER]]),
    );
    fill(tab, { [`${ROOT}trusty-twelve/days`]: { '{}': { ...days, marks: 7 } } });
    const game = await visit('trusty-twelve', { daily: true });
    await win(game);
    for (const each of [tab, await copyOn(new Browser(`${date}T18:00`).tab(), game)]) {
      const { '{}': kept } = valuesOf(each)[`${ROOT}trusty-twelve/days`] as { '{}': { older: string[] } };
      const [first, digits, higher] = kept.older;
      expect(first).to.equal(plusDays(YESTERDAY, -899));
      expect([digits, higher]).to.deep.equal(['5'.repeat(digits!.length), 'f'.repeat(digits!.length)]);
      expect(Object.keys(kept).filter(isDay)).to.have.length(901 - digits!.length);
    }
  });
});

/** Exports everything from a game's device, and imports it on another one. */
async function copyOn(other: Tab, game: GameOnPage): Promise<Tab> {
  await importOn(await onPage('trusty-twelve', { seed: '1' }, other), fileOf(game));
  return other;
}

describe('what a later version keeps in forms of its own', () => {
  const OWN = `${ROOT}${quickGame.id}/`;
  const options = '{"kind":"a"}';
  const FORMS: Values = {
    [`${OWN}settings`]: { version: 2, table: { felt: 'velvet' } },
    [`${OWN}statistics`]: { version: 2, log: { a: [1, 2, 3] } },
    [`${OWN}days`]: { version: 2, [options]: 'c29tZQ==' },
    [`${OWN}house-rules`]: { [options]: { version: 2, kind: ['a', 'b'] } },
    [`${OWN}next`]: { [options]: { version: 2, deals: [1, 2] } },
    [`${OWN}game/[${options},"42"]`]: { version: 2, at: 5, line: [0, 1] },
    [`${OWN}game/[${options},"43"]`]: { at: 5, record: { version: 2, turns: 'AB' } },
    [`${OWN}won/[${options},"${date}"]`]: { version: 2, at: 5 },
  };

  let warnings: string[];
  const { warn } = console;
  beforeEach(() => {
    warnings = [];
    console.warn = (text: string) => void warnings.push(text);
    tab = new Browser(`${date}T18:00`).tab();
    fill(tab, FORMS);
  });
  afterEach(() => (console.warn = warn));

  it('stays as it is, which the console says once for each key, and a game played beside it is not kept', async () => {
    for (let visits = 0; visits < 2; visits++) {
      for (const asked of [{ seed: '42' }, { seed: '43' }, { daily: true }, { deals: 'winnable' }]) {
        const game = await onPage(quickGame, asked, tab);
        game.move(game.legalMoves[1]!);
        await tab.browser.pass(300);
        expect(game.play_.savedGames.unkept).to.equal('seed' in asked ? 'keptByLater' : undefined);
        expect(game.told).to.deep.equal('seed' in asked ? [{ about: 'keptByLater' }] : []);
        game.play_.settings.set('mirror', true);
        game.play_.houseRules.choose('kind', 'a');
        while (game.status === 'playing') game.move(game.legalMoves[0]!);
        await game.newGame();
        await importOn(game, fileOf(game));
        tab.isVisible = false;
        await tab.browser.pass(2000);
        tab.isVisible = true;
        game.remove();
        await tab.browser.pass(2000);
      }
    }
    expect(lostFrom(FORMS, valuesOf(tab))).to.deep.equal([]);
    for (const [key, value] of Object.entries(FORMS)) expect(valuesOf(tab)[key], key).to.deep.equal(value);
    expect(warnings.map((text) => text.split(' is left')[0])).to.have.members(Object.keys(FORMS));
  });
});
