import { html, nothing, type TemplateResult } from 'lit';
import { type CardCode, cardOf } from '../../../engine/model/card.js';
import { cardsIn, isPair } from '../../../games/variant/example.js';
import type { Layout } from '../../../games/variant/layout.js';
import type { Variant } from '../../../games/variant/variant.js';
import type { Texts } from '../../../locales/en.js';
import type { Settings } from '../../../play/storage/settings.js';
import { cardName } from '../../../describe/names.js';
import { cardDrawing } from '../card-drawing.js';

/** The key move of a game, played by two cards, and what it is called. Nothing where a game names none. */
export function exampleView(
  { example, piles }: Variant,
  { places }: Layout,
  texts: Texts,
  { colours }: Settings,
): TemplateResult | typeof nothing {
  if (!example) return nothing;
  const leave = isPair(example);
  const [first, second] = cardsIn(example);
  const name = (code: CardCode) => cardName(cardOf(code)!, texts);
  const isFannedRight = places[piles.tableau[0] ?? 0]?.fan === 'right';
  const [x, y] = leave ? [62, 0] : isFannedRight ? [17, 0] : [0, 22];
  const height = y + 70;
  const card = (code: CardCode, x: number, y: number) =>
    cardDrawing(cardOf(code)!, `left:${x / 1.12}%;top:${(100 * y) / height}%`, texts);
  return html`
    <figure class="felt ${leave ? 'pair' : ''}" ?data-colours=${colours}>
      <div class="cards" aria-hidden="true" .style=${`aspect-ratio:112/${height}`}>
        ${card(first!, 0, 0)}${card(second!, x, y)}
      </div>
      <figcaption
        .textContent=${leave ? texts.remove(name(first!), name(second!)) : texts.onto(name(second!), name(first!))}
      ></figcaption>
    </figure>
  `;
}
