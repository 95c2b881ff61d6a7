import { html, svg, type TemplateResult } from 'lit';
import { CARDS } from '../../engine/model/card.js';
import type { Options } from '../../engine/model/options.js';
import { faceDownIn } from '../../engine/model/position.js';
import type { Layout } from '../../games/variant/layout.js';
import type { Variant } from '../../games/variant/variant.js';
import type { Settings } from '../storage/settings.js';

/** The share of a covered card that is drawn, of its width or height. */
const SHOWN = 0.2;

const CARD = { width: 50, height: 70 };

/** How the table is laid before the first move: a small card for each card, an outline for each empty place. */
export function planView(variant: Variant, layout: Layout, options: Options, { mirror }: Settings): TemplateResult {
  const { width, height, places } = layout;
  const { all, stock } = variant.piles;
  const start = variant.deal(CARDS, options);
  const card = (x: number, y: number, look: string) => svg`
    <rect class=${look} x=${x * CARD.width} y=${y * CARD.height} rx="4" width="50" height="70"></rect>
  `;
  return html`
    <svg class="felt plan" viewBox="-24 -24 ${width * CARD.width + 48} ${height * CARD.height + 48}" aria-hidden="true">
      ${all.map((_, pile) => {
        const { x: across, y, fan, extent = 1 } = places[pile]!;
        const x = mirror ? width - across - (fan === 'right' ? extent : 1) : across;
        const cards = start.piles[pile]!;
        if (cards.length === 0) return card(x, y, 'spot');
        const hidden = pile === stock ? cards.length : faceDownIn(start, pile);
        return (fan ? cards : cards.slice(-1)).map((_, index) => {
          const shift = index * SHOWN;
          const look = index < hidden ? 'hidden' : '';
          return card(x + (fan === 'right' ? shift : 0), y + (fan === 'down' ? shift : 0), look);
        });
      })}
    </svg>
  `;
}
