import type { Action } from '../../engine/model/action.js';
import type { Position } from '../../engine/model/position.js';
import type { Unkept } from '../session/played-game.js';

/**
 * How a game stands: it can be won, no longer, it never could, or that is undecided. `open`: it is lost by the shuffle of a redeal that is
 * still to come, so no message says that it is lost.
 */
export type Prognosis = 'winnable' | 'lost' | 'open' | 'never' | 'unknown';

/** Whether the player can still redeal. What that brings is unknown until then. */
export const hasRedeal = ({ counters }: Position): boolean => (counters?.redeals ?? 0) > 0;

/**
 * What is found out about a lost game: its deal could never be won, or it could still be won after so many of its moves. `isSure`: the next
 * move is known to have lost it, whatever a redeal would have brought.
 */
export type Loss = 'never' | 'unknown' | { readonly after: number; readonly isSure: boolean };

/** A message that stays until the position changes. */
export type Message =
  /** An answer is searched for; a solution or a replay is shown; the game can't be kept. */
  | { readonly about: 'thinking' | 'showing' | 'replaying' | Unkept }
  /** `null`: no action helps. */
  | { readonly about: 'hint'; readonly action: Action | null }
  | { readonly about: 'verdict'; readonly prognosis: Prognosis }
  /** The action that lost the game, and one in its place with which it could still be won, if that is known. */
  | { readonly about: 'lesson'; readonly action: Action; readonly better: Action | undefined }
  | { readonly about: 'text'; readonly text: string };
