// The deals of three seeds, on which links, records and solutions rely. A program that shares no code with the engine,
// not even the generator, made them from the rules.
import { expect } from 'chai';
import alea from 'seedrandom/lib/alea.js';
import { createGame } from '../../src/engine.js';
import { ALL_CARDS, DECK_42, pilesFrom, pilesOf } from './table.js';

/** By game and seed: the piles in their order, each from its bottom. The stock's last card is dealt next. */
const DEALS: Record<string, Record<string, string>> = {
  'trusty-twelve': {
    42: `
      QD | 5S | AC | 5C | 8D | 9H | QH | 7C | 2C | 9S | 8C | AH |
      TH 2H 4S TC QS 7S 3C 3H KS AD 4D 2D JC JS 6H 4C TS 4H 7D 8H
      AS 8S 2S 5D KH 7H 6S TD 9D 3S 9C JH 3D 6C KD KC QC 5H JD 6D
    `,
    1: `
      AH | JH | 4S | 4C | 2S | 6C | TH | 8S | 3S | 9H | QS | JS |
      2H 7C JD 5H 8C 2D AC KC 9D 5C JC 4H KH 7S 8H TS 3D 6S 9S AD
      3H 8D 3C 2C 7H KD 6H 5S 6D QC TD 4D QH 9C KS 7D QD AS TC 5D
    `,
    'Grüße ♠': `
      5H | JH | 6D | QS | TH | 7H | 8D | AC | KC | 9S | 6S | KD |
      9H AH 7C 7S 4H KS 3H JS JD TD 3S 3C 8H 2D 2H JC 6H 2S 9D 4C
      TC 9C 5S 6C 8C TS QC 4D KH AD 7D 5D 3D AS 4S QD QH 2C 5C 8S
    `,
  },
  'pyramid-dozen': {
    42: `
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
    1: `
      AH |
      JH | 4S |
      4C | 2S | 6C |
      TH | 8S | 3S | 9H |
      QS | JS | 5D | TC | AS |
      QD | 7D | KS | 9C | QH | 4D |
      TD | QC | 6D | 5S | 6H | KD | 7H |
      2H 7C JD 5H 8C 2D AC KC 9D 5C JC 4H KH 7S 8H TS 3D 6S 9S AD 3H 8D 3C 2C |
      - | -
    `,
    'Grüße ♠': `
      5H |
      JH | 6D |
      QS | TH | 7H |
      8D | AC | KC | 9S |
      6S | KD | 8S | 5C | 2C |
      QH | QD | 4S | AS | 3D | 5D |
      7D | AD | KH | 4D | QC | TS | 8C |
      9H AH 7C 7S 4H KS 3H JS JD TD 3S 3C 8H 2D 2H JC 6H 2S 9D 4C TC 9C 5S 6C |
      - | -
    `,
  },
  'trefoil-solitaire': {
    42: `
      QD 5S 5C | 8D 9H QH | 7C 2C 9S | 8C 6D JD | 5H QC KC | KD 6C 3D | JH 9C 3S | 9D TD 6S |
      7H KH 5D | 2S 8S 8H | 7D 4H TS | 4C 6H JS | JC 2D 4D | KS 3H 3C | 7S QS TC | 4S 2H TH |
      AC | AD | AH | AS
    `,
    1: `
      JH 4S 4C | 2S 6C TH | 8S 3S 9H | QS JS 5D | TC QD 7D | KS 9C QH | 4D TD QC | 6D 5S 6H |
      KD 7H 2C | 3C 8D 3H | 9S 6S 3D | TS 8H 7S | KH 4H JC | 5C 9D KC | 2D 8C 5H | JD 7C 2H |
      AC | AD | AH | AS
    `,
    'Grüße ♠': `
      5H JH 6D | QS TH 7H | 8D KC 9S | 6S KD 8S | 5C 2C QH | QD 4S 3D | 5D 7D KH | 4D QC TS |
      8C 6C 5S | 9C TC 4C | 9D 2S 6H | JC 2H 2D | 8H 3C 3S | TD JD JS | 3H KS 4H | 7S 7C 9H |
      AC | AD | AH | AS
    `,
  },
  'lucky-thirteen': {
    42: `
      QD 5S AC 5C | 8D 9H QH 7C | 2C 9S 8C AH | 6D JD 5H QC | KC KD 6C 3D | JH 9C 3S 9D | TD 6S 7H KH |
      5D 2S 8S AS | 8H 7D 4H TS | 4C 6H JS JC | 2D 4D AD KS | 3H 3C 7S QS | TC 4S 2H TH |
      - | - | - | -
    `,
    1: `
      AH JH 4S 4C | 2S 6C TH 8S | 3S 9H QS JS | 5D TC AS QD | 7D KS 9C QH | 4D TD QC 6D | 5S 6H KD 7H |
      2C 3C 8D 3H | AD 9S 6S 3D | TS 8H 7S KH | 4H JC 5C 9D | KC AC 2D 8C | 5H JD 7C 2H |
      - | - | - | -
    `,
    'Grüße ♠': `
      5H JH 6D QS | TH 7H 8D AC | KC 9S 6S KD | 8S 5C 2C QH | QD 4S AS 3D | 5D 7D AD KH | 4D QC TS 8C |
      6C 5S 9C TC | 4C 9D 2S 6H | JC 2H 2D 8H | 3C 3S TD JD | JS 3H KS 4H | 7S 7C AH 9H |
      - | - | - | -
    `,
  },
  'bakers-dozen': {
    42: `
      QD 5S AC 5C | 8D 9H QH 7C | 2C 9S 8C AH | 6D JD 5H QC | KC KD 6C 3D | JH 9C 3S 9D | KH TD 6S 7H |
      5D 2S 8S AS | 8H 7D 4H TS | 4C 6H JS JC | KS 2D 4D AD | 3H 3C 7S QS | TC 4S 2H TH |
      - | - | - | -
    `,
    1: `
      AH JH 4S 4C | 2S 6C TH 8S | 3S 9H QS JS | 5D TC AS QD | KS 7D 9C QH | 4D TD QC 6D | KD 5S 6H 7H |
      2C 3C 8D 3H | AD 9S 6S 3D | KH TS 8H 7S | 4H JC 5C 9D | KC AC 2D 8C | 5H JD 7C 2H |
      - | - | - | -
    `,
    'Grüße ♠': `
      5H JH 6D QS | TH 7H 8D AC | KC KD 9S 6S | 8S 5C 2C QH | QD 4S AS 3D | KH 5D 7D AD | 4D QC TS 8C |
      6C 5S 9C TC | 4C 9D 2S 6H | JC 2H 2D 8H | 3C 3S TD JD | KS JS 3H 4H | 7S 7C AH 9H |
      - | - | - | -
    `,
  },
};

it('alea of "42" begins with 0.684863, 0.546324, 0.845593', () => {
  const random = alea('42');
  const numbers = [random(), random(), random()].map((number) => number.toFixed(6));
  expect(numbers).to.deep.equal(['0.684863', '0.546324', '0.845593']);
});

for (const [id, deals] of Object.entries(DEALS)) {
  describe(`the deal of ${id}`, () => {
    for (const [seed, table] of Object.entries(deals)) {
      it(`of seed ${seed} is as written here`, () => {
        const { state } = createGame(id, { seed });
        expect(pilesOf(state)).to.deep.equal(pilesFrom(table));
        expect(pilesOf(state).join(' ').match(/\w+/g)).to.have.members(ALL_CARDS);
      });
    }

    it('of the 52 codes that seed 42 stands for is the deal of seed 42', () => {
      for (const deck of [DECK_42, DECK_42.match(/\w+/g)!]) {
        expect(pilesOf(createGame(id, { deck }).state)).to.deep.equal(pilesFrom(deals['42']!));
      }
    });
  });
}
