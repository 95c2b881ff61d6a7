import { expect } from 'chai';
import fc from 'fast-check';
import { createGame, type Game, games, recordFromText } from '../../src/engine.js';
import { LOST } from '../support/games-played.js';
import { anyDealingOf, anyPicks, picked } from './arbitrary.js';
import { BOUND, isOn, outlook } from './outlook.js';
import { after, progressOf, isWon, legal, tableOf } from './reference.js';
import { followRecord } from './follow.js';

function checkStatus(game: Game): void {
  const { state } = game;
  const table = tableOf(state);
  if (isWon(table)) return;
  const moves = legal(table);
  if (isOn(outlook(table))) expect(state.status).to.equal('playing');
  else expect(state).to.include({ status: 'lost', reason: moves.length === 0 ? 'no-moves' : 'no-progress' });
}

for (const id of games) {
  describe(`${id} is lost`, function () {
    this.timeout(60_000);

    it('exactly when a search of up to 5,000 positions proves that there is no more progress', () => {
      fc.assert(
        fc.property(anyDealingOf(id), anyPicks(60), ({ request }, picks) => {
          const game = createGame(id, request);
          for (const pick of picks) if (!game.play(picked(game, pick)!)) break;
          checkStatus(game);
          if (game.undo()) checkStatus(game);
        }),
        { numRuns: 12 },
      );
    });

    it('only at the end of a game played to its loss', () => {
      for (const { text } of LOST.filter(({ game }) => game === id)) {
        const { seed, moves, options } = recordFromText(text);
        const game = createGame(id, { seed: seed!, ...options });
        followRecord(game, moves);
        checkStatus(game);
        for (let i = 0; i < 4 && game.undo(); i++) checkStatus(game);
      }
    });

    it('or won in the end if each step goes straight for progress, unless none is found within the bound', () => {
      fc.assert(
        fc.property(anyDealingOf(id), ({ request }) => {
          const game = createGame(id, request);
          while (game.status === 'playing') {
            const { way, positions } = outlook(tableOf(game.state));
            if (!way) expect(positions).to.be.above(BOUND);
            if (!way) return;
            for (const move of way) expect(game.play(move), JSON.stringify(move)).to.be.true;
          }
          expect(game.legalMoves).to.be.empty;
        }),
        { numRuns: 10 },
      );
    });
  });
}

describe('pyramid-dozen with 72 turns of the waste', function () {
  // A fifth of this is enough. It took half a minute when the search went back to the start from each position.
  this.timeout(5000);

  it('knows soon that it goes on, though a search goes a thousand moves deep', () => {
    const game = createGame('pyramid-dozen', { seed: '8', recycles: 72 });
    while (game.moveCount < 45) {
      const { legalMoves: moves } = game;
      // Queens stay in the waste, so that a search may go on in two ways everywhere.
      game.play(
        moves.find((move) => move.type === 'remove' && move.from.some((id) => id !== 'waste')) ?? moves.at(-1)!,
      );
      expect(game.status).to.equal('playing');
    }
  });
});

describe('random play that makes progress whenever it can', function () {
  this.timeout(60_000);

  // In the other games random play may never end: a few cards that hop to and fro make thousands of positions without
  // progress, more than the bound.
  for (const id of ['pyramid-dozen', 'trefoil-solitaire']) {
    it(`always ends in ${id}`, () => {
      fc.assert(
        fc.property(anyDealingOf(id), fc.infiniteStream(fc.nat(1000)), ({ request }, picks) => {
          const game = createGame(id, request);
          for (const pick of picks) {
            const table = tableOf(game.state);
            const progress = game.legalMoves.find((move) => progressOf(after(table, move)) > progressOf(table));
            if (!game.play(progress ?? picked(game, pick)!)) break;
            expect(game.moveCount).to.be.below(5000);
          }
          expect(game.status).to.be.oneOf(['won', 'lost']);
        }),
        { numRuns: 25 },
      );
    });
  }
});
