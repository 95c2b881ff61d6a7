import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../../board/view/icons.js';
import { NearWindow } from '../../../board/layout/near-window.js';
import { PageListener, windowOf } from '../../../board/layout/window.js';
import { hiddenIn } from '../../../board/layout/visibility.js';
import { type Card, cardOf } from '../../../engine/model/card.js';
import { cardsIn } from '../../../games/variant/example.js';
import { rulesOf } from '../../../games/variant/texts.js';
import type { Game } from '../../../engine/play/game.js';
import type { Host } from '../../host.js';
import type { Parts } from '../../parts.js';
import { cardDrawing } from '../card-drawing.js';
import { textView } from '../panels/panel.js';
import { describeDeal, SEED_SHOWN } from '../../../describe/deal.js';

/** The angles of the cards in the fan, in degrees. */
const ANGLES = [-18, 0, 18];

/** The card in front of the fan if the deal isn't known yet. */
const ACE = 39;

/** The top cards of the first piles, or the cards of the game's example and an Ace if the deal isn't known yet. */
function fanOf({ piles, example }: Parts['variant'], game: Game | undefined): readonly Card[] {
  const { position } = game ?? {};
  const tops = position?.piles.flatMap((cards, pile) =>
    cards.length > hiddenIn(position, piles, pile) ? cards.at(-1)! : [],
  );
  const sample = [...(example ? cardsIn(example).map((code) => cardOf(code)!) : []), ACE];
  return (tops ?? sample).slice(0, ANGLES.length);
}

/** How far from the window a fan is drawn, in windows. */
const REACH = 0.25;

type PosterParts = Pick<Parts, 'variant' | 'dealer' | 'daily' | 'settings' | 'language'>;

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
    const { variant, dealer, daily, settings, language } = this.#parts;
    const { texts, gameTexts, lang } = language;
    const { felt, colours } = settings.settings;
    const { day, seed, game } = dealer.preview;
    const fan = this.#near.isNear ? fanOf(variant, game) : [];
    const cards = fan.map((card, i) => cardDrawing(card, `rotate:${ANGLES[i]}deg`, texts));
    const deal = game?.deal ?? (seed === undefined ? undefined : { seed, deck: undefined });
    const streak = day ? daily.streak : 0;
    const state = day && daily.isWon(day) ? texts.wins : streak > 0 && texts.days(streak);
    const isBegun = game && game.moveCount > 0 && game.status !== 'won';
    return html`<div
      class="frame felt closed"
      part="frame"
      lang=${lang ?? nothing}
      data-felt=${felt}
      ?data-colours=${colours}
    >
      <button class="poster" part="poster-button" type="button" ?disabled=${disabled} @click=${this.#press}>
        <span class="fan" aria-hidden="true">${cards}</span>
        <span class="about">
          <span class="title" .textContent=${gameTexts.name}></span>
          <span class="deal" .textContent=${rulesOf(gameTexts, dealer.options)[0]}></span>
          <span
            class="deal"
            .textContent=${[deal && describeDeal(deal, day, texts, SEED_SHOWN), state].filter(Boolean).join(' · ')}
          ></span>
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
