import { expect } from 'chai';
import fc from 'fast-check';
import { SearchTable } from '../../src/engine/search/search-table.js';
import { createGame, type Game, games, recordFromText } from '../../src/engine.js';
import { goesOn, isWon, legal, tableOf } from '../fuzz/engine/table.js';
import { times } from '../support/few.js';
import { LOST } from '../support/games-played.js';
import { anyDealingOf, anyPicks, picked } from './arbitrary.js';
import { followRecord } from './follow.js';

/** A game counts as open if more positions than this can be reached without progress, the present one included. */
const BOUND = 5000;

function checkStatus(game: Game): void {
  const { state } = game;
  const table = tableOf(state);
  if (isWon(table)) return;
  const moves = legal(table);
  if (goesOn(table, BOUND) !== false) expect(state.status).to.equal('playing');
  else expect(state).to.include({ status: 'lost', reason: moves.length === 0 ? 'no-moves' : 'no-progress' });
}

for (const id of games) {
  describe(`${id} is lost`, () => {
    it('exactly when a search of up to 5,000 positions proves that there is no more progress', () => {
      fc.assert(
        fc.property(anyDealingOf(id), anyPicks(60), ({ request }, picks) => {
          const game = createGame(id, request);
          for (const pick of picks) if (!game.play(picked(game, pick)!)) break;
          checkStatus(game);
          if (game.undo()) checkStatus(game);
        }),
        { numRuns: times(12) },
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
  });
}

describe('pyramid-dozen with 72 turns of the waste', () => {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- It is called with its table, and put back.
  const { perform } = SearchTable.prototype;
  afterEach(() => (SearchTable.prototype.perform = perform));

  it('knows by few steps that it goes on, though a search goes a thousand moves deep', () => {
    let steps = 0;
    SearchTable.prototype.perform = function (action) {
      steps++;
      perform.call(this, action);
    };
    const game = createGame('pyramid-dozen', { seed: '8', recycles: 72 });
    while (game.moveCount < 45) {
      const { legalMoves: moves } = game;
      // Queens stay in the waste, so that a search may go on in two ways everywhere.
      game.play(
        moves.find((move) => move.type === 'remove' && move.from.some((id) => id !== 'waste')) ?? moves.at(-1)!,
      );
      expect(game.status).to.equal('playing');
    }
    // It takes 765,667. With the search going back to the start from each position, it would take 57 million.
    expect(steps).to.be.below(1_000_000);
  });
});
