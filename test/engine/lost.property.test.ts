// When a game is lost, held against a plain search of the test's own.
import { expect } from 'chai';
import fc from 'fast-check';
import { createGame, type Game, games, recordFromText } from '../../src/engine.js';
import { LOST } from '../support/games-played.js';
import { anyDealingOf, anyPicks, picked } from './arbitrary.js';
import { BOUND, isOn, outlook } from './outlook.js';
import { after, gained, isWon, legal, tableOf } from './reference.js';
import { followRecord } from './follow.js';

/** A game is on as long as a gain can be found, or might be beyond the bound; else it is lost, for the right reason. */
function checkStanding(game: Game): void {
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

    it('exactly where a search finds no gain any more, or not within 5,000 positions', () => {
      fc.assert(
        fc.property(anyDealingOf(id), anyPicks(60), ({ request }, picks) => {
          const game = createGame(id, request);
          for (const pick of picks) if (!game.play(picked(game, pick)!)) break;
          checkStanding(game);
          if (game.undo()) checkStanding(game);
        }),
        { numRuns: 12 },
      );
    });

    it('only at the end of a game played to its loss', () => {
      for (const { text } of LOST.filter(({ game }) => game === id)) {
        const { seed, moves, options } = recordFromText(text);
        const game = createGame(id, { seed: seed!, ...options });
        followRecord(game, moves);
        checkStanding(game);
        for (let i = 0; i < 4 && game.undo(); i++) checkStanding(game);
      }
    });

    it('or won in the end by whoever goes straight for the next gain, unless none is in sight within the bound', () => {
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

describe('play at random that takes a gain whenever it can', function () {
  this.timeout(60_000);

  // In the other games there are more tables without a gain than the bound, and nobody finds out of them by chance: a few cards
  // that hop to and fro, each for itself, are thousands of tables already.
  for (const id of ['pyramid-dozen', 'trefoil-solitaire']) {
    it(`always ends in ${id}`, () => {
      fc.assert(
        fc.property(anyDealingOf(id), fc.infiniteStream(fc.nat(1000)), ({ request }, picks) => {
          const game = createGame(id, request);
          for (const pick of picks) {
            const table = tableOf(game.state);
            const gain = game.legalMoves.find((move) => gained(after(table, move)) > gained(table));
            if (!game.play(gain ?? picked(game, pick)!)) break;
            expect(game.moveCount).to.be.below(5000);
          }
          expect(game.status).to.be.oneOf(['won', 'lost']);
        }),
        { numRuns: 25 },
      );
    });
  }
});
