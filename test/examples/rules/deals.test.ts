// The deals of seed 42: links and records rely on them for ever.
import { expect } from 'chai';
import { createGame } from '../../../src/engine.js';
import { pilesFrom, pilesOf } from '../../engine/table.js';
import { EXAMPLES } from '../games.js';

for (const { variant, deal } of EXAMPLES) {
  it(`${variant.id} deals seed 42 as it always did`, () => {
    expect(pilesOf(createGame(variant, { seed: '42' }).state)).to.deep.equal(pilesFrom(deal));
  });
}
