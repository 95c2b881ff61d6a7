// Why a card may not go somewhere, in the words of each game.
import { expect } from 'chai';
import { choice, flag, type RefusalNames, setUp, type Variant } from '../../src/define.js';
import { createGame } from '../../src/engine.js';
import { acesUp } from '../../src/examples/aces-up.js';
import { beleagueredCastle } from '../../src/examples/beleaguered-castle.js';
import { canfield } from '../../src/examples/canfield-solitaire.js';
import { freeCell } from '../../src/examples/free-cell.js';
import { golfSolitaire } from '../../src/examples/golf-solitaire.js';
import { klondike } from '../../src/examples/klondike-solitaire.js';
import { yukon } from '../../src/examples/yukon-solitaire.js';
import { completeTexts } from '../../src/locales/complete-texts.js';
import { en } from '../../src/locales/en.js';
import { ALL_CARDS, deckOf } from '../engine/table.js';
import { change, refused } from './saying.js';

/** FreeCell, or a game like it, with these cards at the ends of its columns. */
const cells = (columns: readonly string[], variant: Variant = freeCell, options = {}) => {
  const full = columns.map((cards, i) => '?? '.repeat((i < 4 ? 7 : 6) - cards.split(' ').length) + cards);
  return createGame(variant, { ...options, deck: deckOf(full.join(' ')) });
};

describe('a card that does not go', () => {
  it('is told so in the words of Lucky Thirteen', () => {
    const game = createGame('lucky-thirteen', { seed: '42' });
    expect(refused(game, 'TS', '7C')).to.equal('Only a 6 goes on a 7');
  });

  it('is told so in the words of Pyramid Dozen', () => {
    const game = createGame('pyramid-dozen', { seed: '42' });
    const pairs = game.legalMoves.flatMap((move) => (move.type === 'remove' ? [move.cards] : []));
    const [held] = pairs.find(({ length }) => length === 2)!;
    const other = game.state.piles.slice(21, 28).find(({ cards: [card] }) => !pairs.flat().includes(card!))!;
    expect(refused(game, held!, other.id)).to.equal('Those two don’t add up to 12');
  });

  it('is told so in FreeCell’s words', () => {
    const game = cells(['5C 6D', '9H 7C', '9C 7H', '9S KS', '9D', 'JC', 'JS', 'JD']);
    expect(refused(game, '6D', '7H')).to.equal('Only a black 6 goes on the 7 of hearts');
    change(game, { type: 'move', card: 'KS', from: 'tableau-4', to: 'cell-1' });
    expect(refused(game, '6D', 'KS')).to.equal('A cell holds only one card');
    expect(refused(game, '6D', 'foundation-D')).to.match(/^Foundations build up by suit/);
  });

  it('is told so in FreeCell’s words of a run and of an Ace', () => {
    const game = cells(['6D 5C', '7S', '6H', 'AC', '9D', 'JC', 'JS', 'JD']);
    expect(refused(game, '6D', '6H')).to.equal('Only a black 5 goes on the 6 of hearts');
    expect(refused(game, '9D', 'AC')).to.equal('Nothing goes on an Ace');
  });

  it('is told so in Klondike’s words', () => {
    const game = createGame(klondike, { deck: deckOf(`7C ?? 8H ${'?? '.repeat(11)} 6D`) });
    change(game, { type: 'move', card: '7C', from: 'tableau-1', to: 'tableau-2' });
    expect(refused(game, '6D', 'tableau-1')).to.equal('Only a King goes to an empty column');
  });

  it('is told so in Yukon’s words, by its name', () => {
    const deck = deckOf(`AC ${'?? '.repeat(5)} 7D ${'?? '.repeat(6)} 8S ${'?? '.repeat(7)} 9S`);
    const game = createGame(yukon, { deck });
    change(game, { type: 'move', card: 'AC', from: 'tableau-1', to: 'foundation-C' });
    expect(refused(game, '7D', 'tableau-1')).to.equal('Only a King goes to an empty column, not the 7 of diamonds');
    expect(refused(game, '7D', '9S')).to.equal('Only a red 8 goes on the 9 of spades');
  });

  it('is told so in Canfield by the rank that the foundations begin with, and by what goes on an Ace', () => {
    const game = createGame(canfield, { deck: deckOf(`${'?? '.repeat(12)} 9S 4H AC 7D 8C 2S`) });
    expect(refused(game, '7D', 'foundation-D')).to.equal('Foundations build up by suit, starting with the 4');
    expect(refused(game, '7D', 'AC')).to.equal('Only a red King goes on the Ace of clubs');
    expect(refused(game, '9S', 'AC')).to.equal('Only a red King goes on the Ace of clubs');
    expect(refused(game, '7D', 'reserve-1')).to.equal('This card can’t go anywhere right now');
  });

  it('is told so in Golf’s words', () => {
    const columns = Array.from('23456', (rank) => `?? ?? ?? ?? ${rank}C`).join(' ');
    const game = createGame(golfSolitaire, { deck: deckOf(`${columns} ${'?? '.repeat(10)} 7D`) });
    expect(refused(game, '6C', '2C')).to.equal('Cards can only go on the waste, one rank higher or lower');
  });

  it('is told so in the words of Aces Up', () => {
    const game = createGame(acesUp, { deck: deckOf('2C KC 3D 2H') });
    change(game, { type: 'remove', cards: ['2C'], from: ['tableau-1'] });
    expect(refused(game, '2H', '3D')).to.equal('Cards can only move to empty columns');
    expect(refused(game, '2H', 'discard')).to.equal(
      'You can remove a card only while a higher one of its suit is on top of another column',
    );
  });

  it('is told so in the words of a house rule where that is on', () => {
    const { en: texts } = freeCell.texts!;
    const bareFreeCell: Variant = {
      ...freeCell,
      id: 'free-cell-bare',
      options: { bare: flag() },
      actions: (now, { bare }) =>
        freeCell.actions(now, {}).filter((action) => !bare || action.type !== 'move' || action.to >= 8),
      refusal: (now, from, to, count, options) =>
        options['bare'] && to < 8 ? 'bare' : freeCell.refusal!(now, from, to, count, options),
      texts: { en: { ...texts, refusals: { bare: 'Nothing goes on a column' } } },
    };
    for (const [bare, words] of [
      [false, 'Only a black 6 goes on the 7 of hearts'],
      [true, 'Nothing goes on a column'],
    ] as const) {
      const game = createGame(bareFreeCell, { bare, deck: deckOf(`${'?? '.repeat(6)} 6D ${'?? '.repeat(6)} 7H`) });
      expect(refused(game, '6D', '7H')).to.equal(words);
    }
  });

  it('is told so in Beleaguered Castle', () => {
    const game = createGame(beleagueredCastle, { seed: '42' });
    expect(refused(game, 'TH', 'QH')).to.equal('Only a Jack goes on a Queen');
  });
});

