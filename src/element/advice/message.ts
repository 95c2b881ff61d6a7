import type { Move } from '../../engine/model/move.js';
import type { Game } from '../../engine/play/game.js';

/** How a game stands: it can be won, no longer, it never could, or that is undecided. */
export type Prognosis = 'winnable' | 'lost' | 'never' | 'unknown';

/** What the reader is told until the position changes. */
export type Message =
  | { readonly about: 'thinking' | 'showing' }
  /** A copy of the game, as far as it is played again. */
  | { readonly about: 'replaying'; readonly game: Game }
  /** `null`: no move helps. */
  | { readonly about: 'hint'; readonly move: Move | null }
  | { readonly about: 'verdict'; readonly prognosis: Prognosis }
  /** The move that lost the game. */
  | { readonly about: 'lesson'; readonly move: Move }
  | { readonly about: 'text'; readonly text: string };
