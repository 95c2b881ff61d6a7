import { html, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import { plain } from '../../../locales/plain.js';

/**
 * What a screen reader says by itself. One live region says it all, so that nothing overtakes anything. Its attributes
 * never change: some readers keep those they saw first. An open panel has one of its own: nobody hears what lies below it.
 */
export class Announcer implements ReactiveController {
  readonly #host: ReactiveElement;
  #event: string | undefined;
  #comment: string | undefined;
  #said = '';

  constructor(host: ReactiveElement) {
    this.#host = host;
  }

  /** Takes back what was said. What comes next is heard where a reader then is. */
  clear(): void {
    this.#said = '';
  }

  /** Says what has happened; of several things in one update, the last. */
  announce(text: string): void {
    this.#event = text;
    this.#host.requestUpdate();
  }

  /** Says something about the game, after what has happened in the same update. */
  announceAfter(text: string): void {
    this.#comment = text;
    this.#host.requestUpdate();
  }

  hostUpdate(): void {
    const texts = [this.#event, this.#comment].filter((text) => text !== undefined);
    this.#event = this.#comment = undefined;
    if (texts.length === 0) return;
    const text = plain(texts.join('. ').replace(/([.。…])\. /, '$1 '));
    // The same text again would not be heard.
    this.#said = text === this.#said ? `${text}\u00a0` : text;
  }

  /** @param isHeard whether it is this region that a reader hears now. */
  render(isHeard = true): TemplateResult {
    return html`<div class="said" role="status" aria-live="polite">${isHeard ? this.#said : ''}</div>`;
  }
}
