import type { BoardState } from './state.js';

/** Counts a win as celebrated if the board shows it for the first time. To be called before the cards are laid out. */
export function skipOldWin(state: BoardState): void {
  const { game } = state;
  if (game?.status === 'won' && game !== state.laidGame) state.celebrated = game.position;
}

/** Whether the shown win has been celebrated: no more cards come, and the felt closes up around them. */
export const isOver = ({ game, celebrated }: BoardState): boolean => game !== undefined && game.position === celebrated;

/** A game that ends on the table goes on ending as long as cards travel. To be called before the cards are rendered. */
export function followEnd(state: BoardState): void {
  const { game, laidGame, isEnding, wasOn, pace } = state;
  const isOn = game?.status === 'playing';
  state.isEnding = !isOn && game === laidGame && (isEnding || (wasOn && pace > 0));
  state.wasOn = isOn;
}

/** The last card has landed, and a win was celebrated. A lost game may be taken up again, so its felt stays as it is. */
export function rest(state: BoardState): void {
  const { laidGame, host, listener } = state;
  if (laidGame?.status === 'won') state.celebrated = laidGame.position;
  state.isEnding = false;
  host.requestUpdate();
  listener.rested();
}
