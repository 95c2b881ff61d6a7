import type { Move } from '../../engine/model/move.js';

/** How a game stands: it can be won, no longer, it never could, or that is undecided. */
export type Prognosis = 'winnable' | 'lost' | 'never' | 'unknown';

/** What the reader is told until the position changes. */
export type Message =
  /** An answer is searched for; a solution or a replay is shown. */
  | { readonly about: 'thinking' | 'showing' | 'replaying' }
  /** `null`: no move helps. */
  | { readonly about: 'hint'; readonly move: Move | null }
  | { readonly about: 'verdict'; readonly prognosis: Prognosis }
  /** The move that lost the game. */
  | { readonly about: 'lesson'; readonly move: Move }
  | { readonly about: 'text'; readonly text: string };
