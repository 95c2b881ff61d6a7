import type { BoardState } from './state.js';

/** A game that ends on the table goes on ending as long as cards travel. To be called before the cards are rendered. */
export function followEnd(state: BoardState): void {
  const { game, laidGame, isEnding, wasOn, pace } = state;
  const isOn = game?.status === 'playing';
  state.isEnding = !isOn && game === laidGame && (isEnding || (wasOn && pace > 0));
  state.wasOn = isOn;
}

/** The last card has landed, and a win was celebrated. */
export function rest(state: BoardState): void {
  const { host, listener } = state;
  state.isEnding = false;
  host.requestUpdate();
  listener.rested();
}
