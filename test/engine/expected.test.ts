// What a server expects of a stranger's record.
import { expect } from 'chai';
import { createGame, type GameRecord, games, recordFromText, verify, type VerifySettings } from '../../src/engine.js';
import { luckyThirteen } from '../../src/games/lucky-thirteen.js';
import { WON, WON_WITH_OPTIONS } from '../support/games-played.js';
import { ALL_CARDS, bringHome } from './table.js';

const won = recordFromText(WON['bakers-dozen']!);
const pyramid = recordFromText(WON['pyramid-dozen']!);
const kingsAlone = recordFromText(WON_WITH_OPTIONS[1]!);

function expectTaken(record: unknown, settings: VerifySettings): void {
  expect(verify(record, settings)).to.include({ ok: true, status: 'won' });
}

/** @param settings as JavaScript may give them */
function expectRefused(record: unknown, settings: unknown, error: string): void {
  expect(verify(record, settings as VerifySettings)).to.deep.equal({ ok: false, error });
}

/** A win of a deck in which the Aces lie on top, and all else in order below them. */
function easyWin(): GameRecord {
  const columns = Array.from('KQJT98765432A', (rank) => Array.from('CDHS', (suit) => rank + suit));
  const game = createGame('bakers-dozen', { deck: columns.flat() });
  for (const card of columns.reverse().flatMap((column) => column.reverse())) bringHome(game, card);
  return game.record;
}

describe('verify takes a record', () => {
  it('that is as expected in all', () => {
    expectTaken(won, { game: 'bakers-dozen', seed: '11', options: {}, deck: false });
    expectTaken(pyramid, { game: 'pyramid-dozen', seed: '207', options: { kings: 'stay', recycles: 3 }, deck: false });
  });

  it('of the seed that is expected, as text or as a number', () => {
    for (const seed of ['11', 11]) for (const own of ['11', 11]) expectTaken({ ...won, seed: own }, { seed });
  });

  it('with the options that are expected, the defaults filled in on both sides', () => {
    for (const options of [{}, { recycles: '3' }, { kings: 'stay' }, { kings: undefined }]) {
      expectTaken(pyramid, { options });
      expectTaken({ ...pyramid, options }, { options: pyramid.options });
    }
    expectTaken(kingsAlone, { options: { kings: 'alone' } });
  });

  it('with a deck or any options where nothing is said of them', () => {
    expectTaken(easyWin(), { game: 'bakers-dozen' });
    expectTaken(kingsAlone, { game: 'pyramid-dozen' });
  });

  it('of a game of one’s own that is expected', () => {
    const mine = { ...luckyThirteen, id: 'my-thirteen' };
    const record = { ...recordFromText(WON['lucky-thirteen']!), game: 'my-thirteen' };
    expectTaken(record, { variants: [mine], game: 'my-thirteen' });
    const error = 'record is for the game "bakers-dozen"; allowed: my-thirteen';
    expectRefused(won, { variants: [mine], game: 'my-thirteen' }, error);
  });
});

describe('verify refuses a record, and names what was not expected', () => {
  it('a deck of the player’s choice', () => {
    const easy = easyWin();
    expect(easy.status).to.equal('won');
    expectRefused(easy, { game: 'bakers-dozen', deck: false }, 'record has its own deck');
  });

  it('a deck where a seed is expected, even where its codes are that seed', () => {
    const deck = ALL_CARDS.join(' ');
    const dealt = createGame('bakers-dozen', { deck }).record;
    for (const seed of ['11', deck]) expectRefused(dealt, { seed }, 'record has its own deck');
  });

  it('options that make the game easier', () => {
    const easier = { ...kingsAlone, options: { kings: 'alone', recycles: 'unlimited' } };
    expectTaken(easier, {});
    const error = 'record has the options recycles "unlimited", kings "alone"; expected: recycles 3, kings "stay"';
    expectRefused(easier, { game: 'pyramid-dozen', options: {} }, error);
    const other = 'record has the options recycles "unlimited"; expected: recycles 3';
    expectRefused(easier, { options: { kings: 'alone' } }, other);
  });

  for (const [what, record, settings, error] of [
    ['another game', pyramid, { game: 'bakers-dozen' }, 'is for the game "pyramid-dozen"; allowed: bakers-dozen'],
    ...['12', '11 ', '011', '11~2'].map(
      (seed) => ['another seed', won, { seed }, `has the seed "11"; expected: "${seed}"`] as const,
    ),
    ['before it is replayed', { ...won, moves: 'AA' }, { seed: '12' }, 'has the seed "11"; expected: "12"'],
  ] as const) {
    it(`${what}: ${error}`, () => expectRefused(record, settings, `record ${error}`));
  }
});

describe('verify refuses every record where the settings are bad, and says:', () => {
  const object = "allowed: an object such as { game: 'bakers-dozen' }";
  const five = `allowed: ${games.join(', ')}`;
  for (const [settings, error] of [
    [5, `settings is 5; ${object}`],
    [['11'], `settings is an array; ${object}`],
    [{ sead: '11' }, 'settings: unknown "sead"; allowed: variants, game, seed, options, deck'],
    [{ game: 'bakers' }, `settings: game is "bakers"; ${five}`],
    [{ game: undefined }, `settings: game is undefined; ${five}`],
    [{ seed: undefined }, 'settings: seed is undefined; allowed: text or a number'],
    [{ seed: '' }, 'settings: seed is ""; allowed: text or a number'],
    [{ seed: ['11'] }, 'settings: seed is an array; allowed: text or a number'],
    [{ options: null }, 'settings: options is null; allowed: an object such as { draw: true }'],
    [{ options: { draw: true } }, 'settings: unknown option "draw"; options of this game: none'],
    [{ deck: ALL_CARDS }, 'settings: deck is an array; allowed: false'],
  ] as const) {
    it(error, () => expectRefused(won, settings, error));
  }

  it('also of a record that is none', () => {
    expectRefused(null, { seed: null }, 'settings: seed is null; allowed: text or a number');
  });
});
