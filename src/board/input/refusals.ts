import { refusalText } from '../../describe/refusal.js';
import type { Run } from '../hand/targets.js';
import { pointOn } from '../layout/surroundings.js';
import { paceOf } from '../motion/pace.js';
import { showPill } from '../motion/pill.js';
import { type BoardState, tableOf } from '../state.js';

/** How long a refused card shakes, in milliseconds, and how far it moves to either side. */
export const SHAKING = 220;
const SHAKES = [0, -5, 5, -5, 5, -5, 5, 0].map((x) => ({ transform: `translate(${x}px)` }));

/** Shakes cards and gives the reason, also beside the pointer of an event. */
export function giveReason(state: BoardState, cards: readonly HTMLElement[], reason: string, event?: MouseEvent): void {
  const pace = paceOf(state.host);
  const table = tableOf(state)!;
  if (event) showPill(table, reason, pointOn(table, event), pace);
  if (pace > 0) for (const card of cards) card.animate(SHAKES, SHAKING * pace);
  state.listener.refuse(reason, !!event);
}

export const refuseCovered = (state: BoardState, card: HTMLElement, event?: MouseEvent): void =>
  giveReason(state, [card], state.texts.refusals['covered'] as string, event);

/** Gives the reason why cards cannot go to a pile. Returns whether there is one: an empty place refuses nothing. */
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
