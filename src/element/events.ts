import type { Move } from '../engine/model/move.js';
import type { GameRecord } from '../engine/play/game-record.js';
import type { Reason } from '../engine/play/result.js';
import type { State } from '../engine/play/state.js';

/**
 * Who made a change: the reader, a script through a method or an attribute, `finish()`, or the solution being shown.
 */
export type By = 'player' | 'script' | 'finish' | 'solution';

/** What every event tells. A snapshot: plain, structured-cloneable, and of the moment the event speaks of. */
export interface SolitaireDetail {
  /** The game's id. */
  game: string;
  /** The seed in play; of a game given by its deck, the 52 codes. */
  seed: string;
  /** How many moves lead from the deal to this position. */
  moveCount: number;
  /** Milliseconds since the first move, not counting when the page was hidden. */
  elapsed: number;
  by: By;
}

export interface DealDetail extends SolitaireDetail {
  state: State;
}

export interface MoveDetail extends SolitaireDetail {
  move: Move;
  state: State;
}

export interface WinDetail extends SolitaireDetail {
  record: GameRecord;
  /** Whether a solution was shown in this game. */
  assisted: boolean;
}

export interface LossDetail extends SolitaireDetail {
  record: GameRecord;
  reason: Reason;
}

/** The events of every element. All bubble, are composed and cannot be cancelled. */
export interface SolitaireEventMap {
  /** A game has started, or was loaded or brought back. */
  deal: CustomEvent<DealDetail>;
  /** A move was made. */
  move: CustomEvent<MoveDetail>;
  /** A move was taken back. */
  undo: CustomEvent<MoveDetail>;
  /** A move was played again. */
  redo: CustomEvent<MoveDetail>;
  /** The game is won; once a game. */
  win: CustomEvent<WinDetail>;
  /** Play has turned lost; again after an undo, if it does again. */
  loss: CustomEvent<LossDetail>;
  /** With `assist`: the solver has proved that the game cannot be won any more. */
  unwinnable: CustomEvent<DealDetail>;
}

export type SolitaireEventName = keyof SolitaireEventMap;
