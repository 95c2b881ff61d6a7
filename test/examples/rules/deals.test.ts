// The deals of seed 42, written out: links and records rely on them for ever. They were cut by hand from the deck of seed 42, which
// test/engine/deals.test.ts writes out.
import { expect } from 'chai';
import { createGame } from '../../../src/engine.js';
import { pilesFrom, pilesOf } from '../../engine/table.js';
import { EXAMPLES } from '../games.js';

/** By game, in the order of the state's piles, each from its bottom. */
const DEALS: Record<string, string> = {
  'aces-up': `
    QD | 5S | AC | 5C |
    TH 2H 4S TC QS 7S 3C 3H KS AD 4D 2D JC JS 6H 4C TS 4H 7D 8H AS 8S 2S 5D
    KH 7H 6S TD 9D 3S 9C JH 3D 6C KD KC QC 5H JD 6D AH 8C 9S 2C 7C QH 9H 8D | -
  `,
  'golf-solitaire': `
    QD 5S AC 5C 8D | 9H QH 7C 2C 9S | 8C AH 6D JD 5H | QC KC KD 6C 3D | JH 9C 3S 9D TD | 6S 7H KH 5D 2S |
    8S AS 8H 7D 4H | TH 2H 4S TC QS 7S 3C 3H KS AD 4D 2D JC JS 6H 4C | TS
  `,
  'beleaguered-castle': `
    QD 5S 5C 8D 9H QH | 7C 2C 9S 8C 6D JD | 5H QC KC KD 6C 3D | JH 9C 3S 9D TD 6S | 7H KH 5D 2S 8S 8H |
    7D 4H TS 4C 6H JS | JC 2D 4D KS 3H 3C | 7S QS TC 4S 2H TH | AC | AD | AH | AS
  `,
  'free-cell': `
    QD 5S AC 5C 8D 9H QH | 7C 2C 9S 8C AH 6D JD | 5H QC KC KD 6C 3D JH | 9C 3S 9D TD 6S 7H KH | 5D 2S 8S AS 8H 7D |
    4H TS 4C 6H JS JC | 2D 4D AD KS 3H 3C | 7S QS TC 4S 2H TH | - | - | - | - | - | - | - | -
  `,
  'klondike-solitaire': `
    QD | 5S AC | 5C 8D 9H | QH 7C 2C 9S | 8C AH 6D JD 5H | QC KC KD 6C 3D JH | 9C 3S 9D TD 6S 7H KH |
    TH 2H 4S TC QS 7S 3C 3H KS AD 4D 2D JC JS 6H 4C TS 4H 7D 8H AS 8S 2S 5D | - | - | - | - | -
  `,
  'yukon-solitaire': `
    QD | 5S AC 5C 8D 9H QH | 7C 2C 9S 8C AH 6D JD | 5H QC KC KD 6C 3D JH 9C | 3S 9D TD 6S 7H KH 5D 2S 8S | AS 8H 7D
    4H TS 4C 6H JS JC 2D | 4D AD KS 3H 3C 7S QS TC 4S 2H TH | - | - | - | -
  `,
  'canfield-solitaire': `
    5H | QC | KC | KD | QD 5S AC 5C 8D 9H QH 7C 2C 9S 8C AH 6D | TH 2H 4S TC QS 7S 3C 3H KS AD 4D 2D JC JS 6H 4C TS
    4H 7D 8H AS 8S 2S 5D KH 7H 6S TD 9D 3S 9C JH 3D 6C | - | - | JD | - | -
  `,
};

for (const { variant } of EXAMPLES) {
  it(`${variant.id} deals seed 42 as it always did`, () => {
    expect(pilesOf(createGame(variant, { seed: '42' }).state)).to.deep.equal(pilesFrom(DEALS[variant.id]!));
  });
}
