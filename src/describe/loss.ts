import type { Game } from '../engine/play/game.js';
import type { Texts } from '../locales/en.js';
import { cardsMissing, DECK } from '../play/session/cards-missing.js';
import type { Loss } from '../play/stage/message.js';
import { describeEnd } from './end.js';

/** As many missing cards are called few. */
const FEW_CARDS = 10;

/** How a game was lost: a title, and what follows it. */
export function describeLoss(game: Game, loss: Loss | undefined, texts: Texts): readonly string[] {
  const short = cardsMissing(game) ?? Infinity;
  const isHome = loss === 'never' && game.deal.rules.piles.foundations.length > 0;
  const title = short <= FEW_CARDS ? texts.soNear : texts.notThisTime;
  return [
    loss === 'never' ? texts.nobody : title,
    short === Infinity ? describeEnd(game, texts)! : isHome ? texts.home(DECK - short, DECK) : texts.short(short),
    ...(typeof loss === 'object' && loss.isSure ? [texts.lostAt(loss.after + 1)] : []),
  ];
}
