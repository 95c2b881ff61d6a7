import type { Texts } from '../../../locales/en.js';
import type { Parts } from '../../parts.js';
import { describeDeal, describeEnd, inMinutes, SEED_SHOWN } from '../speech/sentences.js';

/** How the game in play stands: its deal, moves and time, what is left to be drawn, and whether it can be won, if the reader knows. */
export function readState({ session, advisor }: Parts, texts: Texts, showsTime: boolean): string {
  const { past, clock } = session;
  const game = session.game!;
  const { rules } = game.deal;
  const { stock } = rules.piles;
  const { recycles, redeals } = game.position.counters ?? {};
  const { message } = advisor;
  const prognosis = advisor.isLost ? 'lost' : message?.about === 'verdict' ? message.prognosis : undefined;
  return [
    describeDeal(game.deal, past.day, texts, SEED_SHOWN),
    texts.moves(game.moveCount),
    showsTime ? inMinutes(clock.elapsed) : '',
    stock < 0 ? '' : texts.left(game.position.piles[stock]!.length),
    ...[recycles, redeals].map((turns) => (turns === undefined || turns === Infinity ? '' : texts.turnsLeft(turns))),
    describeEnd(game, texts) ?? (prognosis ? texts.prospects[prognosis] : ''),
  ]
    .filter(Boolean)
    .join(texts.comma);
}
