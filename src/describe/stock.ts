import type { Position } from '../engine/model/position.js';
import type { Game } from '../engine/play/game.js';
import type { Texts } from '../locales/en.js';

/** Describes how often the waste can be turned over, or the cards redealt. Empty if the game sets no limit. */
export function describeTurns({ counters }: Position, kind: 'recycles' | 'redeals', texts: Texts): string {
  const turns = counters?.[kind] ?? Infinity;
  return turns === Infinity ? '' : texts.turnsLeft(turns, kind);
}

/** Describes what the stock's button does now, and how many cards or passes are left. */
export function describeStock({ actions, position, deal }: Game, texts: Texts): string {
  const remaining = position.piles[deal.rules.piles.stock]!.length;
  if (remaining > 0) return `${texts.draw}, ${texts.left(remaining)}`;
  if (!actions.some(({ type }) => type === 'recycle')) return texts.stockSpent;
  return [texts.recycle, describeTurns(position, 'recycles', texts)].filter(Boolean).join(', ');
}
