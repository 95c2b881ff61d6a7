import type { Deal } from '../../engine/model/deal.js';
import { type RequestedDeal, sameRequest } from '../request/requested-deal.js';

/**
 * What the page has asked for, and what came of it. Each function below that returns a state is a step: what has happened makes another
 * state of the one before.
 */
export interface DealingState {
  /**
   * How far the deal is. `owed`: that of the attributes is still to come. `searching`: it is searched for. `searchingOther`: that of a
   * method or a button is. `settled`: none is to come. During a search, the game before is still on the table.
   */
  readonly is: 'owed' | 'searching' | 'searchingOther' | 'settled';
  /** The seed as the page asked for it, `null` for a random deal. The property may read another one: that in play. */
  readonly seed: string | null;
  /** What the attributes asked for when they were read last; absent before. */
  readonly request?: RequestedDeal;
  /** The name under which the game of that request is kept. */
  readonly slot: string;
  /**
   * What has happened since they were read. `seenAgain`: the reader has come back, and the day may be another. `seed`: the page has set
   * the seed. `overtaken`: a method began a game before the page's own properties were known, and that game goes before them.
   */
  readonly news: 'none' | 'seenAgain' | 'seed' | 'overtaken';
  /** The deal that answered the attributes last. */
  readonly answer?: Deal | undefined;
}

export const START: DealingState = { is: 'owed', seed: null, slot: '', news: 'none' };

/** Whether the deal of the attributes is still to come. */
export const isDue = ({ is }: DealingState): boolean => is === 'owed' || is === 'searching';

/** Whether the deal in play is the one that the attributes ask for, and not that of a method or a button. */
export const isAnswer = (state: DealingState, inPlay: Deal | undefined): boolean =>
  !isDue(state) && inPlay === state.answer;

/** The seed as the property reads it: as it was asked for, until that is dealt; then the one in play. */
export const seedOf = (state: DealingState, inPlay: Deal | undefined): string | null =>
  inPlay && !isDue(state) && state.news !== 'seed' ? inPlay.seed : state.seed;

/** The page sets the seed. The same state is returned if nothing follows from that. */
export function seedSet(state: DealingState, seed: string | null, inPlay: Deal | undefined): DealingState {
  // The seed in play may be another than the one that was asked for: random, or passed over for a winnable deal.
  const isInPlay = seed === null || seed === seedOf(state, inPlay) || isAnswer(state, inPlay);
  if (seed === state.seed && isInPlay) return state;
  return { ...state, seed, news: state.news === 'overtaken' ? state.news : 'seed' };
}

/** The reader has come back. */
export const seenAgain = (state: DealingState): DealingState =>
  state.news === 'none' ? { ...state, news: 'seenAgain' } : state;

/**
 * The page hands over the properties that were set before its class was there.
 *
 * @param request what the attributes ask for without them.
 */
export const upgraded = (state: DealingState, request: RequestedDeal, inPlay: Deal | undefined): DealingState =>
  inPlay && state.news !== 'seed' && sameRequest(state.request, request) ? { ...state, news: 'overtaken' } : state;

/** The attributes are read. */
export const attributesRead = (state: DealingState, request: RequestedDeal, slot: string): DealingState => ({
  ...state,
  request,
  slot,
  news: 'none',
});

/** @param isForPage whether the attributes ask for the deal. */
export const searchBegun = (state: DealingState, isForPage: boolean): DealingState => ({
  ...state,
  is: isForPage ? 'searching' : 'searchingOther',
});

/** Nothing is to come any more: a game is in play, or the deal has failed. */
export const settled = (state: DealingState, answer = state.answer): DealingState => ({
  ...state,
  is: 'settled',
  answer,
});

/** The element has left. What the attributes ask for is dealt when it is back. */
export const elementLeft = (state: DealingState, inPlay: Deal | undefined): DealingState => ({
  ...state,
  is: state.is === 'settled' || (state.is === 'searchingOther' && inPlay) ? 'settled' : 'owed',
});
