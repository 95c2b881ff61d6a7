import type { Action } from '../../engine/model/action.js';
import type { Game } from '../../engine/play/game.js';
import type { Variant } from '../../games/variant/variant.js';
import type { BoardState } from '../board-state.js';
import type { Held } from '../hand/hand.js';
import type { Runs, Targets } from '../hand/targets.js';
import type { Geometry } from '../layout/geometry.js';

/** What the views of piles and cards are made from, and what their buttons do. */
export interface TableState extends BoardState {
  readonly game: Game;
  readonly variant: Variant;
  readonly geometry: Geometry;
  readonly held: Held | undefined;
  /** Where the held run may go. */
  readonly targets: Targets;
  /** Whether the player is choosing a covered card to lift. */
  readonly isLifting: boolean;
  /** What can be picked up. */
  readonly runs: Runs;
  readonly press: (action: Action) => void;
  /** A button was pressed that can do nothing now. */
  readonly idle: (label: string) => void;
  /** Begins or ends choosing a card to lift. */
  readonly toggleLift: () => void;
}
