import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../../board/view/icons.js';
import { NearWindow } from '../../../board/layout/near-window.js';
import { PageListener, windowOf } from '../../../board/layout/window.js';
import { hiddenIn } from '../../../board/layout/visibility.js';
import type { Back } from '../../../cards/back.js';
import type { Card } from '../../../engine/model/card.js';
import type { Game } from '../../../engine/play/game.js';
import type { Host } from '../../host.js';
import type { Parts } from '../../parts.js';
import { cardDrawing } from '../card-drawing.js';
import { textView } from '../panels/panel.js';
import { describeDeal } from '../../../describe/deal.js';

/** Of the cards in the fan, in degrees. */
const ANGLES = [-28, -14, 0, 14, 28];

/** The top cards of the first piles; backs where the deal is not known yet. */
function fanOf({ piles }: Parts['variant'], game: Game | undefined, back: Back): readonly (Card | Back)[] {
  const { position } = game ?? {};
  const tops = position?.piles.flatMap((cards, pile) =>
    cards.length > hiddenIn(position, piles, pile) ? cards.at(-1)! : [],
  );
  return tops ? tops.slice(0, ANGLES.length) : ANGLES.map(() => back);
}

/** How far from the window a fan is drawn, in windows. */
const REACH = 0.25;

type PosterParts = Pick<Parts, 'variant' | 'dealer' | 'settings' | 'language'>;

/** A closed element: what is played here, and one button, which opens it. */
export class PosterView {
  readonly #host: Host;
  readonly #parts: PosterParts;
  readonly #open: () => Promise<void>;
  readonly #near: NearWindow;

  /**
   * @param open opens the element.
   * @param renderNow renders the element without waiting for its turn.
   */
  constructor(host: Host, parts: PosterParts, open: () => Promise<void>, renderNow: () => void) {
    this.#host = host;
    this.#parts = parts;
    this.#open = open;
    const box = () => host.renderRoot.querySelector('.poster');
    this.#near = new NearWindow(host, box, renderNow, REACH);
    new PageListener(host, windowOf, 'beforeprint', this.#near.comeNear);
  }

  render(): TemplateResult {
    const { disabled } = this.#host;
    const { variant, dealer, settings, language } = this.#parts;
    const { texts, gameTexts, lang } = language;
    const { felt, back, colours } = settings.settings;
    const { day, seed, game } = dealer.preview;
    const fan = this.#near.isNear ? fanOf(variant, game, back) : [];
    const cards = fan.map((card, i) => cardDrawing(card, `rotate:${ANGLES[i]}deg`, texts));
    const deal = game?.deal ?? (seed === undefined ? undefined : { seed, deck: undefined });
    const isBegun = game && game.moveCount > 0 && game.status !== 'won';
    return html`<div
      class="frame felt closed"
      part="frame"
      lang=${lang ?? nothing}
      data-felt=${felt}
      ?data-colours=${colours}
    >
      <button class="poster" part="poster" type="button" ?disabled=${disabled} @click=${this.#press}>
        <span class="fan" aria-hidden="true">${cards}</span>
        <span class="about">
          <span class="title" .textContent=${gameTexts.name}></span>
          <span class="deal" .textContent=${deal && describeDeal(deal, day, texts)}></span>
          <span class="begin"
            >${icon('play')}${textView(isBegun ? texts.resume(texts.moves(game.moveCount)) : texts.begin)}</span
          >
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
