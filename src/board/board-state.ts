import type { Back } from '../cards/back.js';
import type { Action } from '../engine/model/action.js';
import type { Card } from '../engine/model/card.js';
import type { Game } from '../engine/play/game.js';
import type { GameTexts } from '../games/variant/texts.js';
import type { Texts } from '../locales/en.js';
import type { TableSettings } from './layout/arrange.js';

/** How a reader wants the board. */
export interface BoardSettings extends TableSettings {
  /** One tap plays a card where it does best. Default: by touch, where only one move is meant. */
  readonly tap: boolean | undefined;
  /** A finger feels its moves as well. */
  readonly sound: boolean;
  /** The ear gets fewer words. */
  readonly brief: boolean;
  /** Letters, digits and marks alone do something as keys. */
  readonly singleKeys: boolean;
  /** A colour for each suit. */
  readonly colours: boolean;
  /** The pattern on the backs. */
  readonly back: Back;
}

/** What is shown on the board, and how. */
export interface BoardState {
  /** `undefined` as long as nothing is dealt. */
  readonly game: Game | undefined;
  readonly disabled: boolean;
  /** Whether the table has to fit into the height that the page leaves to it. */
  readonly isHeightGiven: boolean;
  readonly texts: Texts;
  readonly gameTexts: GameTexts;
  /** What a message is about: codes of cards, ids of piles, `turn` for the button of redeals and lifts. */
  readonly highlighted: ReadonlySet<string>;
  /** The action that a hint points out. */
  readonly hint: Action | undefined;
  readonly settings: BoardSettings;
  /** Says the whole table in words. */
  readonly description: () => string;
}

/** What the board reports. */
export interface BoardListener {
  /** The board must be rendered now. */
  renderNow(): void;
  /** The player makes a legal action. */
  act(action: Action): void;
  /** The player takes the last move back. */
  undo(): void;
  /** The player has picked up a run, of which this is the bottom card. */
  pickedUp(card: Card): void;
  /** Something for the ear only. */
  announce(text: string): void;
  /** A card was put where it can't go. */
  refuse(reason: string): void;
  /** A press means nothing, because the table is disabled or the game is over. */
  idle(): void;
  /**
   * A game that was just won or lost on the table has come to rest: the last card has landed, and the celebration of a win is over or was
   * skipped. Called once; without motion, at once.
   */
  rested(): void;
  /**
   * The reader touches the table, by a key or otherwise. Returns whether that led along what is shown there, or ended it; a
   * key then means no more than that.
   *
   * @param isPile whether a pointer touches a card, or the place of a pile.
   */
  touched(key?: KeyboardEvent, isPile?: boolean): boolean;
  /** A key that means nothing on the board itself. Returns whether it means something elsewhere. */
  key(event: KeyboardEvent): boolean;
}
