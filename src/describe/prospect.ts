import { faceDownIn } from '../engine/model/position.js';
import type { Game } from '../engine/play/game.js';
import type { Texts } from '../locales/en.js';
import { hasRedeal, type Prognosis } from '../play/stage/message.js';

/**
 * Whether how a game can end depends on what its player can't know: cards that are face down, cards of a stock that hasn't been gone
 * through yet, or the shuffle of a redeal.
 */
export function hasUnknown({ deal, position, line, moveCount }: Game): boolean {
  const { all, stock } = deal.rules.piles;
  const isNew = stock >= 0 && line.slice(0, moveCount + 1).every(({ piles }) => piles[stock]!.length > 0);
  return isNew || hasRedeal(position) || all.some((_, pile) => faceDownIn(position, pile) > 0);
}

/** Says how a game can end, as far as that is found out. */
export function describeProspect(prognosis: Prognosis, game: Game, texts: Texts): string {
  const { prospects, canBeWon, toCome } = texts;
  // That is about the whole deal, including what can't be seen yet.
  if (prognosis === 'winnable' && game.moveCount === 0) return canBeWon;
  const isVerdict = prognosis === 'winnable' || prognosis === 'lost';
  return isVerdict && hasUnknown(game) ? toCome(prospects[prognosis]) : prospects[prognosis];
}
