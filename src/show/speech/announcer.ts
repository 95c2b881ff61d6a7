import { inSentences } from '../../describe/names.js';
import { plain } from '../../locales/plain.js';
import type { Page } from '../../play/page.js';

/** What a screen reader says now: the last announcement, and what was added to it. */
export type Said = readonly [said: string, added: string];

/** Collects what a screen reader is to say by itself. One live region says it all, so that nothing overtakes anything. */
export class Announcer {
  readonly #page: Pick<Page, 'changed'>;
  #event: string | undefined;
  #comment: string | undefined;
  #addition: string | undefined;
  #said = '';
  #added = '';

  constructor(page: Pick<Page, 'changed'>) {
    this.#page = page;
  }

  get said(): Said {
    return [this.#said, this.#added];
  }

  /** The last announcement. */
  get last(): string {
    return inSentences([this.#said, this.#added.trimStart()]).replaceAll('\u00a0', '');
  }

  /** Removes the announcements. The next one is heard wherever the reader is then. */
  clear(): void {
    this.#said = this.#added = '';
  }

  /** Says what has happened; of several things in one update, the last. */
  announce(text: string): void {
    this.#event = text;
    this.#page.changed();
  }

  /** Says something about the game, after what has happened in the same update. */
  announceAfter(text: string): void {
    this.#comment = text;
    this.#page.changed();
  }

  /** Adds an announcement that the reader hasn't asked for. The last one stays, because the reader might not have heard it yet. */
  add(text: string): void {
    this.#addition = text;
    this.#page.changed();
  }

  /** Puts the announcements of this update together. */
  update(): void {
    const told = [this.#event, this.#comment].filter((text) => text !== undefined);
    const addition = this.#addition;
    this.#event = this.#comment = this.#addition = undefined;
    if (told.length > 0) {
      const text = plain(inSentences(told));
      // The same text again would not be heard.
      this.#said = text === this.#said ? `${text}\u00a0` : text;
      this.#added = '';
    }
    if (addition === undefined) return;
    // A full stop between them would be read as a word.
    if (this.#said) this.#added = ` ${addition}`;
    else this.#said = addition;
  }
}
