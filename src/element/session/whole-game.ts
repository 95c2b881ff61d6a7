import type { Game } from '../../engine/play/game.js';

/** Another game that stands at the end of this one: it has also made the moves that were taken back here. */
export function wholeOf(game: Game): Game {
  const { moveCount } = game;
  game.goTo(game.length);
  const whole = game.copy();
  game.goTo(moveCount);
  return whole;
}
