import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../../board/view/icons.js';
import { rulesOf } from '../../../games/variant/texts.js';
import type { Host } from '../../host.js';
import type { Parts } from '../../parts.js';
import { textView } from '../panels/panel.js';
import type { Control, ControlSlot } from '../../controls/control.js';

const KEY = 'met';

type CoachParts = Pick<Parts, 'session' | 'stage' | 'store' | 'language'>;

/** A line over the felt that tells who meets a game for the first time what it is about. It is gone for good with the first move. */
export class Coach {
  readonly #host: Host;
  readonly #parts: CoachParts;
  /** `undefined`: not known yet. */
  #isFirst: boolean | undefined;

  constructor(host: Host, parts: CoachParts) {
    this.#host = host;
    this.#parts = parts;
  }

  readonly #close = (): void => {
    this.#isFirst = false;
    this.#parts.store.write(KEY, true);
    this.#host.requestUpdate();
  };

  /** @param slots what the page wants of the controls. */
  render(slots: readonly ControlSlot[]): TemplateResult | typeof nothing {
    const { session, stage, store, language } = this.#parts;
    const { game } = session;
    // Whoever has played, or set something, has left something here. Where nothing is kept, each visit would be the first.
    this.#isFirst ??= store.isThere && store.keys.length === 0;
    if (game && (game.moveCount > 0 || game.canRedo)) this.#isFirst = false;
    if (!this.#isFirst || !game?.canPlay || stage.isReplay || this.#host.disabled || slots.length === 0) return nothing;
    const { texts, gameTexts, lang } = language;
    const offer = (name: Control['name'], caption: string) => {
      const press = slots.find((slot) => slot.name === name)?.press;
      return press ? html`<button part="button" type="button" @click=${press}>${textView(caption)}</button>` : nothing;
    };
    return html`<div class="over" dir=${lang ? 'ltr' : nothing}>
      <div class="coach" role="note">
        <span .textContent=${rulesOf(gameTexts, game.deal.options)[0]}></span>
        <div>${offer('hint', texts.showMe)} ${offer('rules', texts.rules)}</div>
        <button class="close" part="button" type="button" title=${texts.close} @click=${this.#close}>
          ${icon('close')}
        </button>
      </div>
    </div>`;
  }
}
