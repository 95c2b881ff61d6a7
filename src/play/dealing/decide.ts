import type { Deal } from '../../engine/model/deal.js';
import { dayOf, matches, type RequestedDeal, same, sameRequest } from '../request/requested-deal.js';
import type { PlayedGame } from '../session/played-game.js';

/** What a decision is made from. */
export interface Situation {
  /** Whether the table is shown. A closed element deals nothing. */
  readonly isOpen: boolean;
  /** What the attributes ask for now. */
  readonly request: RequestedDeal;
  /** What they asked for before; `undefined` at first. */
  readonly before: RequestedDeal | undefined;
  /** Whether the page has set the seed since. */
  readonly isNewSeed: boolean;
  /** Whether a method began a game before the page's own properties were known. That game goes first. */
  readonly isOvertaken: boolean;
  /** Whether what the attributes asked for last is still to be dealt. */
  readonly isOwed: boolean;
  /** Whether a deal is being searched for: that of the attributes if one is owed, or else that of a method. */
  readonly isSearching: boolean;
  readonly inPlay:
    | {
        readonly deal: Deal;
        /** The day whose deal it is; empty for any other deal. */
        readonly day: string;
        /** Whether anything was played. */
        readonly isBegun: boolean;
        /** Whether the attributes asked for it. */
        readonly isAnswer: boolean;
      }
    | undefined;
  /** The game that is kept for the request. */
  readonly kept: PlayedGame | undefined;
  /** Whether the reader has come back since. The day may have changed meanwhile. */
  readonly isSeenAgain: boolean;
  /** The reader's own date, such as `2026-11-20`. */
  readonly today: string;
}

/**
 * What happens to the game in play when the attributes are read: it stays; a kept game is resumed; another one is dealt; or that is
 * still to come, as long as the element is closed or a search is under way.
 */
export type Decision =
  { readonly is: 'stay' | 'deal' | 'wait' } | { readonly is: 'resume'; readonly played: PlayedGame };

/** A new day comes for a reader who has played nothing, and only when the reader comes back. */
function isOfYesterday({ isSeenAgain, inPlay, request, today }: Situation): boolean {
  const isUnplayed = !!inPlay && inPlay.isAnswer && !inPlay.isBegun;
  return isSeenAgain && isUnplayed && !!inPlay.day && !!request.daily && inPlay.day !== dayOf(request, today);
}

/** Decides what the attributes ask for. `kept` is read only if it matters. */
export function decide(situation: Situation): Decision {
  const { isOpen, request, before, isNewSeed, isOvertaken, isOwed, isSearching, inPlay, today } = situation;
  if (!isOpen) return { is: 'wait' };
  // The seed that the page has set is already in play.
  const isInPlay = isNewSeed && !!inPlay && matches(request, inPlay.deal);
  if (isInPlay && isOwed) return { is: 'stay' };
  const isSame = !isNewSeed && sameRequest(before, request) && !isOfYesterday(situation);
  if (isInPlay || isSame || isOvertaken) {
    if (isSearching) return { is: 'wait' };
    if (!isOwed) return { is: 'stay' };
  }
  // A day's game goes on whenever that day is asked for, any other only on the next visit.
  const played = before && !dayOf(request, today) ? undefined : situation.kept;
  return played && same(played.game.deal.options, request.options) ? { is: 'resume', played } : { is: 'deal' };
}
