import { html, nothing, svg, type TemplateResult } from 'lit';
import { suitPath } from '../../cards/suits.js';
import type { Texts } from '../../locales/en.js';
import { type Point, spread, turnAt } from '../layout/geometry.js';
import { translated } from '../motion/motion.js';
import { icon, LIFT, RECYCLE } from './icons.js';
import { pileName } from './names.js';
import type { TableState } from './table-state.js';

/** The place of a pile, seen where the pile is empty. */
export function pileView({ game, geometry, hand, pointed, texts }: TableState, pile: number): TemplateResult {
  const { all, foundations } = game.deal.rules.piles;
  const { id, kind } = all[pile]!;
  const empty = game.position.piles[pile]!.length === 0;
  // A place of the pyramid is no more once it is empty, and the stock is a button or a number of its own.
  const isSpot = empty && kind !== 'pyramid' && kind !== 'stock';
  const suit = foundations.indexOf(pile);
  return html`<div
    class="pile"
    part="pile"
    role=${isSpot ? 'button' : 'presentation'}
    tabindex=${isSpot ? -1 : nothing}
    aria-label=${isSpot ? texts.empty(pileName(game.deal.rules.piles, pile, texts)) : nothing}
    data-pile=${id}
    data-kind=${kind}
    ?data-target=${empty && hand.targets.has(pile)}
    ?data-pointed=${pointed.has(id)}
    .style=${translated(spread(geometry, pile, 0))}
  >
    ${
      suit < 0
        ? nothing
        : svg`<svg viewBox="0 0 50 70" aria-hidden="true"><path d=${suitPath(suit, 25, 35, 24)}></path></svg>`
    }
  </div>`;
}

/** The stock: a button in games that draw, otherwise just the number of its cards. */
export function stockView(table: TableState): TemplateResult | typeof nothing {
  const { game, geometry, texts, press } = table;
  const { stock, waste } = game.deal.rules.piles;
  if (stock < 0) return nothing;
  const left = game.position.piles[stock]!.length;
  const at = spread(geometry, stock, 0);
  if (waste < 0) {
    return html`<div
      class="stock"
      role="img"
      tabindex="-1"
      data-pile="stock"
      aria-label=${texts.left(left)}
      .style=${translated(at)}
    >
      ${count(left, texts)}
    </div>`;
  }
  const action = game.actions.find(({ type }) => type === 'draw' || type === 'recycle');
  const recycles = game.position.recyclesLeft ?? 0;
  const label =
    left > 0
      ? `${texts.draw}, ${texts.left(left)}`
      : !action
        ? texts.stockSpent
        : recycles === Infinity
          ? texts.recycle
          : `${texts.recycle}, ${texts.recyclesLeft(recycles)}`;
  return buttonView(table, {
    name: 'stock',
    at,
    label,
    title: label,
    idle: label,
    press: action && (() => press(action)),
    content: [left > 0 ? nothing : icon(RECYCLE), left > 0 || action ? count(left || recycles, texts) : nothing],
  });
}

/** The button for what is turned over more rarely: redeals, then the lift that Trefoil and a Draw has. */
export function turnView(table: TableState): TemplateResult | typeof nothing {
  const { game, geometry, hand, texts, press, pick } = table;
  if (!geometry.layout.turn) return nothing;
  const { redealsLeft = 0, liftsLeft = 0 } = game.position;
  const lifting = redealsLeft === 0 && liftsLeft > 0;
  const action = game.actions.find(({ type }) => type === (lifting ? 'lift' : 'redeal'));
  return buttonView(table, {
    name: 'turn',
    at: turnAt(geometry),
    // Where there is little room, it shows the number alone.
    label: lifting ? texts.lift : `${texts.redeal} ${texts.number(redealsLeft)}`,
    title: lifting ? texts.liftHint : texts.recyclesLeft(redealsLeft),
    idle: `${texts.redeal}${texts.comma}${texts.recyclesLeft(redealsLeft)}`,
    press: action && (lifting ? pick : () => press(action)),
    pressed: lifting ? hand.picking : undefined,
    content: html`
      ${icon(lifting ? LIFT : RECYCLE)} <span class="label">${lifting ? texts.lift : texts.redeal}</span>
      ${lifting ? nothing : count(redealsLeft, texts)}
    `,
  });
}

interface Button {
  readonly name: 'stock' | 'turn';
  readonly at: Point;
  readonly label: string;
  readonly title: string;
  /** What is said where there is nothing to be done. */
  readonly idle: string;
  /** Absent where there is nothing to be done. */
  readonly press: (() => void) | undefined;
  /** Whether it stays down, of one that can. */
  readonly pressed?: boolean | undefined;
  readonly content: unknown;
}

/** A button on the table: a spot for the keyboard, like a pile. It is no tap on the table below it. */
const buttonView = (
  { disabled, pointed, idle: say }: TableState,
  { name, at, label, title, idle, press, pressed, content }: Button,
) =>
  html`<button
    class=${name}
    part="button"
    type="button"
    tabindex="-1"
    data-pile=${name}
    aria-label=${label}
    title=${title}
    aria-disabled=${disabled || !press}
    aria-pressed=${pressed ?? nothing}
    ?data-pointed=${pointed.has(name)}
    @click=${(event: Event) => {
      event.stopPropagation();
      if (press && !disabled) press();
      else say(idle);
    }}
    .style=${translated(at)}
  >
    ${content}
  </button>`;

const count = (left: number, texts: Texts) => html`<span class="count" aria-hidden="true">${texts.number(left)}</span>`;
