import type { Action } from '../engine/model/action.js';
import type { CardCode } from '../engine/model/card.js';
import type { Layout } from '../games/variant/layout.js';
import type { Variant } from '../games/variant/variant.js';
import type { Status } from '../engine/play/result.js';

/** The sounds of the reader's own actions on the table. */
export type Sound = 'pickUp' | 'refuse';

/** What a show needs of the page. An element implements it with its document, a test with plain objects. */
export interface Screen {
  /** The page that shared links open, as the page asks for it; `null` for its own address. */
  readonly shareUrl: string | null;
  /** The address that a relative one starts from. */
  readonly baseURI: string;
  /** The page's own address. */
  readonly address: string;
  /** Whether the reader points with a finger. */
  readonly isCoarse: boolean;
  /** The page's own words about the end of a game. */
  ownWords(status: Status): readonly string[];
  /** Shows what has changed at once. */
  renderNow(): void;
  /** Makes a sound, where the reader wants any. */
  sound(name: Sound): void;
  /** Scrolls no farther than it needs to show a card, or for `line` the message line. */
  reveal(what: string): void;
  /** Closes the panel that is open. */
  closePanel(): void;
  /** Moves the focus to the last choice of the panel, once that is shown. */
  focusChoice(): void;
  /** Shares a text and a link, or copies them. Resolves with whether they were copied, and rejects if neither is possible. */
  share(text: string, url: string): Promise<boolean>;
  /** Gives the reader a file. Returns whether the page stands in a frame, which may forbid that without a word. */
  save(name: string, text: string): boolean;
  /** Lets the reader choose a file. */
  chooseFile(): void;
  /** Shows how much of a file is read, from 0 to 1. */
  readonly progressed: (value: number) => void;
  /** The rules of a game that the page has. */
  readonly variantOf: (id: string) => Variant | undefined;
  /** Results may have come or gone: calendars read them again. */
  resultsChanged(): void;
}

/** The table as the rest of an element knows it. */
export interface ShownTable {
  /** The keyboard's place, and its pile; `undefined` while nothing is drawn. */
  readonly place: { readonly name: string; readonly pile: string | undefined; readonly hasFocus: boolean } | undefined;
  /** Whether the player is choosing a covered card to lift. */
  readonly isLifting: boolean;
  /** The layout that is shown. */
  readonly layout: Layout;
  /** Gives the focus to the keyboard's place. */
  focus(): void;
  /** Goes to a card or, without one, to the top of a pile or to a button. Returns whether there is one. */
  goTo(card: CardCode | undefined, pile: string): boolean;
  /** Plays a legal action, or gives the reason why nothing can be played. */
  act(action: Action): void;
  /** Draws, recycles, redeals or lifts. Returns whether there is anything of that kind. */
  turnStock(): boolean;
}
