import type { Game } from '../engine/play/game.js';
import type { Texts } from '../locales/en.js';

/** Describes what the stock's button does now, and how many cards or passes are left. */
export function describeStock({ actions, position, deal }: Game, texts: Texts): string {
  const remaining = position.piles[deal.rules.piles.stock]!.length;
  if (remaining > 0) return `${texts.draw}, ${texts.left(remaining)}`;
  if (!actions.some(({ type }) => type === 'recycle')) return texts.stockSpent;
  const turns = position.counters?.['recycles'] ?? Infinity;
  return turns === Infinity ? texts.recycle : `${texts.recycle}, ${texts.turnsLeft(turns, 'recycle')}`;
}

/** Describes how many redeals are left. */
export const describeRedeals = (redeals: number, texts: Texts): string =>
  `${texts.redeal}${texts.comma}${texts.turnsLeft(redeals, 'redeal')}`;
