import type { Move } from '../engine/model/move.js';
import type { GameRecord } from '../engine/play/game-record.js';
import type { Reason } from '../engine/play/result.js';
import type { State } from '../engine/play/state.js';
import type { Difficulty } from '../solver/grade/grade.js';

/**
 * The source of a change: the reader, a script through a method or an attribute, `finish()`, or the solution being shown.
 */
export type By = 'player' | 'script' | 'finish' | 'solution';

/** What every event tells. A snapshot: plain, structured-cloneable, and of the moment the event speaks of. */
export interface SolitaireDetail {
  /** The game's id. */
  game: string;
  /** The seed in play; of a game given by its deck, the 52 codes. */
  seed: string;
  /** The number of moves from the deal to this position. */
  moveCount: number;
  /** Milliseconds since the first move, not counting when the page was hidden. */
  elapsed: number;
  by: By;
}

export interface DealDetail extends SolitaireDetail {
  state: State;
  /** How hard the deal is, beside those that can be won. `null` where it was not searched for, or its game has no grades. */
  difficulty: Difficulty | null;
}

export interface MoveDetail extends SolitaireDetail {
  move: Move;
  state: State;
}

export interface WinDetail extends SolitaireDetail {
  record: GameRecord;
  /** Whether a solution was shown. */
  assisted: boolean;
}

export interface LossDetail extends SolitaireDetail {
  record: GameRecord;
  /** `no-moves` or `no-progress`. */
  reason: Reason;
}

/** The events of every element. All bubble, are composed and cannot be cancelled. */
export interface SolitaireEventMap {
  /** A game starts, is loaded, brought back or resumed. */
  deal: CustomEvent<DealDetail>;
  /** A move was made. */
  move: CustomEvent<MoveDetail>;
  /** A move was undone. */
  undo: CustomEvent<MoveDetail>;
  /** A move was redone. */
  redo: CustomEvent<MoveDetail>;
  /** The game is won, once. */
  win: CustomEvent<WinDetail>;
  /** The game becomes lost; again after an undo, if it is lost again. */
  loss: CustomEvent<LossDetail>;
  /** With `assist`: the game is proved lost for good; again only after an undo to before that. */
  unwinnable: CustomEvent<DealDetail>;
}

export type SolitaireEventName = keyof SolitaireEventMap;

/** The names of all events. */
export const EVENT_NAMES = /* @__PURE__ */ Object.keys({
  deal: true,
  move: true,
  undo: true,
  redo: true,
  win: true,
  loss: true,
  unwinnable: true,
} satisfies Record<SolitaireEventName, true>) as readonly SolitaireEventName[];

/** An event of a game by its name; without a name, any of them. */
export type SolitaireEvent<Name extends SolitaireEventName = SolitaireEventName> = SolitaireEventMap[Name];

/**
 * Whether an event comes from a game, since other scripts on a page can fire events of the same name. Narrows the type of
 * `detail`.
 */
export function isSolitaireEvent<Name extends SolitaireEventName>(
  event: Event,
  name: Name,
): event is SolitaireEvent<Name> {
  const { type, detail } = Object(event) as CustomEvent<Partial<SolitaireDetail> | null | undefined>;
  return type === name && typeof detail?.game === 'string' && typeof detail.moveCount === 'number';
}
