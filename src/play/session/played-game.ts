import type { Game } from '../../engine/play/game.js';

/** What is known of a game besides its moves. */
export interface GameFacts {
  /** Milliseconds it has taken so far. */
  readonly elapsed: number;
  /** Whether a solution was shown in it. */
  readonly assisted: boolean;
  /** Whether the player has made a move in it. */
  readonly counted: boolean;
  /** When that was, in milliseconds since 1970. It names the game in the statistics. 0: not yet, or kept by an early version. */
  readonly begunAt: number;
  /** The day whose deal it is, such as `2026-11-20`; empty where it is that of no day. */
  readonly day: string;
  /** Whether the reader entered the deal, and so knows it by its seed. */
  readonly entered: boolean;
  /** How hard the deal is: `easy`, `medium` or `hard`; empty where that is not known. */
  readonly difficulty: string;
  /** In which quarters of the way home the player undid or had a hint: see `marks.ts`. */
  readonly marks: number;
}

export const NO_FACTS: GameFacts = {
  elapsed: 0,
  assisted: false,
  counted: false,
  begunAt: 0,
  day: '',
  entered: false,
  difficulty: '',
  marks: 0,
};

/** Whether the statistics count a game that stands so, and would count its win. */
export const counts = ({ counted, assisted }: GameFacts): boolean => counted && !assisted;

/** Whether anything was played in a game. */
export const isBegun = (game: Game | undefined): game is Game => !!game && (game.moveCount > 0 || game.canRedo);

/** What is assumed of a kept game where nothing else is known. */
export const assumedFacts = ({ moveCount }: Game): GameFacts => ({ ...NO_FACTS, counted: moveCount > 0 });

/** A game that was played before. */
export interface PlayedGame extends GameFacts {
  readonly game: Game;
}

/** The facts of a game that started from someone else's moves, or from those of a win. It counts for nothing. */
export const UNCOUNTED: GameFacts = { ...NO_FACTS, assisted: true, counted: true };

/**
 * Why a game can't be kept: the storage takes no more, the game is open elsewhere, a later version has kept one in its place, or the
 * browser forbids to keep anything.
 */
export const REASONS = ['unkept', 'heldElsewhere', 'keptByLater', 'storageRefused'] as const;

export type Unkept = (typeof REASONS)[number];
