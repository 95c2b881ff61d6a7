import type { Parts } from '../../parts.js';
import type { choicesView } from './panel.js';

type Choices = Parameters<typeof choicesView>[0];

/** Deletes what is kept, once the reader has said of which games. Until the panel closes, there is a way back. */
export class Forgetting {
  readonly #parts: Pick<Parts, 'language' | 'forget'>;
  readonly #tell: (told: string) => void;
  #isAsked = false;
  /** Brings back what was deleted. */
  #restore: (() => boolean) | undefined;

  /** @param tell shows and announces what has happened, with other choices. */
  constructor(parts: Pick<Parts, 'language' | 'forget'>, tell: (told: string) => void) {
    this.#parts = parts;
    this.#tell = tell;
  }

  /** What can be answered now; `undefined` if nothing was asked. */
  get choices(): Choices | undefined {
    const { texts, label } = this.#parts.language;
    const forget = (what: string, everything: boolean) =>
      ['forget', `${texts.forget} · ${what}`, () => this.#forget(everything)] as const;
    if (this.#restore) return [['undo', texts.restore, this.#bringBack]];
    if (!this.#isAsked) return undefined;
    return [forget(label, false), forget(texts.allGames, true), ['close', texts.keep, this.#keep]];
  }

  readonly ask = (): void => {
    this.#isAsked = true;
    this.#tell(this.#parts.language.texts.askForget);
  };

  /** From now on, there is no way back. */
  reset(): void {
    this.#isAsked = false;
    this.#restore = undefined;
  }

  readonly #keep = (): void => {
    this.reset();
    this.#tell('');
  };

  #forget(everything: boolean): void {
    this.#restore = this.#parts.forget('player', { everything }).restore;
    this.#tell(this.#parts.language.texts.forgotten);
  }

  readonly #bringBack = (): void => {
    if (!this.#restore!()) return;
    this.reset();
    this.#tell(this.#parts.language.texts.restored);
  };
}
