import type { Back } from '../cards/back.js';
import type { Action } from '../engine/model/action.js';
import type { Game } from '../engine/play/game.js';
import type { GameTexts } from '../games/variant/texts.js';
import type { Texts } from '../locales/en.js';
import type { TableSettings } from './layout/arrange.js';

/** How a reader wants the board. */
export interface BoardSettings extends TableSettings {
  /** One tap plays a card where it does best. Default: by touch, if the card has only one move. */
  readonly tap: boolean | undefined;
  /** Moves make sounds, and a finger feels its own. */
  readonly sound: boolean;
  /** Announcements are short. */
  readonly brief: boolean;
  /** Letters, digits and marks work as keys without Ctrl or Cmd. */
  readonly singleKeys: boolean;
  /** A colour for each suit. */
  readonly colours: boolean;
  /** The pattern on the backs. */
  readonly back: Back;
  /** How fast cards move: `usual` as the page wants it. */
  readonly motion: 'usual' | 'slow' | 'fast' | 'none';
}

/** What the element shows on its board. Each rendering gets all of it. */
export interface BoardConfig {
  /** `undefined` as long as nothing is dealt. */
  readonly game: Game | undefined;
  readonly disabled: boolean;
  /** Whether the page gives the height that the table has to fit into. */
  readonly isHeightGiven: boolean;
  readonly texts: Texts;
  readonly gameTexts: GameTexts;
  /** The parts of the table that a message concerns: codes of cards, ids of piles, `turn` for the button of redeals and lifts. */
  readonly highlighted: ReadonlySet<string>;
  /** The action that a hint points out. */
  readonly hint: Action | undefined;
  readonly settings: BoardSettings;
  /** Describes the whole table in words. */
  readonly description: () => string;
}
