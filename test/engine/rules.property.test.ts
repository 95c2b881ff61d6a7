// Compares random play of every game and option with reference.ts.
import { expect } from 'chai';
import fc from 'fast-check';
import { createGame, type Game, type Move, verify } from '../../src/engine.js';
import { anyAttempt, anyDealing, anyPicks, anyWonPart, otherMove, picked } from './arbitrary.js';
import { after, isWon, legal, tableOf } from './reference.js';
import { ALL_CARDS } from './table.js';

const sorted = (moves: Move[]) => moves.map((move) => JSON.stringify(move)).sort();

const sameEitherWay = (move: Move) =>
  JSON.stringify(move.type === 'remove' ? move.from.map((id, i) => [id, move.cards[i]]).sort() : move);

function check(game: Game): void {
  const { state } = game;
  const table = tableOf(state);
  expect(Object.values(table.piles).flat().sort(), 'the cards').to.deep.equal([...ALL_CARDS].sort());
  const moves = isWon(table) ? [] : sorted(legal(table));
  expect(state.status === 'won', 'won').to.equal(isWon(table));
  expect(state.reason === 'no-moves', 'no moves').to.equal(!isWon(table) && moves.length === 0);
  expect(sorted(game.legalMoves), 'the legal moves').to.deep.equal(state.status === 'playing' ? moves : []);
}

function checkMove(game: Game, move: Move): void {
  const before = game.state;
  const expected = after(tableOf(before), move);
  expect(game.play(move), 'a legal move').to.be.true;
  const reached = game.state;
  expect(tableOf(reached)).to.deep.equal(expected);
  expect(reached.moveCount).to.equal(before.moveCount + 1);
  if (reached.status === 'won') return;
  expect(game.undo()).to.be.true;
  expect(game.state).to.deep.equal(before);
  expect(game.redo()).to.be.true;
  expect(game.state).to.deep.equal(reached);
}

function checkVerified(game: Game): void {
  expect(verify(game.record)).to.deep.include({ ok: true, state: game.state });
  expect(verify(JSON.parse(JSON.stringify(game.record)))).to.deep.include({ ok: true, state: game.state });
}

function checkPlay(game: Game, picks: number[]): void {
  check(game);
  for (const [i, pick] of picks.entries()) {
    const move = picked(game, pick);
    if (!move) break;
    checkMove(game, move);
    check(game);
    if (i % 8 === 0) checkVerified(game);
  }
  checkVerified(game);
}

describe('random play', function () {
  this.timeout(60_000);

  it('keeps to the rules from any deal on', () => {
    fc.assert(
      fc.property(anyDealing, anyPicks(50), ({ id, request }, picks) => checkPlay(createGame(id, request), picks)),
      { numRuns: 150 },
    );
  });

  it('keeps to the rules from the middle of a game that can be won', () => {
    fc.assert(
      fc.property(anyWonPart, anyPicks(12), (play, picks) => checkPlay(play(), picks)),
      { numRuns: 60 },
    );
  });

  it('refuses every other move and changes nothing', () => {
    fc.assert(
      fc.property(anyDealing, anyPicks(20), fc.array(anyAttempt, { minLength: 50 }), (dealing, picks, attempts) => {
        const game = createGame(dealing.id, dealing.request);
        for (const pick of picks) game.play(picked(game, pick)!);
        const { state, record } = game;
        const allowed = game.legalMoves.map(sameEitherWay);
        for (const move of attempts.map((attempt) => otherMove(state, attempt))) {
          if (allowed.includes(sameEitherWay(move))) continue;
          expect(game.play(move), JSON.stringify(move)).to.be.false;
        }
        expect(game.state).to.deep.equal(state);
        expect(game.record).to.deep.equal(record);
      }),
      { numRuns: 60 },
    );
  });

  it('can be undone move by move to the deal, and redone to where it was', () => {
    fc.assert(
      fc.property(anyDealing, anyPicks(30), ({ id, request }, picks) => {
        const game = createGame(id, request);
        const states = [game.state];
        for (const pick of picks) if (game.play(picked(game, pick)!)) states.push(game.state);
        if (game.status === 'won') return;
        for (const state of states.slice(0, -1).toReversed()) {
          expect([game.canUndo, game.undo(), game.canRedo]).to.deep.equal([true, true, true]);
          expect(game.state).to.deep.equal(state);
        }
        expect([game.canUndo, game.undo()]).to.deep.equal([false, false]);
        for (const state of states.slice(1)) {
          expect([game.canRedo, game.redo()]).to.deep.equal([true, true]);
          expect(game.state).to.deep.equal(state);
        }
        expect([game.canRedo, game.redo()]).to.deep.equal([false, false]);
      }),
      { numRuns: 40 },
    );
  });
});
