import type { Deal } from '../../engine/model/deal.js';
import { dayOf, matches, type RequestedDeal, same, sameRequest } from '../request/requested-deal.js';
import type { PlayedGame } from '../session/played-game.js';
import { type DealingState, isAnswer, isDue } from './dealing-state.js';

/** What there is when the attributes are read. */
export interface Situation {
  /** What they ask for now. */
  readonly request: RequestedDeal;
  readonly inPlay:
    | {
        readonly deal: Deal;
        /** The day whose deal it is; empty for any other deal. */
        readonly day: string;
        /** Whether anything was played. */
        readonly isBegun: boolean;
      }
    | undefined;
  /** The game that is kept for the request. */
  readonly kept: PlayedGame | undefined;
  /** The reader's own date, such as `2026-11-20`. */
  readonly today: string;
}

/**
 * What happens to the game in play when the attributes are read: it stays; a kept game is resumed; another one is dealt; or that is
 * still to come, as long as a search is under way.
 */
export type Decision =
  { readonly is: 'stay' | 'deal' | 'wait' } | { readonly is: 'resume'; readonly played: PlayedGame };

/** A new day comes for a reader who has played nothing, and only when the reader comes back. */
function isOfYesterday(state: DealingState, { inPlay, request, today }: Situation): boolean {
  const day = dayOf(request, today);
  if (state.news !== 'seenAgain' || !day || !inPlay?.day || inPlay.day === day) return false;
  return isAnswer(state, inPlay.deal) && !inPlay.isBegun;
}

/** Decides what the attributes ask for. `kept` is read only if it matters. */
export function decide(state: DealingState, situation: Situation): Decision {
  const { request, inPlay } = situation;
  const isNewSeed = state.news === 'seed';
  const isAnswered = isAnswer(state, inPlay?.deal);
  const isSame = sameRequest(state.request, request);
  // The seed that the page has set is already in play.
  const isInPlay = isNewSeed && !!inPlay && matches(request, inPlay.deal);
  if (isInPlay && isDue(state)) return { is: 'stay' };
  const isUnchanged = isSame && (isNewSeed ? isAnswered : !isOfYesterday(state, situation));
  if (isInPlay || isUnchanged || state.news === 'overtaken') {
    if (state.is === 'settled') return { is: 'stay' };
    if (state.is !== 'owed') return { is: 'wait' };
  }
  const played = situation.kept;
  if (!played || !same(played.game.deal.options, request.options)) return { is: 'deal' };
  // The game of a method is kept under the name of the request, too. A seed that is set again goes before it.
  const isOfMethod = isNewSeed && isSame && !!inPlay && matches(inPlay.deal, played.game.deal);
  return isOfMethod ? { is: 'deal' } : { is: 'resume', played };
}
