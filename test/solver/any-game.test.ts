// The search that knows nothing of a game but its rules, held against an exhaustive one.
import { expect } from 'chai';
import { createGame, recordFromText, solve } from '../../src/engine.js';
import type { Deal } from '../../src/engine/model/deal.js';
import { perform } from '../../src/engine/model/perform.js';
import type { Position } from '../../src/engine/model/position.js';
import { readRecord } from '../../src/engine/record/verify.js';
import { searchAnyGame } from '../../src/solver/any-game.js';
import { EXAMPLES } from '../examples/games.js';
import { few } from '../support/few.js';
import { expectTruth } from './truth.js';

/** The last positions of a game, and all that are one move away from them. */
function* around(text: string, deal: Deal): Generator<Position> {
  const { line } = readRecord(recordFromText(text), [deal.rules]);
  for (const position of line.positions.slice(-25)) {
    yield position;
    if (deal.rules.won(position)) continue;
    for (const action of deal.rules.actions(position, deal.options)) yield perform(deal, position, action);
  }
}

describe('the search by the rules alone', () => {
  for (const { variant, won, lost } of few(EXAMPLES, 3)) {
    it(`finds the truth about ${variant.id}, wherever that can be found by trying everything`, () => {
      const known = { winnable: 0, unwinnable: 0, unknown: 0 };
      for (const text of [...won.slice(0, 1), ...lost]) {
        const { options, seed, deck } = recordFromText(text);
        const game = createGame({ ...variant, search: searchAnyGame }, { ...options, seed, deck });
        for (const position of around(text, game.deal)) {
          const verdict = expectTruth(game.deal, position, 400);
          if (verdict) known[verdict]++;
        }
      }
      expect(Math.min(known.winnable, known.unwinnable), JSON.stringify(known)).to.be.above(4);
    });
  }

  it('gives up after so many positions', async () => {
    const { variant } = EXAMPLES.find((each) => each.variant.id === 'free-cell')!;
    const found = await solve(createGame({ ...variant, verdictSearch: searchAnyGame }, { seed: '1' }), {
      positions: 50,
    });
    expect(found).to.include({ verdict: 'unknown', positions: 50 });
  });
});
