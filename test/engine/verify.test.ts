// Servers call verify on strangers' records: it answers whatever it is given, and says what is wrong as movesOf does.
import { expect } from 'chai';
import { createGame, type GameRecord, games, movesOf, recordFromText, recordToText, verify } from '../../src/engine.js';
import { EXAMPLES } from '../examples/games.js';
import { LOST, WON } from '../support/games-played.js';
import { ALL_CARDS, revoked } from './table.js';

const won = recordFromText(WON['bakers-dozen']!);
const { seed, ...seedless } = won;
const lost = recordFromText(
  LOST.find(({ game, reason }) => game === 'lucky-thirteen' && reason === 'no-progress')!.text,
);
const fresh = (id: string, request = {}) => createGame(id, { seed: '42', ...request }).record;

const throwing = (thrown: unknown = new Error('thrown on purpose')) => ({
  get: () => {
    throw thrown;
  },
});

/** Expects a record to be refused in these words by both that replay it. */
function expectRefused(record: unknown, type: ErrorConstructor, error: string, at?: number): void {
  expect(verify(record)).to.deep.equal({ ok: false, error, ...(at !== undefined && { at }) });
  expect(() => movesOf(record as GameRecord))
    .to.throw(type)
    .with.property('message', error);
}

const version = (found: string) => `record has version ${found}; this release reads 1`;
const game = (found: string) => `record is for the game ${found}; allowed: ${games.join(', ')}`;
const recycles = (found: string) => `option recycles is ${found}; allowed: 0 to 99, unlimited`;
const unknown = (found: string) => `unknown option ${found}; options of this game: none`;
const status = (claimed: string, real: string) => `record claims the status ${claimed}; its moves lead to "${real}"`;
const NO_SOURCE = 'record has neither a seed nor a deck';

describe('verify refuses a record and says:', () => {
  const pyramid = (options: object) => ({ ...fresh('pyramid-dozen'), options });

  for (const [record, type, error] of [
    [{ ...won, version: 2 }, RangeError, version('2')],
    [{ ...won, version: '2' }, RangeError, version('"2"')],
    [{ ...won, game: 'chess' }, RangeError, game('"chess"')],
    [{ ...won, game: '__proto__' }, RangeError, game('"__proto__"')],
    [{ ...won, game: ['bakers-dozen'] }, RangeError, game('an array')],
    [recordFromText(EXAMPLES[3]!.won[0]!), RangeError, game('"free-cell"')],
    [seedless, TypeError, NO_SOURCE],
    [{ ...seedless, seed: '' }, TypeError, NO_SOURCE],
    [{ ...seedless, seed: null, deck: null }, TypeError, NO_SOURCE],
    [{ ...won, deck: ALL_CARDS.join(' ') }, TypeError, 'record has both a seed and a deck'],
    [{ ...won, seed: 'x'.repeat(257) }, RangeError, 'seed is 257 characters long; at most 256 are allowed'],
    [{ ...won, seed: ['1'] }, TypeError, 'seed is an array; allowed: text or a number'],
    [{ ...seedless, deck: 'AC AC' }, RangeError, 'deck has AC twice; every card must appear once'],
    [pyramid({ recycles: 100 }), RangeError, recycles('100')],
    [pyramid({ recycles: Infinity }), RangeError, recycles('null')],
    [pyramid({ kings: 'never' }), RangeError, 'option kings is "never"; allowed: stay, with-queen, alone'],
    [{ ...won, options: 5 }, TypeError, 'record has options 5; allowed: an object'],
    [{ ...won, options: 'x' }, TypeError, 'record has options "x"; allowed: an object'],
    [{ ...won, options: { draw: true } }, RangeError, unknown('"draw"')],
    [{ ...won, options: { toString: 1 } }, RangeError, unknown('"toString"')],
    [{ ...won, options: JSON.parse('{"__proto__":{"draw":true}}') }, RangeError, unknown('"__proto__"')],
    [{ ...won, moves: undefined }, TypeError, 'record has moves undefined; allowed: text'],
    [{ ...won, moves: ['AB'] }, TypeError, 'record has moves an array; allowed: text'],
    [{ ...won, status: 'lost' }, RangeError, status('"lost"', 'won')],
    [{ ...won, status: null }, RangeError, status('null', 'won')],
    [{ ...fresh('bakers-dozen'), status: 'won' }, RangeError, status('"won"', 'playing')],
    [{ ...lost, status: 'playing' }, RangeError, status('"playing"', 'lost')],
    [{ ...won, moves: won.moves.slice(0, -2) }, RangeError, status('"won"', 'playing')],
  ] as const) {
    it(error, () => expectRefused(record, type, error));
  }
});

