import { html, nothing, svg, type TemplateResult } from 'lit';
import { suitPath } from '../../cards/suits.js';
import { spreadOf } from '../layout/geometry.js';
import { translated } from '../motion/placement.js';
import { pileName } from '../hand/names.js';
import type { TableState } from './table-state.js';

/** How many cards of a pile show one more edge below it. An edge is two pixels high, of which one is a line. */
const CARDS_AN_EDGE = 8;

/** The place of a pile, seen where the pile is empty. */
export function pileView(table: TableState, pile: number): TemplateResult {
  const { game, variant, geometry, targets, highlighted, texts } = table;
  const { all, foundations } = variant.piles;
  const { id, kind } = all[pile]!;
  const count = game.position.piles[pile]!.length;
  const isEmpty = count === 0;
  // A place of the pyramid is no more once it is empty, and the stock is a button or a number of its own.
  const isSpot = isEmpty && kind !== 'pyramid' && kind !== 'stock';
  const suit = foundations.indexOf(pile);
  const edges = geometry.layout.places[pile]!.fan ? 0 : Math.min(3, Math.ceil((count - 1) / CARDS_AN_EDGE));
  // An Ace may be dropped on any empty foundation, but one is its own.
  const action = targets.get(pile);
  const isTarget = action && (action.type !== 'move' || action.to === pile);
  return html`<div
    class="pile"
    part="pile"
    role=${isSpot ? 'button' : 'presentation'}
    tabindex=${isSpot ? -1 : nothing}
    aria-label=${isSpot ? texts.empty(pileName(variant, pile, texts)) : nothing}
    data-pile=${id}
    data-kind=${kind}
    ?data-target=${isEmpty && isTarget}
    ?data-highlighted=${highlighted.has(id)}
    data-layers=${edges > 0 ? edges : nothing}
    .style=${`${translated(spreadOf(geometry, pile))};--layers:${2 * edges - 1}px`}
  >
    ${
      suit < 0
        ? nothing
        : svg`<svg viewBox="0 0 50 70" aria-hidden="true"><path d=${suitPath(suit, 25, 35, 24)}></path></svg>`
    }
  </div>`;
}
