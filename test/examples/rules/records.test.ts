// Whole games of the examples: played, written as records, and verified as a server does it.
import { expect } from 'chai';
import { cardOf } from '../../../src/engine/model/card.js';
import { type Game, recordFromText, recordToText, solve, verify } from '../../../src/engine.js';
import { EXAMPLES, opened } from '../games.js';

const variants = EXAMPLES.map(({ variant }) => variant);

/** A game after so many moves of a record; a negative number counts from its end. */
function playedTo(example: (typeof EXAMPLES)[number], text: string, moves: number): Game {
  const { game, moves: all } = opened(example, text);
  for (const move of all.slice(0, moves)) expect(game.play(move)).to.be.true;
  return game;
}

for (const example of EXAMPLES) {
  const { variant, won, lost } = example;
  describe(`a game of ${variant.id}`, () => {
    for (const text of won) {
      it(`is won, and verified: ${text.slice(0, 60)}`, () => {
        const game = playedTo(example, text, Infinity);
        expect(game.status).to.equal('won');
        expect(recordToText(game.record)).to.equal(text);
        const record = recordFromText(text);
        expect(verify(record, { variants })).to.deep.include({ ok: true, status: 'won', state: game.state });
        expect(verify(record)).to.include({ ok: false });
      });

      it(`can still be won some moves before that, as the solver finds: ${text.slice(0, 60)}`, async () => {
        const game = playedTo(example, text, -20);
        const { verdict, moves } = await solve(game);
        expect(verdict).to.equal('winnable');
        for (const move of moves!) expect(game.play(move)).to.be.true;
        expect(game.status).to.equal('won');
      });
    }

    for (const [i, reason] of (['no-moves', 'no-progress'] as const).entries()) {
      it(`is lost, by ${reason}, and verified`, async () => {
        const game = playedTo(example, lost[i]!, Infinity);
        expect(game.state).to.include({ status: 'lost', reason });
        const answer = verify(recordFromText(lost[i]!), { variants });
        expect(answer).to.deep.include({ ok: true, status: 'lost', state: game.state });
        expect((await solve(game)).verdict).to.equal('unwinnable');
        game.undo();
        expect(game.status, 'one move earlier').to.equal('playing');
      });
    }
  });
}

/** The games in which runs move. */
const WITH_RUNS = EXAMPLES.filter(({ variant }) => variant.runs);

describe('runs that move', () => {
  for (const example of WITH_RUNS) {
    it(`are what the game says is picked up together: ${example.variant.id}`, () => {
      const { game, moves } = opened(example, example.won[0]!);
      let checked = 0;
      for (const next of moves) {
        for (const move of game.legalMoves) {
          if (move.type !== 'move' || move.count === undefined) continue;
          const run = game.state.piles.find(({ id }) => id === move.from)!.cards.slice(-move.count);
          const [, ...upper] = run.map((code) => cardOf(code)!);
          upper.forEach((card, i) => {
            expect(example.variant.runs!(card, cardOf(run[i])!, game.deal.options)).to.equal(true);
          });
          checked += upper.length;
        }
        game.play(next);
      }
      expect(checked).to.be.above(0);
    });

    it(`are refused with another length in a record: ${example.variant.id}`, () => {
      const { moves } = opened(example, example.won[0]!);
      const record = recordFromText(example.won[0]!);
      const longer = record.moves.replace(/(__..)./, '$1L');
      const at = moves.findIndex((move) => move.type === 'move' && move.count !== undefined);
      expect(verify({ ...record, moves: longer }, { variants })).to.include({ ok: false, at });
    });
  }
});
