import type { Action } from '../../engine/model/action.js';
import type { Game } from '../../engine/play/game.js';
import type { Texts } from '../../locales/en.js';
import type { Geometry } from '../layout/geometry.js';
import type { Targets } from '../input/targets.js';

/** What piles and cards are seen by, and what their buttons do. */
export interface TableState {
  readonly game: Game;
  readonly geometry: Geometry;
  readonly texts: Texts;
  readonly disabled: boolean;
  /** What the player holds: the pile whose top card is picked up, where that may go, and whether a buried card is being chosen. */
  readonly hand: { readonly pile: number | undefined; readonly targets: Targets; readonly picking: boolean };
  /** What is pointed out: codes of cards, ids of piles, `turn` for the button of redeals and lifts. */
  readonly pointed: ReadonlySet<string>;
  /** The piles whose top card can be picked up. */
  readonly movable: readonly number[];
  readonly press: (action: Action) => void;
  /** A button was pressed that can do nothing now. */
  readonly idle: (label: string) => void;
  /** Begins or ends choosing a card to be lifted. */
  readonly pick: () => void;
}
