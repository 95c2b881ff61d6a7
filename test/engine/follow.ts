import type { Game, Move } from '../../src/engine.js';

/** Plays, in turn, the legal move whose notation comes next. */
export function followRecord(game: Game, moves: string, length = Infinity): Move[] {
  const followed: Move[] = [];
  while (game.record.moves !== moves && game.moveCount < length) {
    const next = game.legalMoves.find((move) => {
      if (!game.play(move)) return false;
      if (moves.startsWith(game.record.moves)) return true;
      game.undo();
      return false;
    });
    if (!next) throw new Error(`no legal move ${game.moveCount + 1} of ${moves}`);
    followed.push(next);
  }
  return followed;
}
