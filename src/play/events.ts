import type { Move } from '../engine/model/move.js';
import type { GameRecord } from '../engine/play/game-record.js';
import type { Reason } from '../engine/play/result.js';
import type { State } from '../engine/play/state.js';
import type { Difficulty } from '../solver/grade/grade.js';

/**
 * The source of a change: the reader, a script through a method or an attribute, `finish()`, or the solution that is being shown.
 */
export type By = 'player' | 'script' | 'finish' | 'solution';

/** The `detail` that all events share: a plain, structured-cloneable snapshot of the moment when the event happened. */
export interface SolitaireDetail {
  /** The id of the game, such as `bakers-dozen`. */
  game: string;
  /** The seed in play. If the game was dealt from a deck, the 52 codes, separated by spaces. */
  seed: string;
  /** The number of moves from the deal to the position after the event. */
  moveCount: number;
  /** Milliseconds since the first move, as the element's `elapsed` counts them. */
  elapsed: number;
  /** The source of the change. */
  by: By;
}

export interface DealDetail extends SolitaireDetail {
  state: State;
  /**
   * `easy`, `medium`, `hard` or `null`.
   *
   * The difficulty of the deal among the winnable deals of its game, if the page or the reader asked for one. Otherwise `null`:
   * the element's `grade()` resolves with it.
   */
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

export interface ForgetDetail extends SolitaireDetail {
  /** Whether that was everything of all games. */
  everything: boolean;
  /** The removed keys; empty after Restore. */
  keys: string[];
}

/** The events of every element. All bubble, are composed and cannot be cancelled. */
export interface SolitaireEventMap {
  /**
   * A game starts, is loaded, is restored or resumes.
   *
   * On a page that the browser prerenders, it fires before anyone sees the page, while `document.prerendering` is true.
   */
  deal: CustomEvent<DealDetail>;
  /** A move was played. */
  move: CustomEvent<MoveDetail>;
  /** A move was undone. */
  undo: CustomEvent<MoveDetail>;
  /** A move was redone. */
  redo: CustomEvent<MoveDetail>;
  /** The game is won. Fires once in a game. */
  win: CustomEvent<WinDetail>;
  /** The game becomes lost. Can fire again after an undo. */
  loss: CustomEvent<LossDetail>;
  /** With `assist`, the game is proved unwinnable. Fires again only after an undo to before that. */
  unwinnable: CustomEvent<DealDetail>;
  /** What was saved is deleted. Fires again, without keys, if the reader restores it. */
  forget: CustomEvent<ForgetDetail>;
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
  forget: true,
} satisfies Record<SolitaireEventName, true>) as readonly SolitaireEventName[];

/** The type of a game's event with a given name. Default: any of them. */
export type SolitaireEvent<Name extends SolitaireEventName = SolitaireEventName> = SolitaireEventMap[Name];

/**
 * Whether an event comes from a game. Other scripts can fire events of the same name. If it returns `true`, the event's `detail` is
 * typed.
 *
 * @param type the type that the event must have, such as `win`. Default: any event of a game.
 */
export function isSolitaireEvent<Name extends SolitaireEventName = SolitaireEventName>(
  event: Event,
  type?: Name,
): event is SolitaireEvent<Name> {
  const given = Object(event) as CustomEvent<Partial<SolitaireDetail> | null | undefined>;
  const isNamed = type === undefined ? (EVENT_NAMES as readonly string[]).includes(given.type) : given.type === type;
  return isNamed && typeof given.detail?.game === 'string' && typeof given.detail.moveCount === 'number';
}
