import { describeDeal, type NamedBy, SEED_SHOWN } from './deal.js';
import { describeEnd } from './endings.js';
import { describeProspect } from './message.js';
import { inMinutes } from './time.js';
import type { Position } from '../engine/model/position.js';
import type { Game } from '../engine/play/game.js';
import type { Texts } from '../locales/en.js';
import type { Prognosis } from '../play/stage/message.js';

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

/** How a game stands, beside its position. */
export interface Standing extends NamedBy {
  readonly game: Game;
  /** Milliseconds; absent if the time isn't shown. */
  readonly elapsed: number | undefined;
  /** What the reader knows of how it can end. */
  readonly prognosis: Prognosis | undefined;
}

/** Says how a game stands: its deal, moves and time, what is left to be drawn, and whether it can be won, if the reader knows. */
export function describeStanding(standing: Standing, texts: Texts): string {
  const { game, elapsed, prognosis } = standing;
  const { stock } = game.deal.rules.piles;
  return [
    describeDeal(game.deal, standing, texts, SEED_SHOWN),
    texts.moves(game.moveCount),
    elapsed === undefined ? '' : inMinutes(elapsed),
    stock < 0 ? '' : texts.left(game.position.piles[stock]!.length),
    describeTurns(game.position, 'recycles', texts),
    describeTurns(game.position, 'redeals', texts),
    describeEnd(game, texts) ?? (prognosis ? describeProspect(prognosis, game, texts) : ''),
  ]
    .filter(Boolean)
    .join(texts.comma);
}
