// The deals of three seeds, on which links, records and solutions rely. A program that shares no code with the engine,
// not even the generator, made them from the rules.
import { expect } from 'chai';
import alea from 'seedrandom/lib/alea.js';
import { createGame, games } from '../../src/engine.js';
import { DECK_42, pilesFrom, pilesOf } from './table.js';

/** The decks of two more seeds, in dealing order. */
const DECKS: Record<string, string> = {
  1: `
    AH JH 4S 4C 2S 6C TH 8S 3S 9H QS JS 5D TC AS QD 7D KS 9C QH 4D TD QC 6D 5S 6H
    KD 7H 2C 3C 8D 3H AD 9S 6S 3D TS 8H 7S KH 4H JC 5C 9D KC AC 2D 8C 5H JD 7C 2H`,
  'Grüße ♠': `
    5H JH 6D QS TH 7H 8D AC KC 9S 6S KD 8S 5C 2C QH QD 4S AS 3D 5D 7D AD KH 4D QC
    TS 8C 6C 5S 9C TC 4C 9D 2S 6H JC 2H 2D 8H 3C 3S TD JD JS 3H KS 4H 7S 7C AH 9H`,
};

/** By game, the deal of seed 42: the piles in their order, each from its bottom. The stock's last card is dealt next. */
const DEALS: Record<string, string> = {
  'trusty-twelve': `
    QD | 5S | AC | 5C | 8D | 9H | QH | 7C | 2C | 9S | 8C | AH |
    TH 2H 4S TC QS 7S 3C 3H KS AD 4D 2D JC JS 6H 4C TS 4H 7D 8H
    AS 8S 2S 5D KH 7H 6S TD 9D 3S 9C JH 3D 6C KD KC QC 5H JD 6D
  `,
  'pyramid-dozen': `
    QD |
    5S | AC |
    5C | 8D | 9H |
    QH | 7C | 2C | 9S |
    8C | AH | 6D | JD | 5H |
    QC | KC | KD | 6C | 3D | JH |
    9C | 3S | 9D | TD | 6S | 7H | KH |
    TH 2H 4S TC QS 7S 3C 3H KS AD 4D 2D JC JS 6H 4C TS 4H 7D 8H AS 8S 2S 5D |
    - | -
  `,
  'trefoil-solitaire': `
    QD 5S 5C | 8D 9H QH | 7C 2C 9S | 8C 6D JD | 5H QC KC | KD 6C 3D | JH 9C 3S | 9D TD 6S |
    7H KH 5D | 2S 8S 8H | 7D 4H TS | 4C 6H JS | JC 2D 4D | KS 3H 3C | 7S QS TC | 4S 2H TH |
    AC | AD | AH | AS
  `,
  'lucky-thirteen': `
    QD 5S AC 5C | 8D 9H QH 7C | 2C 9S 8C AH | 6D JD 5H QC | KC KD 6C 3D | JH 9C 3S 9D | TD 6S 7H KH |
    5D 2S 8S AS | 8H 7D 4H TS | 4C 6H JS JC | 2D 4D AD KS | 3H 3C 7S QS | TC 4S 2H TH |
    - | - | - | -
  `,
  'bakers-dozen': `
    QD 5S AC 5C | 8D 9H QH 7C | 2C 9S 8C AH | 6D JD 5H QC | KC KD 6C 3D | JH 9C 3S 9D | KH TD 6S 7H |
    5D 2S 8S AS | 8H 7D 4H TS | 4C 6H JS JC | KS 2D 4D AD | 3H 3C 7S QS | TC 4S 2H TH |
    - | - | - | -
  `,
};

it('alea of "42" begins with 0.684863, 0.546324, 0.845593', () => {
  const random = alea('42');
  const numbers = [random(), random(), random()].map((number) => number.toFixed(6));
  expect(numbers).to.deep.equal(['0.684863', '0.546324', '0.845593']);
});

for (const [id, deal] of Object.entries(DEALS)) {
  it(`${id} deals seed 42, and the 52 codes that it stands for, as written here`, () => {
    for (const request of [{ seed: '42' }, { deck: DECK_42 }, { deck: DECK_42.match(/\w+/g)! }]) {
      expect(pilesOf(createGame(id, request).state)).to.deep.equal(pilesFrom(deal));
    }
  });
}

for (const [seed, deck] of Object.entries(DECKS)) {
  it(`the deck of seed ${seed} is as written here, and every game deals from it`, () => {
    const lucky = createGame('lucky-thirteen', { seed });
    expect(lucky.state.piles.flatMap(({ cards }) => cards)).to.deep.equal(deck.match(/\w+/g));
    for (const id of games) {
      expect(pilesOf(createGame(id, { seed }).state)).to.deep.equal(pilesOf(createGame(id, { deck }).state));
    }
  });
}
