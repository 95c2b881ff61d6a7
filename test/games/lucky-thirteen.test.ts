// Titles quote the rule sheet.
import { expect } from 'chai';
import { cardOf } from '../../src/define.js';
import { createGame, recordFromText } from '../../src/engine.js';
import { luckyThirteen } from '../../src/games/lucky-thirteen.js';
import { followRecord } from '../engine/follow.js';
import { bringHome, cardsOf, deckOf, draw, place, recycle, redeal } from '../engine/table.js';
import { position } from '../examples/rules/table.js';
import { WON } from '../support/games-played.js';
import { dealFours } from './deals.js';

const ID = 'lucky-thirteen';
const PILES = Array.from({ length: 13 }, (_, i) => `tableau-${i + 1}`);
const FOUNDATIONS = ['foundation-C', 'foundation-D', 'foundation-H', 'foundation-S'];

const dealt = (piles: string) => dealFours(ID, piles);

describe('Lucky Thirteen is set up', () => {
  it('“Deal all 52 cards into 13 tableau piles, with 4 cards in each. Reserve space for 4 foundation piles.”', () => {
    const game = createGame(ID, { deck: deckOf('KC 2D 3H 4S 5C KD 6H KS') });
    const { piles } = game.state;
    expect(piles.map(({ id }) => id)).to.deep.equal([...PILES, ...FOUNDATIONS]);
    expect(piles.map(({ kind }) => kind)).to.deep.equal([
      ...PILES.map(() => 'tableau'),
      ...FOUNDATIONS.map(() => 'foundation'),
    ]);
    expect(piles.map(({ cards }) => cards.length)).to.deep.equal([...PILES.map(() => 4), 0, 0, 0, 0]);
    expect([cardsOf(game, 'tableau-1'), cardsOf(game, 'tableau-2')]).to.deep.equal(['KC 2D 3H 4S', '5C KD 6H KS']);
  });

  it('“There is no redeal and no stock to draw from”', () => {
    const game = createGame(ID, { seed: '42' });
    expect([draw(game), recycle(game), redeal(game)]).to.deep.equal([false, false, false]);
    expect(new Set(game.legalMoves.map(({ type }) => type))).to.have.keys('move');
  });
});

describe('The foundations of Lucky Thirteen', () => {
  for (const suit of 'CDHS') {
    it(`“An Ace can be moved to any empty foundation pile to start it”, which is the one of its suit: ${suit}`, () => {
      const game = dealt('AC | AD | AH | AS');
      for (const id of FOUNDATIONS) {
        const own = id.endsWith(suit);
        expect(place(game, `A${suit}`, id), id).to.equal(own);
        if (own) game.undo();
      }
    });
  }

  it('“Only the 2♣ can be placed on the Ace of Clubs, followed by the 3♣, etc.”', () => {
    const game = dealt('3C 2C AC | 3D 2D | KH 4C');
    expect(bringHome(game, '2D'), 'before its Ace').to.be.false;
    expect(bringHome(game, 'AC')).to.be.true;
    for (const card of ['2D', '4C']) expect(place(game, card, 'foundation-C'), card).to.be.false;
    for (const card of ['2C', '3C', '4C']) expect(bringHome(game, card), card).to.be.true;
    expect(cardsOf(game, 'foundation-C')).to.equal('AC 2C 3C 4C');
  });

  it('take only the top card of a pile, and give none back', () => {
    const game = dealt('AC 9D | 2H AD | 2C AH');
    expect(bringHome(game, 'AC'), 'below the 9').to.be.false;
    bringHome(game, 'AD');
    expect(place(game, 'AD', '2H')).to.be.false;
    expect(game.legalMoves.filter((move) => 'from' in move && move.from.includes('foundation'))).to.be.empty;
  });

  it('“Whenever an Ace is available, move it” is advice: other moves are open too', () => {
    expect(place(dealt('AC | 9S | TC'), '9S', 'TC')).to.be.true;
  });
});

