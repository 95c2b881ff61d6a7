import type { Game } from '../engine/play/game.js';
import type { Texts } from '../locales/en.js';
import { cardsMissing, DECK } from '../play/session/cards-missing.js';
import type { Loss } from '../play/stage/message.js';
import { describeEnd } from './end.js';

/** As many missing cards are called few. */
const FEW_CARDS = 10;

/** How near the win was, in what the game counts: cards on foundations, of the stock, or to be removed. */
function describeRest(game: Game, texts: Texts): string {
  const { foundations, pyramid, stock } = game.deal.rules.piles;
  const missing = cardsMissing(game);
  if (missing === undefined) return describeEnd(game, texts)!;
  if (foundations.length > 0) return texts.home(DECK - missing, DECK);
  return pyramid.length === 0 && stock >= 0 ? texts.left(missing) : texts.short(missing);
}

/** How a game was lost: a title, and what follows it. */
export function describeLoss(game: Game, loss: Loss | undefined, texts: Texts): readonly string[] {
  const isNear = (cardsMissing(game) ?? Infinity) <= FEW_CARDS;
  return [
    loss === 'never' ? texts.nobody : isNear ? texts.soNear : texts.notThisTime,
    describeRest(game, texts),
    ...(typeof loss === 'object' && loss.isSure ? [texts.lostAt(loss.after + 1)] : []),
  ];
}
