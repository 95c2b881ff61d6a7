import { html, svg, type TemplateResult } from 'lit';
import { cornerAt, lay, type Point, spreadOf } from '../../../board/layout/geometry.js';
import { hiddenIn } from '../../../board/layout/visibility.js';
import type { Position } from '../../../engine/model/position.js';
import type { Layout } from '../../../games/variant/layout.js';
import type { Variant } from '../../../games/variant/variant.js';
import type { Settings } from '../../storage/settings.js';

const CARD_WIDTH = 50;

/** How the table is laid: a small card for each card, an outline for each empty place. */
export function planView({ piles }: Variant, layout: Layout, start: Position, settings: Settings): TemplateResult {
  const geometry = lay({ layout, cardWidth: CARD_WIDTH, tableWidth: 0, settings }, start);
  const card = ({ x, y }: Point, look: string) =>
    svg`<rect class=${look} x=${x} y=${y} rx="4" width="50" height="70"></rect>`;
  return html`
    <svg
      class="felt plan"
      viewBox="-24 -24 ${layout.width * CARD_WIDTH + 48} ${geometry.height + 48}"
      aria-hidden="true"
    >
      ${piles.all.map((_, pile) => {
        const spread = spreadOf(geometry, pile);
        const cards = start.piles[pile]!;
        const hidden = hiddenIn(start, piles, pile);
        return cards.length
          ? cards.slice(spread.squared).map((_, i) => {
              const index = spread.squared + i;
              return card(cornerAt(spread, index), index < hidden ? 'back' : '');
            })
          : card(spread, 'spot');
      })}
    </svg>
  `;
}
