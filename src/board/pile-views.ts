import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { suitPath } from '../cards/suits.js';
import type { Action } from '../engine/action.js';
import type { Game } from '../engine/game.js';
import type { Texts } from '../locales/en.js';
import type { Geometry, Point } from './geometry.js';
import { spread } from './geometry.js';
import { icon, LIFT, RECYCLE } from './icons.js';
import { translated } from './glide.js';

type Press = (action: Action) => void;

/** The place of a pile, seen where the pile is empty. */
export function pileView(
  game: Game,
  geometry: Geometry,
  pile: number,
  target: boolean,
  pointed: ReadonlySet<string>,
  texts: Texts,
): TemplateResult {
  const { all, foundations } = game.deal.variant.piles;
  const { id, kind } = all[pile]!;
  const suit = foundations.indexOf(pile);
  const empty = game.position.piles[pile]!.length === 0;
  const named = suit >= 0 && empty;
  return html`
    <div
      class="pile"
      part="pile"
      role=${named ? 'img' : 'presentation'}
      aria-label=${named ? texts.emptyFoundation(texts.suits[suit]!) : nothing}
      data-pile=${id}
      data-kind=${kind}
      ?data-target=${target && empty}
      ?data-pointed=${pointed.has(id)}
      .style=${translated(spread(geometry, pile, 0))}
    >
      ${
        suit < 0
          ? nothing
          : svg`<svg viewBox="0 0 50 70" aria-hidden="true"><path d=${suitPath(suit, 25, 35, 24)}></path></svg>`
      }
    </div>
  `;
}

/** The stock: a button in games that draw, otherwise just the number of its cards. */
export function stockView(
  game: Game,
  geometry: Geometry,
  { disabled, pointed }: { disabled: boolean; pointed: boolean },
  texts: Texts,
  press: Press,
): TemplateResult {
  const { stock, waste } = game.deal.variant.piles;
  const left = game.position.piles[stock]!.length;
  const at = translated(spread(geometry, stock, 0));
  if (waste < 0) {
    return html`<div class="stock" role="img" aria-label=${texts.stock(left)} .style=${at}>
      <span class="count" aria-hidden="true">${left}</span>
    </div>`;
  }
  const action = game.actions.find(({ type }) => type === 'draw' || type === 'recycle');
  const recycles = game.position.recyclesLeft ?? 0;
  const label = left > 0 ? texts.draw(left) : action ? texts.recycle(recycles) : texts.stockSpent;
  return html`
    <button
      class="stock"
      part="button"
      type="button"
      aria-label=${label}
      title=${label}
      aria-disabled=${disabled || !action}
      ?data-pointed=${pointed}
      @click=${pressing(() => !disabled && action && press(action))}
      .style=${at}
    >
      ${left > 0 ? nothing : icon(RECYCLE)}
      <span class="count" aria-hidden="true">${left > 0 ? left : recycles === Infinity ? '∞' : recycles}</span>
    </button>
  `;
}

/** The button for what is turned over more rarely: redeals, then the lift that Trefoil and a Draw has. */
export function turnView(
  game: Game,
  geometry: Geometry,
  { disabled, picking, pointed }: { disabled: boolean; picking: boolean; pointed: boolean },
  texts: Texts,
  press: Press,
  pick: () => void,
): TemplateResult {
  const { redealsLeft = 0, liftsLeft = 0 } = game.position;
  const lifting = redealsLeft === 0 && liftsLeft > 0;
  const action = game.actions.find(({ type }) => type === (lifting ? 'lift' : 'redeal'));
  const label = lifting ? texts.lift : texts.redeal(redealsLeft);
  return html`
    <button
      class="turn"
      part="button"
      type="button"
      aria-label=${label}
      title=${label}
      aria-disabled=${disabled || !action}
      ?data-pointed=${pointed}
      aria-pressed=${lifting ? picking : nothing}
      @click=${pressing(() => !disabled && action && (lifting ? pick() : press(action)))}
      .style=${translated(turnAt(geometry))}
    >
      ${icon(lifting ? LIFT : RECYCLE)}
      <span>${lifting ? texts.liftShort : texts.redealShort}</span>
      <span class="count" aria-hidden="true">${lifting ? liftsLeft : redealsLeft}</span>
    </button>
  `;
}

const turnAt = ({ layout, cardWidth, cardHeight, left }: Geometry): Point => ({
  x: left + Math.round(layout.turn!.x * cardWidth),
  y: Math.round(layout.turn!.y * cardHeight),
});

/** A click that is a button's own and no tap on the table below it. */
const pressing = (act: () => void) => (event: Event) => {
  event.stopPropagation();
  act();
};