describe('verify refuses what is no record and says:', () => {
  for (const [given, found] of [
    [null, 'null'],
    [undefined, 'undefined'],
    [7, '7'],
    ['{}', '"{}"'],
    [Symbol('x'), 'Symbol(x)'],
    [() => won, 'a function'],
    [[won], 'an array'],
    [new Date(NaN), 'null as JSON'],
    [{ ...won, toJSON: () => undefined }, 'undefined as JSON'],
    [{ ...won, toJSON: () => [won] }, 'an array as JSON'],
  ] as const) {
    it(found, () => expectRefused(given, TypeError, `record is ${found}; allowed: an object`));
  }

  it('that it cannot be written as JSON', () => {
    const circle: Record<string, unknown> = { ...won };
    circle['options'] = circle;
    let nested = {};
    for (let i = 0; i < 1e5; i++) nested = { nested };
    const unlookable = new Proxy(new Error('x'), { ...throwing(), getPrototypeOf: throwing().get });
    const thrown = [new Error('x'), 'x', 0, null, undefined, Symbol('x'), {}, Object.create(null), unlookable];
    for (const given of [
      ...[circle, { ...won, options: nested }, { ...won, version: 1n }, { ...won, toJSON: throwing().get }],
      ...[
        revoked(),
        new Proxy({ ...won }, throwing()),
        { ...won, options: Object.defineProperty({}, 'a', { ...throwing(), enumerable: true }) },
      ],
      ...thrown.map((each) => Object.defineProperty({ ...won }, 'moves', { ...throwing(each), enumerable: true })),
    ]) {
      expectRefused(given, TypeError, 'record cannot be written as JSON');
    }
  });
});

describe('verify refuses settings', () => {
  it('that throw what is no error, or one without a word', () => {
    const unreadable = ['x', null, { message: 'x' }, new Error(''), new Proxy(new Error('x'), throwing())];
    const silent = Object.defineProperty(new Error('x'), 'message', throwing());
    for (const thrown of [...unreadable, silent]) {
      const settings = Object.defineProperty({}, 'variants', { ...throwing(thrown), enumerable: true });
      expect(verify(won, settings)).to.deep.equal({ ok: false, error: 'the record cannot be read' });
    }
  });

  it('with games that are none', () => {
    const endless = new Proxy([], { get: (_, key) => (key === 'length' ? 1e9 : undefined) });
    for (const variants of [
      ...[5, 'x', {}, () => [], [5], [null], [{}], [{ id: won.game }], new Array(1e9), new Set([1]), endless],
      ...[revoked(), [revoked()], new Proxy([], throwing()), [new Proxy({}, throwing())]],
    ]) {
      const verdict = verify(won, { variants: variants as any });
      expect(verdict).to.have.property('error').that.is.a('string').and.not.empty;
    }
    for (const settings of [revoked(), new Proxy({ variants: [] }, throwing())]) {
      expect(verify(won, settings)).to.have.property('ok', false);
    }
    const error = 'variants is 5; allowed: an array of games';
    expect(verify({}, { variants: 5 as any })).to.deep.equal({ ok: false, error });
    for (const none of [undefined, null, {}, { variants: undefined }, { variants: null }, { variants: [] }]) {
      expect(verify(won, none as any)).to.include({ ok: true, status: 'won' });
    }
  });
});

