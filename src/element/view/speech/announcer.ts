import { html, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import { plain } from '../../../locales/plain.js';
import { inSentences } from '../../../describe/sentences.js';

/**
 * What a screen reader says by itself. One live region says it all, so that nothing overtakes anything. What is added later is read
 * alone. The attributes of the region never change: some readers keep those they saw first. An open panel has its own,
 * because what is below it isn't heard.
 */
export class Announcer implements ReactiveController {
  protected readonly host: ReactiveElement;
  #event: string | undefined;
  #comment: string | undefined;
  #addition: string | undefined;
  #said = '';
  #added = '';

  constructor(host: ReactiveElement) {
    this.host = host;
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
    this.host.requestUpdate();
  }

  /** Says something about the game, after what has happened in the same update. */
  announceAfter(text: string): void {
    this.#comment = text;
    this.host.requestUpdate();
  }

  /** Adds an announcement that the reader hasn't asked for. The last one stays, because the reader might not have heard it yet. */
  add(text: string): void {
    this.#addition = text;
    this.host.requestUpdate();
  }

  hostUpdate(): void {
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

  /** @param isHeard whether it is this region that a reader hears now. */
  render(isHeard = true): TemplateResult {
    const parts = [this.#said, this.#added].map((text) => html`<span .textContent=${isHeard ? text : ''}></span>`);
    return html`<div class="said" role="status" aria-live="polite" aria-atomic="false">${parts}</div>`;
  }
}
