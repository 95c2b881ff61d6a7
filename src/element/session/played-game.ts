import type { Game } from '../../engine/play/game.js';

/** What is known of a game besides its moves. */
export interface Past {
  /** Milliseconds it has taken so far. */
  readonly elapsed: number;
  /** Whether a solution was shown in it. */
  readonly assisted: boolean;
  /** Whether the player has made a move in it. */
  readonly counted: boolean;
}

export const NO_PAST: Past = { elapsed: 0, assisted: false, counted: false };

/** Whether the statistics count a game that stands so, and would count its win. */
export const counts = ({ counted, assisted }: Past): boolean => counted && !assisted;

/** What is assumed of a kept game where nothing else is known. */
export const assumedPast = ({ moveCount }: Game): Past => ({ ...NO_PAST, counted: moveCount > 0 });

/** A game that was played before. */
export interface PlayedGame extends Past {
  readonly game: Game;
}
