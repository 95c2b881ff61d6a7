import { html, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';

/**
 * What a screen reader says by itself. One live region says it all, so that nothing overtakes anything. Its attributes
 * never change: some readers keep those they saw first.
 */
export class Announcer implements ReactiveController {
  readonly #host: ReactiveElement;
  #event: string | undefined;
  #comment: string | undefined;
  #said = '';

  constructor(host: ReactiveElement) {
    this.#host = host;
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
    const text = texts.join('. ').replace(/([.。।…])\. /, '$1 ');
    // The same text again would not be heard.
    this.#said = text === this.#said ? `${text}\u00a0` : text;
  }

  render(): TemplateResult {
    return html`<div class="said" role="status" aria-live="polite">${this.#said}</div>`;
  }
}
