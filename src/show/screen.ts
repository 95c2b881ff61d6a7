import type { Variant } from '../games/variant/variant.js';
import type { Status } from '../engine/play/result.js';

/** What is heard when the reader does something on the table. */
export type Sound = 'pickUp' | 'refuse';

/** What a show asks of the page on which it is seen. An element asks its document, a test objects of its own. */
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
  /** Closes the panel that is open. */
  closePanel(): void;
  /** Moves the focus to the last choice of the panel, once that is shown. */
  focusChoice(): void;
  /** Hands a text and a link on, or copies them. Fulfilled with whether they were copied. Rejects where neither is possible. */
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
