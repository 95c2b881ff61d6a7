import { refusalText } from '../../describe/refusal.js';
import type { Run } from '../hand/targets.js';
import type { Point } from '../layout/geometry.js';
import { pointOn } from '../layout/surroundings.js';
import { paceOf } from '../motion/pace.js';
import { type BoardState, tableOf } from '../state.js';

/** How long a refused card shakes, in milliseconds, and how far it moves to either side. */
export const SHAKING = 220;
const SHAKES = [0, -5, 5, -5, 5, -5, 5, 0].map((x) => ({ transform: `translate(${x}px)` }));

/** How long the words of a refusal appear, in milliseconds. */
const SEEN = 1800;

/** How far they are above the point, and how far they may stick out of the table, in pixels. */
const ABOVE = 20;
const OUT = 10;

/**
 * Shows a few words above a point of a table and within its width, for a moment or until the next press. There is one at a time. No
 * template renders it, because nothing else depends on it. A screen reader gets the same words in an announcement, and after a key they
 * appear in the message line.
 */
function showPill(table: HTMLElement, text: string, { x, y }: Point, pace: number): void {
  table.querySelector('.pill')?.replaceWith();
  const pill = document.createElement('div');
  pill.className = 'pill';
  pill.ariaHidden = 'true';
  pill.textContent = text;
  const across = Math.min(1, Math.max(0, x / table.clientWidth));
  const down = Math.max(y - ABOVE, table.scrollTop + 24 - OUT);
  pill.style.translate = `calc(${across * table.clientWidth}px - ${across * 100}%) calc(${down}px - 100%)`;
  table.append(pill);
  if (pace > 0) pill.animate({ opacity: [0, 1, 1, 0], offset: [0, 0.1, 0.8, 1] }, SEEN);
  const end = () => pill.replaceWith();
  setTimeout(end, SEEN);
  table.addEventListener('pointerdown', end, { once: true });
}

/** Shakes cards and gives the reason, also beside the pointer of an event. */
function giveReason(state: BoardState, cards: readonly HTMLElement[], reason: string, event?: MouseEvent): void {
  const pace = paceOf(state);
  const table = tableOf(state)!;
  if (event) showPill(table, reason, pointOn(table, event), pace);
  if (pace > 0) for (const card of cards) card.animate(SHAKES, SHAKING * pace);
  state.listener.refuse(reason, !!event);
}

export const refuseCovered = (state: BoardState, card: HTMLElement, event?: MouseEvent): void =>
  giveReason(state, [card], state.texts.refusals['covered'] as string, event);

/** Gives the reason why cards cannot go to a pile. Returns whether there is one, because an empty place refuses nothing. */
export function refuse(
  state: BoardState,
  cards: readonly HTMLElement[],
  held: Run | undefined,
  to: number,
  event?: MouseEvent,
): boolean {
  const { game, texts, gameTexts, variant } = state;
  if (to === variant.piles.stock || (!held && game!.position.piles[to]!.length === 0)) return false;
  giveReason(state, cards, refusalText(game!, held, to, texts, gameTexts), event);
  return true;
}
