import type { ReactiveElement } from 'lit';

interface Letter {
  readonly type: string;
  readonly detail: object;
}

/** Events waiting for what they tell of to be seen: they go out in order once the host has rendered. */
export class Outbox {
  readonly #host: ReactiveElement;
  #letters: Letter[] = [];
  #sending: Promise<void> | undefined;

  constructor(host: ReactiveElement) {
    this.#host = host;
  }

  /** Queues an event; fulfilled when it has been fired. */
  post(type: string, detail: object): Promise<void> {
    this.#letters.push({ type, detail });
    return (this.#sending ??= this.#send());
  }

  async #send(): Promise<void> {
    // What was never in a document renders nothing, and its update would never complete.
    await (this.#host.hasUpdated || this.#host.isConnected ? this.#host.updateComplete : undefined);
    this.#sending = undefined;
    const letters = this.#letters;
    this.#letters = [];
    for (const { type, detail } of letters) {
      this.#host.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
    }
  }
}
