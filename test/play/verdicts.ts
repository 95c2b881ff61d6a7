// Deals of Trusty Twelve by their verdicts, and moves that throw a game away.
import { createGame, type Move, solve } from '../../src/engine.js';

export const GAME = 'trusty-twelve';

/** The first seed whose deal has this verdict. */
export async function seedThatIs(verdict: string): Promise<string> {
  for (let seed = 1; ; seed++) {
    const found = await solve(createGame(GAME, { seed }));
    if (found.verdict === verdict) return String(seed);
  }
}

/** Moves along a winning line, and at their end one that throws the game away, with moves left to play. */
export async function movesThatThrowAway(seed: string): Promise<Move[]> {
  const game = createGame(GAME, { seed });
  for (const line: Move[] = []; ;) {
    for (const each of game.legalMoves) {
      game.play(each);
      if (game.status === 'playing' && (await solve(game)).verdict === 'unwinnable') return [...line, each];
      game.undo();
    }
    const [next] = (await solve(game)).moves!;
    game.play(next!);
    line.push(next!);
  }
}
