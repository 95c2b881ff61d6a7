import { html, nothing, type TemplateResult } from 'lit';
import { actionSigns } from '../../../describe/signs.js';
import { rulesOf } from '../../../games/variant/texts.js';
import type { Host } from '../../host.js';
import type { Parts } from '../../parts.js';
import { closeView, textView } from '../panels/panel.js';
import type { Control, ControlSlot } from '../../controls/control.js';

const KEY = 'met';

type CoachParts = Pick<Parts, 'variant' | 'session' | 'stage' | 'advisor' | 'store' | 'language'>;

/** The element that shows the strip. On a page with several games, once is enough. */
let teller: Host | undefined;

/** Tells a first visitor what to do, in the place of bar and message line. It is gone for good with the first move. */
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
    this.#parts.stage.stop();
    this.#parts.advisor.clear();
    this.#host.requestUpdate();
  };

  readonly #showMe = (): void => void this.#parts.advisor.showExample(() => !!this.#isFirst);

  /** Whether the strip is shown now. `slots`: the controls that the page offers. */
  #isTold(slots: readonly ControlSlot[]): boolean {
    const { session, stage, store } = this.#parts;
    const { game } = session;
    // Whoever has played, or set something, has left something here. Where nothing is kept, each visit would be the first.
    this.#isFirst ??= store.isThere && store.keys.length === 0;
    if (game && (game.moveCount > 0 || game.canRedo)) this.#isFirst = false;
    if (!this.#isFirst || !game?.canPlay || this.#host.disabled || slots.length === 0) return false;
    if (stage.line && stage.line.about !== 'example') return false;
    if (!teller?.isConnected) teller = this.#host;
    return teller === this.#host;
  }

  /** @param slots what the page wants of the controls. */
  render(slots: readonly ControlSlot[]): TemplateResult | typeof nothing {
    if (!this.#isTold(slots)) return nothing;
    const { variant, session, advisor, language } = this.#parts;
    const { texts, gameTexts, label, lang } = language;
    const game = session.game!;
    const offer = (name: Control['name'], caption: string, look: string, press?: () => void) => {
      const slot = slots.find((each) => each.name === name);
      return slot
        ? html`<button class=${look} part="button" type="button" @click=${press ?? slot.press}>
            ${textView(caption)}
          </button>`
        : nothing;
    };
    const { advice } = advisor;
    const told = advice
      ? `${texts.yourTurn}: ${actionSigns(advice, game.position, texts, variant)}`
      : (gameTexts.first ?? rulesOf(gameTexts, game.deal.options)[0]);
    return html`<div class="strip coach" role="note" dir=${lang ? 'ltr' : nothing}>
      <b .textContent=${label}></b>
      <p .textContent=${told}></p>
      <div>${offer('hint', texts.showMe, 'first', this.#showMe)} ${offer('rules', texts.rules, '')}</div>
      ${closeView(texts, this.#close)}
    </div>`;
  }
}
