// Every function that an entry point exports, called with hostile values.
import { expect } from 'chai';
import fc from 'fast-check';
import * as define from '../../../src/define.ts';
import * as engine from '../../../src/engine.ts';
import * as index from '../../../src/index.ts';
import * as picture from '../../../src/picture.ts';
import * as written from '../../../src/words.ts';
import { freeCell } from '../../../src/examples/free-cell.ts';
import { WON } from '../../support/games-played.ts';
import { anyPlace, anything, changed } from './arbitraries.mjs';
import { isRightError, make } from './values.mjs';

/** The processor's time that any call may take, in milliseconds. */
const LONGEST = 5000;

const ENTRY_POINTS = { engine, define, index, picture, words: written };

const functionsOf = (entry) =>
  Object.entries(entry)
    .filter(([, value]) => typeof value === 'function' && !/^class\b/.test(value.toString()))
    .map(([name]) => name);

/** Words of a game: they are called for each position of a search, with what a game gives them, and check nothing. */
const WORDS = functionsOf(written);

const record = engine.recordFromText(WON['lucky-thirteen']);
const game = engine.createGame('bakers-dozen', { seed: '42' });
const { state } = game;
const deck = state.piles.flatMap(({ cards }) => cards).join(' ');
const texts = { en: { name: 'Mine', rules: ['One.'], refusals: { a: 'b' }, options: { draw: 'c' } } };
const variant = { ...freeCell, texts, layouts: [define.rowLayout(freeCell.piles)] };

const expectCards = ({ state: { piles } }) =>
  expect(new Set(piles.flatMap(({ cards }) => cards)).size, 'the number of cards').to.equal(52);

/** What each function takes, and what holds of what it returns. */
const FUNCTIONS = {
  createGame: {
    given: [
      ['bakers-dozen', { seed: '42' }],
      ['pyramid-dozen', { deck, recycles: 3, kings: 'alone' }],
      ['trefoil-solitaire', { seed: 7, draw: true }],
    ],
    names: /seed|deck|option|game|request/,
    returns: expectCards,
  },
  verify: {
    given: [
      [record],
      [{ ...record, seed: undefined, deck }],
      [record, { variants: [variant] }],
      [record, { game: record.game, seed: record.seed, options: {}, deck: false }],
    ],
    returns(answer) {
      expect(answer.ok).to.be.a('boolean');
      if (answer.ok) expectCards(answer);
      else expect(answer.error, 'the error').to.be.a('string').that.is.not.empty;
    },
  },
  movesOf: {
    given: [
      [record],
      [{ ...record, seed: undefined, deck, moves: '', status: 'playing' }],
      // What is wrong inside a game comes to light where it is played. Only `verify` catches that.
      [record, { variants: [] }],
    ],
    names: /record|game|seed|deck|option|move|variants/,
    returns(found) {
      expect(found).to.be.an('array');
      for (const { type } of found) expect(type).to.be.a('string');
    },
  },
  recordToText: {
    given: [[record], [{ ...record, seed: undefined, deck }]],
    names: /record|deck/,
    returns(text) {
      expect(text).to.match(/^[\w.~-]+$/);
      engine.recordFromText(text);
    },
  },
  recordFromText: {
    given: [[WON['trefoil-solitaire']], ['1.free-cell.won.s4..GI']],
    names: /record|deck/,
    returns: (read) => expect(engine.recordFromText(engine.recordToText(read))).to.deep.equal(read),
  },
  recordFromLink: {
    given: [['#1.free-cell.won.s4..GI'], ['https://cards.example/#/games?solitaire=1_0free-cell_0won_0s4_0_0GI']],
    names: /link|record|deck/,
    returns: (read) => read && expect(engine.recordFromText(engine.recordToText(read))).to.deep.equal(read),
  },
  solve: {
    given: [
      [game, { positions: 50 }],
      [game, { ms: 1, positions: 10 }],
    ],
    names: /game|limit|positions|ms|signal/,
    returns: ({ verdict }) => expect(verdict).to.be.oneOf(['winnable', 'unwinnable', 'unknown']),
  },
  difficultyOf: {
    given: [[game], [game, { signal: new AbortController().signal }]],
    names: /game|setting|signal/,
    returns: (grade) => expect(grade).to.be.oneOf(['easy', 'medium', 'hard', null]),
  },
  winnableSeed: {
    given: [['bakers-dozen', { seed: '42' }, { signal: AbortSignal.abort(new TypeError('signal is aborted')) }]],
    names: /seed|deck|option|game|request|setting|signal/,
    returns: (seed) => expect(seed).to.be.a('string'),
  },
  drawDeal: {
    given: [
      [
        { game: 'bakers-dozen', seed: '42' },
        { width: 300, colours: { felt: 'teal' } },
      ],
      [state, { height: 200, texts: { deal: 'x', games: { 'bakers-dozen': { name: 'Y' } } } }],
      [record, { radius: 0, variants: [variant] }],
    ],
    names:
      /deal|setting|width|height|radius|colour|text|variants|record|game|seed|deck|option|state|tableau|foundation|move/,
    returns(drawn) {
      expect(drawn).to.match(/^<svg[^]*<\/svg>\s*$/);
      expect(drawn).not.to.match(/<script|<img|NaN|undefined/);
    },
  },
  addLocale: {
    given: [
      [
        'de-x-fuzz',
        { undo: 'Zurück', moves: (n) => `${n}`, letters: {}, games: { 'bakers-dozen': { name: 'X', rules: ['y'] } } },
      ],
    ],
    names: /language|texts/,
    returns: (nothing) => expect(nothing).to.equal(undefined),
  },
  defineSolitaire: {
    given: [['my-game', variant]],
    names: /game|tag/,
    returns: (Class) => expect(Class).to.be.a('function'),
  },
  isSolitaireEvent: {
    given: [[{ type: 'win', detail: { game: 'x', moveCount: 1 } }, 'win']],
    names: /event/,
    returns: (answer) => expect(answer).to.be.a('boolean'),
  },
};