describe('why a card does not go, in a game’s own words', () => {
  /** Two columns, foundations, a cell with a card, and a reserve. The other cards are below those of the columns. */
  const piles = setUp({ tableau: 2, cells: 1, reserve: 2, foundations: true });
  const names = ({ card, onto, lower, base }: RefusalNames) =>
    `${card.card}, ${card.rank}, ${card.suit}; ${onto.card}, ${onto.rank}, ${onto.suit}; ${lower.card}; ${base}`;
  const variant: Variant = {
    id: 'choosy-game',
    piles,
    base: () => 4,
    options: { key: choice('names', 'held', 'plain', 'wrong', 'broken') },
    deal: (deck) => ({ piles: [deck.slice(1, 51), [deck[51]!], [deck[0]!], [], [], [], [], [], []] }),
    actions: () => [{ type: 'move', from: 0, to: piles.reserve[1]! }],
    progress: (position) => position.piles[piles.reserve[1]!]!.length,
    won: () => false,
    refusal: (_position, _from, _to, _count, { key }) => String(key),
    texts: {
      en: {
        name: 'Choosy',
        rules: [],
        refusals: {
          names,
          held: ({ card }) => `Not the ${card.card}`,
          plain: 'No',
          wrong: 5 as never,
          broken: () => {
            throw new Error('no words');
          },
        },
      },
    },
  };

  /** What is said of the 7 of hearts where it is put on a pile. */
  function said(key: string, to: string, texts = en, lang = 'en'): string {
    const deck = ['QS', ...ALL_CARDS.filter((card) => !['QS', '7H', 'AC'].includes(card)), '7H', 'AC'].join(' ');
    return refused(createGame(variant, { deck, key }), '7H', to, texts, lang);
  }

  const GENERAL = 'This card can’t go anywhere right now';
  const NAMES = '7 of hearts, 7, hearts; Queen of spades, Queen, spades; Jack of spades; 4';
  // Below an Ace lies a King where the foundations begin with another rank.
  const ON_ACE = '7 of hearts, 7, hearts; Ace of clubs, Ace, clubs; King of clubs; 4';
  for (const [what, key, to, told] of [
    ['names both cards, the next lower one, and the rank that foundations begin with', 'names', 'cell-1', NAMES],
    ['knows a King below an Ace', 'names', 'tableau-2', ON_ACE],
    ['names the card that is held where no card lies', 'held', 'reserve-1', 'Not the 7 of hearts'],
    ['may be a plain text', 'plain', 'reserve-1', 'No'],
    ['is a general sentence where it names a card that is not there', 'names', 'reserve-1', GENERAL],
    ['is a general sentence where it is no text', 'wrong', 'reserve-1', GENERAL],
    ['is a general sentence where it throws', 'broken', 'reserve-1', GENERAL],
  ] as const) {
    it(what, () => {
      expect(said(key, to)).to.equal(told);
    });
  }

  it('may be made by the table of a language, and stays as it is where that is wrong', () => {
    const refusals = { held: ({ card }: RefusalNames) => `${card.card}: nein`, plain: 5 };
    const texts = completeTexts({ games: { 'choosy-game': { refusals } } } as never);
    expect(said('held', 'reserve-1', texts, 'de-LI')).to.equal('7 of hearts: nein');
    expect(said('plain', 'reserve-1', texts, 'de-LI')).to.equal('No');
  });

  it('may be general ones of a language, of which it lacks some', () => {
    const texts = completeTexts({ refusals: { empty: 'Leer', down: 5 } } as never);
    const game = createGame('lucky-thirteen', { seed: '42' });
    expect(refused(game, 'TS', 'KS', texts)).to.equal('Only a Queen goes on a King');
  });
});
