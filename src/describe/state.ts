import type { Game } from '../engine/play/game.js';
import type { Texts } from '../locales/en.js';
import type { Prognosis } from '../play/stage/message.js';
import { describeDeal, SEED_SHOWN } from './deal.js';
import { describeEnd } from './end.js';
import { describeProspect } from './prospect.js';
import { describeTurns } from './stock.js';
import { inMinutes } from './time.js';

/** How a game stands, beside its position. */
export interface Standing {
  readonly game: Game;
  /** The day whose deal it is; empty for any other deal. */
  readonly day: string;
  /** Milliseconds; absent if the time isn't shown. */
  readonly elapsed: number | undefined;
  /** What the reader knows of how it can end. */
  readonly prognosis: Prognosis | undefined;
}

/** Says how a game stands: its deal, moves and time, what is left to be drawn, and whether it can be won, if the reader knows. */
export function describeStanding({ game, day, elapsed, prognosis }: Standing, texts: Texts): string {
  const { stock } = game.deal.rules.piles;
  return [
    describeDeal(game.deal, day, texts, SEED_SHOWN),
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
