import { html, nothing, svg, type TemplateResult } from 'lit';
import { suitPath } from '../../cards/suits.js';
import { spreadOf } from '../layout/geometry.js';
import { translated } from '../motion/motion.js';
import { pileName } from '../hand/names.js';
import type { TableState } from './table-state.js';

/** The place of a pile, seen where the pile is empty. */
export function pileView(table: TableState, pile: number): TemplateResult {
  const { game, variant, geometry, targets, highlighted, texts } = table;
  const { all, foundations } = variant.piles;
  const { id, kind } = all[pile]!;
  const isEmpty = game.position.piles[pile]!.length === 0;
  // A place of the pyramid is no more once it is empty, and the stock is a button or a number of its own.
  const isSpot = isEmpty && kind !== 'pyramid' && kind !== 'stock';
  const suit = foundations.indexOf(pile);
  return html`<div
    class="pile"
    part="pile"
    role=${isSpot ? 'button' : 'presentation'}
    tabindex=${isSpot ? -1 : nothing}
    aria-label=${isSpot ? texts.empty(pileName(variant, pile, texts)) : nothing}
    data-pile=${id}
    data-kind=${kind}
    ?data-target=${isEmpty && targets.has(pile)}
    ?data-highlighted=${highlighted.has(id)}
    .style=${translated(spreadOf(geometry, pile))}
  >
    ${
      suit < 0
        ? nothing
        : svg`<svg viewBox="0 0 50 70" aria-hidden="true"><path d=${suitPath(suit, 25, 35, 24)}></path></svg>`
    }
  </div>`;
}
