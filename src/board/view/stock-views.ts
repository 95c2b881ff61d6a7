import { html, nothing, type TemplateResult } from 'lit';
import { describeStock, describeTurns } from '../../describe/state.js';
import type { Texts } from '../../locales/en.js';
import { type Point, spreadOf, turnAt } from '../layout/geometry.js';
import { change, isIdle, playAction, toggleLift } from '../hand/hand.js';
import { translated } from '../motion/placement.js';
import type { LaidBoard } from '../state.js';
import { icon } from './icons.js';

/** A button on the table that draws, recycles, redeals or lifts. */
interface TableButton {
  readonly name: 'stock' | 'turn';
  readonly at: Point;
  readonly label: string;
  /** Default: the label. */
  readonly title?: string;
  /** The announcement if there is nothing to do. Default: the label. */
  readonly idle?: string;
  /** Absent if there is nothing to do. */
  readonly press: (() => void) | undefined;
  /** The caption below it, if it has no room for one. */
  readonly below?: string | undefined;
  /** Whether it is pressed, for a toggle button. */
  readonly pressed?: boolean;
  readonly content: unknown;
}

/** The stock as a button; `undefined` in a game that never draws. */
function stockButton(table: LaidBoard): TableButton | undefined {
  const { game, variant, geometry, texts } = table;
  const { stock, waste } = variant.piles;
  if (stock < 0) return undefined;
  const action = game.actions.find(({ type }) => type === 'draw' || type === 'recycle');
  if (waste < 0 && !action) return undefined;
  const remaining = game.position.piles[stock]!.length;
  const { recycles } = game.position.counters ?? {};
  const turns = recycles ?? Infinity;
  return {
    name: 'stock',
    at: spreadOf(geometry, stock),
    label: describeStock(game, texts),
    press: action && (() => playAction(table, action)),
    content:
      remaining > 0
        ? countView(remaining, texts)
        : [
            action || recycles !== undefined ? icon('recycle') : nothing,
            action && turns < Infinity ? countView(turns, texts) : nothing,
          ],
  };
}

/** The narrowest card with room for a caption of 11 pixels, in pixels. On others it stands below the sign. */
const CAPTION_FROM = 66;

/** The button for redeals, and once they are spent for lifts; `undefined` if the layout has no place for one. */
function turnButton(table: LaidBoard): TableButton | undefined {
  const { game, geometry, isLifting, texts } = table;
  if (!geometry.layout.turn) return undefined;
  const { redeals = 0, lifts = 0 } = game.position.counters ?? {};
  const left = describeTurns(game.position, 'redeals', texts);
  const isLift = redeals === 0 && lifts > 0;
  const action = game.actions.find(({ type }) => type === (isLift ? 'lift' : 'redeal'));
  const hasRoom = geometry.cardWidth >= CAPTION_FROM;
  const caption = (text: string) => (hasRoom ? html`<span class="label" .textContent=${text}></span>` : nothing);
  const common = {
    name: 'turn',
    at: turnAt(geometry),
    below: hasRoom ? undefined : isLift ? texts.lift : texts.redeal,
    idle: `${texts.redeal}${texts.comma}${left}`,
  } as const;
  if (isLift) {
    return {
      ...common,
      label: texts.lift,
      title: texts.liftHint,
      press: action && (() => void change(table, () => toggleLift(table))),
      pressed: isLifting,
      content: html`${icon('lift')} ${caption(texts.lift)}`,
    };
  }
  return {
    ...common,
    // If there is little room, it shows only the number.
    label: `${texts.redeal} ${texts.number(redeals)}`,
    title: left,
    press: action && (() => table.listener.asks(action) || playAction(table, action)),
    content: html`${icon('recycle')} ${caption(texts.redeal)} ${countView(redeals, texts)}`,
  };
}

/** A button that does nothing says so instead. */
function pressButton(table: LaidBoard, button: TableButton): void {
  if (button.press && !table.disabled) button.press();
  else if (isIdle(table)) table.listener.idle();
  else table.listener.announce(button.idle ?? button.label);
}

/** Presses all buttons that the table has now. Returns whether it has any. */
export function pressButtons(table: LaidBoard): boolean {
  const buttons = [stockButton(table), turnButton(table)].filter((button) => button !== undefined);
  for (const button of buttons) pressButton(table, button);
  return buttons.length > 0;
}

/** The stock: a button in games that draw, otherwise the number of its cards. */
export function stockView(table: LaidBoard): TemplateResult | typeof nothing {
  const { game, variant, geometry, texts } = table;
  const { stock } = variant.piles;
  if (stock < 0) return nothing;
  const button = stockButton(table);
  if (button) return buttonView(table, button);
  const remaining = game.position.piles[stock]!.length;
  return html`<div
    class="stock"
    role="img"
    tabindex="-1"
    data-pile="stock"
    aria-label=${texts.left(remaining)}
    .style=${translated(spreadOf(geometry, stock))}
  >
    ${remaining > 0 ? countView(remaining, texts) : nothing}
  </div>`;
}

export function turnView(table: LaidBoard): unknown {
  const button = turnButton(table);
  if (!button) return nothing;
  const { below, at } = button;
  const caption = html`<span class="below" aria-hidden="true" .style=${translated(at)} .textContent=${below}></span>`;
  return below ? [buttonView(table, button), caption] : buttonView(table, button);
}

/** A spot for the keyboard, like a pile. A press on it isn't a tap on the table below. */
const buttonView = (table: LaidBoard, button: TableButton): TemplateResult =>
  html`<button
    class=${button.name}
    part="button"
    type="button"
    tabindex="-1"
    data-pile=${button.name}
    aria-label=${button.label}
    title=${button.title ?? button.label}
    aria-disabled=${table.disabled || !button.press}
    aria-pressed=${button.pressed ?? nothing}
    ?data-highlighted=${table.highlighted.has(button.name)}
    @click=${(event: Event) => {
      event.stopPropagation();
      pressButton(table, button);
    }}
    .style=${translated(button.at)}
  >
    ${button.content}
  </button>`;

const countView = (count: number, texts: Texts): TemplateResult =>
  html`<span class="count" aria-hidden="true" .textContent=${texts.number(count)}></span>`;
