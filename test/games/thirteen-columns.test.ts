// The rules that Lucky Thirteen and Baker's Dozen share, and how their deals differ. Titles quote the rule sheets.
import { expect } from 'chai';
import { cardOf } from '../../src/define.js';
import { createGame } from '../../src/engine.js';
import { luckyThirteen } from '../../src/games/lucky-thirteen.js';
import { bringHome, cardsOf, draw, place, recycle, redeal, went } from '../engine/table.js';
import { position } from '../examples/rules/table.js';
import { dealFours, expectWonAtHome, FOUNDATIONS, layoutOf, piles, tableau } from './deals.js';

const COLUMNS = tableau(13);

for (const id of ['lucky-thirteen', 'bakers-dozen']) {
  const dealt = (columns: string) => dealFours(id, columns);

  describe(`${id} is set up`, () => {
    it('“Deal all cards face-up into 13 tableau columns, each containing 4 cards. Foundations: four empty spaces.”', () => {
      const all = [...piles(COLUMNS, 'tableau', 4), ...piles(FOUNDATIONS, 'foundation', 0)];
      expect(layoutOf(createGame(id, { seed: '42' }))).to.deep.equal(all);
    });

    it('“There is no redeal and no stock to draw from”', () => {
      const game = createGame(id, { seed: '42' });
      expect([draw(game), recycle(game), redeal(game)]).to.deep.equal([false, false, false]);
      expect(new Set(game.legalMoves.map(({ type }) => type))).to.have.keys('move');
    });
  });

  describe(`the foundations of ${id}`, () => {
    it('“An Ace can be moved to any empty foundation pile to start it”, which is the one of its suit', () => {
      for (const suit of 'CDHS') {
        const game = dealt('AC | AD | AH | AS');
        const taken = FOUNDATIONS.filter((foundation) => place(game, `A${suit}`, foundation));
        expect(taken).to.deep.equal([`foundation-${suit}`]);
      }
    });

    it('“in ascending order and in the same suit, starting with Ace”', () => {
      const game = dealt('3C 2C AC | 3D 2D | 9S 4C');
      expect([bringHome(game, '2D'), bringHome(game, 'AC')], 'before its Ace').to.deep.equal([false, true]);
      expect(went(game, '2D on foundation-C, 4C on foundation-C')).to.equal('');
      for (const card of ['2C', '3C', '4C']) expect(bringHome(game, card), card).to.be.true;
      expect(cardsOf(game, 'foundation-C')).to.equal('AC 2C 3C 4C');
    });

    it('take only the top card of a column, and “it cannot be returned to the tableau”, except by undo', () => {
      const game = dealt('AC 9D | 2H AD | 2C AH');
      expect(bringHome(game, 'AC'), 'below the 9').to.be.false;
      expect([bringHome(game, 'AD'), place(game, 'AD', '2H')]).to.deep.equal([true, false]);
      expect(game.legalMoves.filter((move) => 'from' in move && move.from.includes('foundation'))).to.be.empty;
      expect([game.undo(), bringHome(game, 'AH'), place(game, 'AD', '2C')]).to.deep.equal([true, true, true]);
    });
  });

  describe(`the columns of ${id}`, () => {
    for (const ten of ['TC', 'TD', 'TH', 'TS']) {
      it(`“a 9♠ can be placed on a 10♣, 10♦, 10♥, or 10♠”, also while an Ace is available: ${ten}`, () => {
        const game = dealt('9S | TC | TD | TH | TS | AC');
        expect(place(game, '9S', ten)).to.be.true;
        expect(cardsOf(game, `tableau-${'CDHS'.indexOf(ten[1]!) + 2}`)).to.match(new RegExp(`${ten} 9S$`));
      });
    }

    it('“one rank lower”: not two, not the same, not higher, nothing on an Ace', () => {
      const game = dealt('8S | TC | TD | JH | AC | 2D');
      expect(went(game, '8S on TC, TC on TD, JH on TC, 2D on AC')).to.equal('');
    });

    it('a King takes a Queen and goes on nothing', () => {
      const game = dealt('KC 3C 2C AC | QD | QH | AH | KD 3D 2D AD');
      for (const card of ['AC', '2C', '3C', 'AD', '2D', '3D']) bringHome(game, card);
      expect(went(game, 'KC on QD, KC on AH, KC on KD, AH on KC, KC on foundation-C')).to.equal('');
      expect([place(game, 'QD', 'KC'), cardsOf(game, 'tableau-1')]).to.deep.equal([true, 'KC QD']);
    });

    it('“Only the top card of each column can be moved; cards beneath are inaccessible until uncovered”, one at a time', () => {
      const game = dealt('9S TC | JD | TD | 8H');
      expect(place(game, '9S', 'TD'), 'below the ten').to.be.false;
      expect(went(game, 'TC on JD, 9S on TC')).to.equal('TC on JD, 9S on TC');
      expect(place(game, 'TC', 'tableau-1'), 'with the 9 upon it').to.be.false;
      expect([place(game, '8H', '9S'), place(game, '9S', 'TD')], 'with the 8 upon it').to.deep.equal([true, false]);
    });

    it('“If a tableau column becomes empty, it remains empty for the rest of the game”, for Kings too', () => {
      const game = dealt('4C 3C 2C AC | KD 3D 2D AD | 5H');
      for (const card of ['AC', '2C', '3C', '4C', 'AD', '2D', '3D']) bringHome(game, card);
      expect([cardsOf(game, 'tableau-1'), cardsOf(game, 'tableau-2')]).to.deep.equal(['', 'KD']);
      expect(went(game, 'KD on tableau-1, 5H on tableau-1')).to.equal('');
      expect(game.legalMoves.filter((move) => 'to' in move && move.to === 'tableau-1')).to.be.empty;
    });
  });

  describe(`${id} ends`, () => {
    it('“won when all 52 cards have been successfully moved to the four foundation piles, from Ace to King”', () => {
      expectWonAtHome(id);
    });

    for (const [what, columns, reason] of [
      ['“lost if no legal moves remain”', 'QC | QD | QH | QS | TC | TD | TH | TS | 8C | 8D | 8H | 8S | 6C', 'no-moves'],
      [
        'lost if a card can still move, but none can ever reach a foundation',
        'QC | QD | QH | QS | 7C | 7D | 7H | 7S | TC | TD | 4C | 4D | 4H 9C',
        'no-progress',
      ],
    ] as const) {
      it(what, () => {
        const { state, legalMoves } = dealt(columns);
        expect(state).to.include({ status: 'lost', reason });
        expect(legalMoves).to.be.empty;
      });
    }
  });
}

