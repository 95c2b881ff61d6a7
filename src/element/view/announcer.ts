import { html, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';

/**
 * What a screen reader says by itself. One live region says it all, so that nothing overtakes anything, and its attributes never change:
 * some readers keep those they saw first.
 */
export class Announcer implements ReactiveController {
  readonly #host: ReactiveElement;
  #happened: string | undefined;
  #told: string | undefined;
  #said = '';

  constructor(host: ReactiveElement) {
    this.#host = host;
    host.addController(this);
  }

  /** Says what has happened; of several things in one update the last. */
  announce(text: string): void {
    this.#happened = text;
    this.#host.requestUpdate();
  }

  /** Tells something about the game: in the same update after what has happened. */
  announceAfter(text: string): void {
    this.#told = text;
    this.#host.requestUpdate();
  }

  hostUpdate(): void {
    const texts = [this.#happened, this.#told].filter((text) => text !== undefined);
    this.#happened = this.#told = undefined;
    if (texts.length === 0) return;
    const text = texts.join('. ').replace(/([.。…])\. /, '$1 ');
    // The same again would not be heard.
    this.#said = text === this.#said ? `${text}\u00a0` : text;
  }

  view(): TemplateResult {
    return html`<div class="said" role="status" aria-live="polite">${this.#said}</div>`;
  }
}