describe('verify takes a record', () => {
  it('with extra fields, frozen, or without a prototype', () => {
    const bare = Object.assign(Object.create(null), won, { note: 'x', at: 1_800_000_000_000 });
    expect(verify(Object.freeze(bare))).to.include({ ok: true, status: 'won' });
  });

  it('with keys that mean something to objects', () => {
    const keys = '{"__proto__":{"status":"won","deck":"x"},"constructor":1,"toString":2,';
    const text = JSON.stringify(won).replace('{', keys);
    expect(verify(JSON.parse(text))).to.include({ ok: true, status: 'won' });
    expect({}).to.not.have.property('deck');
  });

  it('that is a row of a table, with null, empty text, and numbers as text or text as numbers', () => {
    const row = { ...won, version: '1', seed: Number(won.seed) };
    for (const absent of [null, '']) {
      const given = { ...row, deck: absent, options: absent };
      expect(verify(given)).to.deep.equal(verify(won));
      expect(recordToText(given as any)).to.equal(recordToText(won));
      expect(movesOf(given as any)).to.deep.equal(movesOf(won));
    }
    const { record } = createGame('trefoil-solitaire', { deck: ALL_CARDS, draw: true });
    expect(verify({ ...record, seed: null, options: { draw: '1' } })).to.deep.equal(verify(record));
  });

  it('with a getter that says something else each time, which it asks once', () => {
    let reads = 0;
    const fickle = Object.defineProperty({ ...won }, 'moves', {
      get: () => (reads++ === 0 ? won.moves : ''),
      enumerable: true,
    });
    expect([verify(fickle).ok, reads]).to.deep.equal([true, 1]);
  });
});

describe('verify refuses a move', () => {
  for (const [what, record, at, error] of [
    ['illegal at once', { ...won, moves: `AA${won.moves}` }, 0, 'is illegal: AAD'],
    ['illegal later', { ...won, moves: `${won.moves.slice(0, 20)}DA${won.moves.slice(22)}` }, 10, 'is illegal: DA'],
    ['a third redeal', { ...fresh('trefoil-solitaire'), moves: '---' }, 2, 'is illegal: -'],
    ['turning a waste too early', { ...fresh('pyramid-dozen'), moves: '.~' }, 1, 'is illegal: ~'],
    [
      'turning a waste too often',
      { ...fresh('pyramid-dozen', { recycles: 0 }), moves: `${'.'.repeat(24)}~` },
      ...[24, 'is illegal: ~'],
    ],
    ['of another seed', { ...won, seed: `${seed!} ` }, 0, 'is illegal: DA'],
    ['of another game', { ...won, game: 'lucky-thirteen' }, 1, 'is illegal: DO'],
    ['spelt in another way', { ...won, moves: `__${won.moves.slice(0, 2)}B` }, 0, 'is not in notation'],
    ['not in notation', { ...won, moves: `${won.moves.slice(0, 8)}!` }, 4, 'is not in notation'],
    ['after a win', { ...won, moves: `${won.moves}AB` }, won.moves.length / 2, 'is illegal: AB'],
    ['after a loss', { ...lost, moves: `${lost.moves}GF` }, 3, 'comes after the game was lost'],
  ] as [what: string, record: GameRecord, at: number, error: string][]) {
    it(`that is ${what}, and says which, counted from 0`, () => {
      expectRefused(record, RangeError, `move ${at + 1} ${error}`, at);
    });
  }

  it('that is not in notation', () => {
    for (const moves of [' ', 'é', 'A', '_', '_A', 'AB CD', '__DAA', '\ud800', '%', '.-+', '<script>']) {
      expect(verify({ ...fresh('bakers-dozen'), moves }), moves).to.include({ ok: false, at: 0 });
    }
  });

  it('after the ten thousandth', () => {
    const moves = `${'.'.repeat(24)}~`.repeat(401);
    const record = fresh('pyramid-dozen', { recycles: 'unlimited', seed: '1' });
    for (const moveCount of [9999, 10_000]) {
      const kept = { ...record, moves: moves.slice(0, moveCount) };
      expect(verify(kept)).to.include({ ok: true, moveCount });
    }
    const longer = { ...record, moves: moves.slice(0, 10_001) };
    expectRefused(longer, RangeError, 'move 10001 is too many; at most 10000 are allowed', 10_000);
  });
});