describe("Baker's Dozen is dealt", () => {
  for (const [kings, column, sunk] of [
    [0, '2C 3D 4H 5S', '2C 3D 4H 5S'],
    [1, 'KC 3D 4H 5S', 'KC 3D 4H 5S'],
    [1, '2C 3D 4H KC', 'KC 2C 3D 4H'],
    [2, '2C KD 4H KC', 'KD KC 2C 4H'],
    [3, 'KH KC 3D KS', 'KH KC KS 3D'],
    [4, 'KS KC KH KD', 'KS KC KH KD'],
  ] as const) {
    it(`“move every King in each column to the bottom … in the order they were dealt”: ${kings} in ${column}`, () => {
      const game = dealFours('bakers-dozen', `?? | ${column}`);
      expect([cardsOf(game, 'tableau-2'), game.state.moveCount]).to.deep.equal([sunk, 0]);
    });
  }

  it('so that no other card moves, and no King leaves its column', () => {
    const [sunk, plain] = ['bakers-dozen', 'lucky-thirteen'].map((id) => createGame(id, { seed: '42' }));
    for (const id of COLUMNS) {
      const [cards, asDealt] = [cardsOf(sunk!, id).split(' '), cardsOf(plain!, id).split(' ')];
      expect(cards).to.have.members(asDealt);
      const isLower = (card: string) => !card.startsWith('K');
      expect(cards.filter(isLower)).to.deep.equal(asDealt.filter(isLower));
    }
  });
});

describe('a card of thirteen columns goes home by itself', () => {
  it('only when no card could still want to lie on it', () => {
    const isSafe = (home: string, code: string) =>
      luckyThirteen.safe!(position(luckyThirteen, `${'- | '.repeat(13)} ${home}`), cardOf(code)!);
    expect(isSafe('AC 2C | AD | AH | -', '3C'), 'the 2 of spades may want it').to.be.false;
    expect(isSafe('AC 2C | AD | AH | AS', '3C'), 'every 2 can go home').to.be.true;
  });
});
