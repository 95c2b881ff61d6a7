import type { ReactiveElement } from 'lit';
import type { Action } from '../engine/model/action.js';
import type { Card } from '../engine/model/card.js';
import type { Position } from '../engine/model/position.js';
import type { Game } from '../engine/play/game.js';
import { layoutsOf } from '../games/variant/defaults.js';
import type { Layout } from '../games/variant/layout.js';
import type { Variant } from '../games/variant/variant.js';
import type { BoardConfig } from './config.js';
import type { HeldRun, Runs } from './hand/targets.js';
import type { Arrangement } from './layout/arrange.js';
import type { Geometry } from './layout/geometry.js';
import { PageNumbers } from './layout/page-numbers.js';
import type { CardView, PileLook } from './view/table-elements.js';

/** All that the parts of a board share. The first rendering sets the config, and each field that `boardState` does not. */
export interface BoardState extends BoardConfig {
  readonly host: ReactiveElement;
  readonly variant: Variant;
  readonly listener: BoardListener;
  readonly numbers: PageNumbers;
  /** All layouts of the game, the default first. */
  readonly layouts: readonly Layout[];

  /** How the piles are arranged in the space of the host; `undefined` until that has a width. */
  arrangement?: Arrangement | undefined;
  /** The height of the space that the piles are arranged for, in pixels. */
  spaceHeight: number;
  /** Whether this rendering has changed the arrangement. */
  isRearranged: boolean;
  /** Where the piles lie, of the game or of a sample; `undefined` without an arrangement, or if the game cannot deal. */
  geometry?: Geometry | undefined;
  /** The last geometry of this game and arrangement. Its rows keep their room. */
  rowsBefore?: Geometry | undefined;
  /** The height of the felt, in pixels, unless the page gives it. */
  feltHeight: number;
  /** The position that gives the felt its size before there is a game. */
  sample?: Position | undefined;

  /** Whether the cards are drawn. A board far from the window has a stand-in for them. */
  isDrawn: boolean;
  /** The looks of places and cards, in reading order. */
  piles: readonly PileLook<CardView>[];
  /** The game whose cards the last rendering laid out. */
  laidGame?: Game | undefined;
  /** How much slower than usual cards travel in this rendering; 0: they are there at once. */
  pace: number;

  /** The run that the player has picked up. */
  held?: HeldRun | undefined;
  /** Whether the player is choosing a covered card to lift. */
  isLifting: boolean;
  /** The runs that can be picked up, in the position for which they were last computed. */
  runs?: { readonly position: Position; readonly all: Runs };
  /** Whether a pointer's tap causes the next rendering. */
  isTap: boolean;
  /** The cards that the last tap of a finger played, and the position that came of it. */
  tapped?: { readonly cards: readonly Card[]; readonly position: Position };
}

/** A board whose game is laid out. */
export type LaidBoard = BoardState & { readonly game: Game; readonly geometry: Geometry };

export const isLaid = (state: BoardState): state is LaidBoard => !!state.laidGame;

export const boardState = (host: ReactiveElement, variant: Variant, listener: BoardListener): BoardState =>
  ({
    host,
    variant,
    listener,
    numbers: new PageNumbers(host),
    layouts: layoutsOf(variant),
    piles: [],
    isLifting: false,
  }) as unknown as BoardState;

/** The element of the table; `null` before it is rendered. */
export const tableOf = ({ host }: BoardState): HTMLElement | null =>
  host.renderRoot?.querySelector<HTMLElement>('.table');

/** What the board reports to the element. */
export interface BoardListener {
  /** The board must be rendered at once. */
  renderNow(): void;
  /** The player makes a legal action. */
  act(action: Action): void;
  /** The player takes the last move back. */
  undo(): void;
  /** The player has picked up a run, of which this is the bottom card. */
  pickedUp(card: Card): void;
  /** A text for screen readers only. */
  announce(text: string): void;
  /**
   * A card was put where it can't go.
   *
   * @param isSeen whether the table shows the reason.
   */
  refuse(reason: string, isSeen: boolean): void;
  /** Returns whether the reader must confirm this action first. */
  asks(action: Action): boolean;
  /** A press does nothing, because the table is disabled or the game is over. */
  idle(): void;
  /**
   * A game that was just won or lost on the table has come to rest: its last card has landed, and the celebration of a win has ended or
   * was skipped. Called once; without motion, at once.
   */
  rested(): void;
  /**
   * The reader touches the table, by a key or otherwise. Returns whether that stepped through a replay or a solution, or ended it; the
   * key then does nothing else.
   *
   * @param isPile whether a pointer touches a card, or the place of a pile.
   */
  touched(key?: KeyboardEvent, isPile?: boolean): boolean;
  /** The reader presses a key that the board doesn't use. Returns whether the element does. */
  key(event: KeyboardEvent): boolean;
}
