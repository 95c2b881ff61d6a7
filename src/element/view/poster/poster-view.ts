import { html, nothing, type TemplateResult } from 'lit';
import { NearWindow } from '../../../board/layout/near-window.js';
import { PageListener, windowOf } from '../../../board/layout/window.js';
import { icon } from '../../../board/view/icons.js';
import type { GameParts } from '../../../show/parts.js';
import { posterOf } from '../../../show/poster.js';
import type { Host } from '../../attributes.js';
import { cardDrawing } from '../widgets/pictures.js';
import { textView } from '../widgets/text.js';

/** The angles of the cards in the fan, in degrees. */
const ANGLES = [-18, 0, 18];

/** How far from the window a fan is drawn, in windows. */
const REACH = 0.25;

/** A closed element: what is played here, and one button, which opens it. */
export class PosterView {
  readonly #parts: GameParts;
  readonly #open: () => Promise<void>;
  readonly #near: NearWindow;

  /**
   * @param open opens the element.
   * @param renderNow renders the element without waiting for its turn.
   */
  constructor(host: Host, parts: GameParts, open: () => Promise<void>, renderNow: () => void) {
    this.#parts = parts;
    this.#open = open;
    const box = () => host.renderRoot.querySelector('.poster');
    this.#near = new NearWindow(host, box, renderNow, REACH);
    new PageListener(host, windowOf, 'beforeprint', this.#near.comeNear);
  }

  render(): TemplateResult {
    const { settings, language } = this.#parts;
    const { felt, colours } = settings.settings;
    const { disabled, fan, title, rule, deal, caption } = posterOf(this.#parts);
    const shown = this.#near.isNear ? fan : [];
    const cards = shown.map((card, i) => cardDrawing(card, `rotate:${ANGLES[i]}deg`, language.texts));
    return html`<div
      class="frame felt closed"
      part="frame"
      lang=${language.lang ?? nothing}
      data-felt=${felt}
      ?data-colours=${colours}
    >
      <button class="poster" part="poster-button" type="button" ?disabled=${disabled} @click=${this.#press}>
        <span class="fan" aria-hidden="true">${cards}</span>
        <span class="about">
          <span class="title" .textContent=${title}></span>
          <span class="deal" .textContent=${rule}></span>
          <span class="deal" .textContent=${deal}></span>
          <span class="begin">${icon('play')}${textView(caption)}</span>
        </span>
      </button>
    </div>`;
  }

  /** A link around the element is not followed. */
  readonly #press = (event: Event): void => {
    event.preventDefault();
    void this.#open();
  };
}
