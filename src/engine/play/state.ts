import { codeOf, type CardCode } from '../model/card.js';
import type { Deal } from '../model/deal.js';
import type { Options } from '../model/options.js';
import type { PileKind } from '../model/piles.js';
import { faceDownIn, type Position } from '../model/position.js';
import type { Reason, Result, Status } from './result.js';

/** A pile and its cards. */
export interface Pile {
  /** Such as `tableau-3`. */
  id: string;
  kind: PileKind;
  /** The codes of the cards from bottom to top, including face-down cards. */
  cards: CardCode[];
  /** The number of face-down cards, counted from the bottom. Absent if there are none, and for the stock, which is always face down. */
  faceDown?: number;
}

/** A snapshot of a position as plain JSON. */
export interface State {
  /** The id of the game. */
  game: string;
  /** The seed in play. If the game was dealt from a deck, its 52 codes. */
  seed: string;
  /** The 52 card codes, separated by spaces. Present only if the game was dealt from a deck. */
  deck?: string;
  /** All options of the game, by their names. */
  options: Options;
  status: Status;
  /** Why the game is lost. Present only then. */
  reason?: Reason;
  /** The number of moves from the deal to this position. */
  moveCount: number;
  /** Every pile of the game, even empty ones: tableau, pyramid, cells, reserve, stock, waste, discard, foundations C D H S. */
  piles: Pile[];
  /** How many times the waste can still be turned over. Present only in games that count it, as with the next two. */
  recyclesLeft?: number | 'unlimited';
  /** The number of redeals left. */
  redealsLeft?: number;
  /** The number of lifts left. */
  liftsLeft?: number;
}

/** A fresh snapshot: changing it doesn't change the game. */
export function stateOf(deal: Deal, position: Position, { status, reason }: Result, moveCount: number): State {
  return {
    game: deal.rules.id,
    seed: deal.seed,
    ...(deal.deck === undefined ? {} : { deck: deal.deck }),
    options: { ...deal.options },
    status,
    ...(reason ? { reason } : {}),
    moveCount,
    piles: deal.rules.piles.all.map(({ id, kind }, pile) => {
      const faceDown = faceDownIn(position, pile);
      return { id, kind, cards: position.piles[pile]!.map(codeOf), ...(faceDown > 0 && { faceDown }) };
    }),
    ...Object.fromEntries(
      Object.entries(position.counters ?? {}).map(([name, turns]) => [
        `${name}Left`,
        turns === Infinity ? 'unlimited' : turns,
      ]),
    ),
  };
}