describe('The tableau of Lucky Thirteen', () => {
  for (const ten of ['TC', 'TD', 'TH', 'TS']) {
    it(`“a 9♠ can be placed on a 10♣, 10♦, 10♥, or 10♠”: ${ten}`, () => {
      const game = dealt('9S | TC | TD | TH | TS');
      expect(place(game, '9S', ten)).to.be.true;
      expect(cardsOf(game, `tableau-${'CDHS'.indexOf(ten[1]!) + 2}`)).to.match(new RegExp(`${ten} 9S$`));
    });
  }

  it('“one rank lower”: not two, not the same, not higher; nothing on an Ace, a King on nothing', () => {
    const game = dealt('8S | TC | TD | JH | AC | KD | KH | 2D | QS');
    for (const [card, onto] of [
      ['8S', 'TC'],
      ['TC', 'TD'],
      ['JH', 'TC'],
      ['2D', 'AC'],
      ['KD', 'AC'],
      ['KD', 'QS'],
      ['KD', 'KH'],
      ['AC', 'KD'],
    ] as const) {
      expect(place(game, card, onto), `${card} on ${onto}`).to.be.false;
    }
    expect(game.state.moveCount).to.equal(0);
  });

  it('“Only one card may be moved at a time”, “only the top card of each pile”', () => {
    const game = dealt('9S TC | JD | TD | 8H');
    expect(place(game, '9S', 'TD'), 'below the ten').to.be.false;
    expect(place(game, 'TC', 'JD')).to.be.true;
    expect(place(game, '9S', 'TC')).to.be.true;
    expect(place(game, 'TC', 'tableau-1'), 'with the 9 upon it').to.be.false;
    expect(place(game, '8H', '9S')).to.be.true;
    expect(place(game, '9S', 'TD'), 'with the 8 upon it').to.be.false;
  });

  it('“If a tableau pile becomes empty, it may not be filled; no card can be moved into an empty tableau space”', () => {
    const game = dealt('4C 3C 2C AC | KD | 5H');
    for (const card of ['AC', '2C', '3C', '4C']) bringHome(game, card);
    expect(cardsOf(game, 'tableau-1')).to.equal('');
    for (const card of ['KD', '5H']) expect(place(game, card, 'tableau-1'), card).to.be.false;
    expect(game.legalMoves.filter((move) => 'to' in move && move.to === 'tableau-1')).to.be.empty;
  });
});

describe('A card of Lucky Thirteen goes home by itself', () => {
  it('only when no card could still want to lie on it', () => {
    const isSafe = (piles: string, code: string) =>
      luckyThirteen.safe!(position(luckyThirteen, `${'- | '.repeat(13)} ${piles}`), cardOf(code)!);
    expect(isSafe('- | - | - | -', 'AC')).to.be.true;
    expect(isSafe('AC | - | - | -', '2C'), 'every Ace can go home').to.be.true;
    expect(isSafe('AC 2C | AD | AH | -', '3C'), 'the 2 of spades may want it').to.be.false;
    expect(isSafe('AC 2C | AD | AH | AS', '3C'), 'every 2 can go home').to.be.true;
    expect(isSafe('AC 2C 3C | AD 2D | AH 2H | AS', '4C'), 'the 3 of spades may want it').to.be.false;
    expect(isSafe('AC 2C 3C | AD 2D | AH 2H | AS 2S', '4C')).to.be.true;
  });
});

describe('Lucky Thirteen ends', () => {
  it('“won if all 52 cards are successfully moved to the four foundations, each built up by suit from Ace to King”', () => {
    const { seed, moves } = recordFromText(WON[ID]!);
    const game = createGame(ID, { seed: seed! });
    followRecord(game, moves, moves.length / 2 - 1);
    expect(game.status).to.equal('playing');
    followRecord(game, moves);
    expect(game.status).to.equal('won');
    expect(FOUNDATIONS.map((id) => cardsOf(game, id))).to.deep.equal(
      Array.from('CDHS', (suit) => Array.from('A23456789TJQK', (rank) => rank + suit).join(' ')),
    );
  });

  it('“lost if no more legal moves are possible and not all cards have been moved to the foundations”', () => {
    const { state, legalMoves } = dealt('KC | KD | KH | KS | JC | JD | JH | JS | 9C | 9D | 9H | 9S | 7C');
    expect(state).to.include({ status: 'lost', reason: 'no-moves' });
    expect(legalMoves).to.be.empty;
  });

  it('lost if cards can move to and fro, but none can ever reach a foundation', () => {
    const { state, legalMoves } = dealt('KC | KD | KH | KS | 7C | 7D | 7H | 7S | TC | TD | 4C | 4D | 4H 9C');
    expect(state).to.include({ status: 'lost', reason: 'no-progress' });
    expect(legalMoves).to.be.empty;
  });
});
