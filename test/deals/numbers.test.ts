// Decks of numbered deals, compared with boards that the programs themselves have printed.
import { expect } from 'chai';
import { dealOf, deckOf, type Program } from '../../src/deals.js';
import { twister } from '../../src/deals/twister.js';
import { createGame } from '../../src/engine.js';
import { canfield } from '../../src/examples/canfield-solitaire.js';
import { freeCell } from '../../src/examples/free-cell.js';
import { klondike } from '../../src/examples/klondike-solitaire.js';
import { pilesOf } from '../engine/table.js';
import { KPATIENCE, PYSOLFC } from './boards.js';

/** The cards of a printed board in the order of our deck. */
function printed(board: string): string[] {
  const lines = board.trim().split('\n');
  const of = (name: string) => lines.filter((line) => line.includes(`${name}:`)).join(' ');
  const columns = lines.filter((line) => !line.includes(':')).join(' ');
  return `${columns} ${of('Foundations')} ${of('Talon')}`.match(/\b[A2-9TJQK][CDHS]\b/g)!;
}

describe('the decks of PySolFC', () => {
  for (const [game, boards] of Object.entries(PYSOLFC)) {
    for (const [number, board] of Object.entries(boards)) {
      it(`are its own: ${game} ${number}`, () => {
        const cards = printed(board);
        // Castles write no Aces, which come last in the deck.
        expect(deckOf('pysolfc', game, Number(number)).split(' ').slice(0, cards.length)).to.deep.equal(cards);
      });
    }
  }

  it('have numbers of up to 20 digits', () => {
    const deck = deckOf('pysolfc', 'free-cell', 12345678901234567890n);
    expect(deckOf('pysolfc', 'free-cell', '12345678901234567890')).to.equal(deck);
    // As pysol_cards deals it.
    expect(deck).to.match(/^AH 8C 5C TS TC 7C 2C/);
  });

  it('come with the draw that Klondike and Canfield begin with', () => {
    for (const [variant, waste] of [
      [klondike, ['4H']],
      [canfield, ['9D', 'QD', 'JS']],
    ] as const) {
      const { deck, moves } = dealOf('pysolfc', variant.id, 1);
      const game = createGame(variant, { deck });
      for (const move of moves) game.play(move);
      expect(game.state.piles.find(({ id }) => id === 'waste')!.cards).to.deep.equal(waste);
    }
  });
});

describe('the decks of KPatience', () => {
  for (const [number, board] of Object.entries(KPATIENCE)) {
    it(`are its own: bakers-dozen ${number}`, () => {
      expect(deckOf('kpatience', 'bakers-dozen', number).split(' ')).to.deep.equal(board.match(/\w+/g));
    });
  }
});

it('one number is one deal of FreeCell in all programs, and in its element', () => {
  const deck = deckOf('microsoft', 'free-cell', 11982);
  expect([deckOf('kpatience', 'free-cell', 11982n), deckOf('pysolfc', 'free-cell', '11982')]).to.deep.equal([
    deck,
    deck,
  ]);
  const dealt = createGame(freeCell, { seed: '11982' }).state;
  expect(pilesOf(dealt)).to.deep.equal(pilesOf(createGame(freeCell, { deck }).state));
});

describe('deckOf refuses', () => {
  const numbers = 'a whole number from 1 to 2147483647. Give large ones as bigint or digits';
  for (const [program, game, number, message] of [
    ['pysol', 'free-cell', 1, 'unknown program "pysol"; allowed: microsoft, kpatience, pysolfc'],
    ['constructor', 'free-cell', 1, 'unknown program "constructor"; allowed: microsoft, kpatience, pysolfc'],
    ['microsoft', 'golf-solitaire', 1, 'microsoft has no deals of "golf-solitaire"; allowed: free-cell'],
    ['kpatience', 'toString', 1, 'kpatience has no deals of "toString"; allowed: aces-up, bakers-dozen, '],
    ...[0, -1, 1.5, NaN, 2 ** 31, 10n ** 30n].map((each) => ['kpatience', 'free-cell', each, `number is ${each}`]),
    ...['', '1e3', ' 1', '2147483648'].map((each) => ['microsoft', 'free-cell', each, `number is "${each}"`]),
    ['microsoft', 'free-cell', null, `number is null; allowed: ${numbers}`],
    [
      'pysolfc',
      'free-cell',
      2 ** 53,
      'number is 9007199254740992; allowed: a whole number from 1 to 99999999999999999999',
    ],
  ] as [string, string, number, string][]) {
    it(`${program}, ${game}, ${typeof number} ${number}`, () => {
      expect(() => deckOf(program as Program, game, number)).to.throw(RangeError, message);
    });
  }
});

it('the Mersenne Twister gives the numbers of Python', () => {
  const first = (seed: bigint) => twister(seed)();
  expect([first(0n), first(42n), first(2n ** 32n), first(10n ** 19n)]).to.deep.equal([
    0.8444218515250481, 0.6394267984578837, 0.11299430095636409, 0.6878403965028688,
  ]);
});