for (const name of Object.values(ENTRY_POINTS).flatMap(functionsOf)) {
  if (!WORDS.includes(name) && !FUNCTIONS[name])
    throw new Error(`an entry point exports ${name}: say here what it takes`);
}

const anyCall = fc.constantFrom(...Object.keys(FUNCTIONS)).chain((name) =>
  fc.record({
    name: fc.constant(name),
    which: fc.nat(FUNCTIONS[name].given.length - 1),
    place: fc.tuple(fc.nat(1), anyPlace).map(([argument, place]) => [argument, ...place]),
    value: anything,
  }),
);

async function expectInTime(run) {
  const before = process.cpuUsage();
  try {
    await run();
  } finally {
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000, 'milliseconds').to.be.below(LONGEST);
  }
}

/** Every call is answered, or refused by an error that names the culprit. */
const calls = {
  cases: [anyCall],
  check: ({ name, which, place, value }) =>
    expectInTime(async () => {
      const { given, names, returns } = FUNCTIONS[name];
      let answer;
      try {
        answer = await { ...engine, ...define, ...picture }[name](...changed(given[which], place, make(value)));
      } catch (error) {
        if (isRightError(error, names)) return;
        throw new Error(`${name} throws ${error?.stack ?? String(error)}`, { cause: error });
      }
      returns(answer);
    }),
};

const anyMove = fc.constantFrom(
  { type: 'move', card: 'AS', from: 'tableau-1', to: 'foundation-S', count: 1 },
  { type: 'remove', cards: ['5S', '7H'], from: ['pyramid-22', 'waste'] },
  { type: 'lift', card: 'AS', from: 'tableau-1' },
);

/** What a stranger makes up is no move. */
const moves = {
  cases: [fc.nat(20), anyMove, anyPlace, anything],
  check(seed, move, place, value) {
    const played = engine.createGame(engine.games[seed % 5], { seed: String(seed) });
    const before = JSON.stringify(played.state);
    const isPlayed = played.play(changed(move, place, make(value)));
    expect(isPlayed).to.be.a('boolean');
    if (!isPlayed) expect(JSON.stringify(played.state)).to.equal(before);
    expectCards(played);
    expect({}.polluted, 'a prototype').to.equal(undefined);
  },
};

const anyNonsense = anything.filter((value) => !/long|sparse|1e9|1000000000/.test(JSON.stringify(value)));

/** The words of a game may be given nonsense by a game, but they end. */
const words = {
  cases: [fc.constantFrom(...WORDS), fc.array(anyNonsense, { maxLength: 4 })],
  check: (name, args) =>
    expectInTime(() => {
      try {
        define[name](...args.map(make));
      } catch {
        // A game's own fault.
      }
    }),
};

export const entryPoints = { calls, moves, words };
