import { codeOf, type CardCode } from '../model/card.js';
import type { Deal } from '../model/deal.js';
import type { Options } from '../model/options.js';
import type { PileKind } from '../model/piles.js';
import type { Position } from '../model/position.js';
import type { Reason, Result, Status } from './result.js';

/** A pile and its cards, bottom to top; face-down cards are listed too. */
export interface Pile {
  id: string;
  kind: PileKind;
  cards: CardCode[];
}

/** A snapshot of a game as plain JSON. */
export interface State {
  game: string;
  seed: string;
  /** The 52 codes joined by spaces, in a game that was given by its deck. */
  deck?: string;
  options: Options;
  status: Status;
  /** Why the game is lost; only then. */
  reason?: Reason;
  /** How many moves lead from the deal to here. */
  moveCount: number;
  /** Every pile of the game, empty ones too: tableau or pyramid, stock, waste, discard, foundations C D H S. */
  piles: Pile[];
  /** Pyramid Dozen only. */
  recyclesLeft?: number | 'unlimited';
  /** Trefoil only. */
  redealsLeft?: number;
  /** Trefoil and a Draw only. */
  liftsLeft?: number;
}

/** A fresh snapshot; changing it changes nothing but itself. */
export function stateOf(deal: Deal, position: Position, { status, reason }: Result, moveCount: number): State {
  const { recyclesLeft, redealsLeft, liftsLeft } = position;
  return {
    game: deal.variant.id,
    seed: deal.seed,
    ...(deal.deck === undefined ? {} : { deck: deal.deck }),
    options: { ...deal.options },
    status,
    ...(reason ? { reason } : {}),
    moveCount,
    piles: deal.variant.piles.all.map(({ id, kind }, i) => ({ id, kind, cards: position.piles[i]!.map(codeOf) })),
    ...(recyclesLeft === undefined ? {} : { recyclesLeft: recyclesLeft === Infinity ? 'unlimited' : recyclesLeft }),
    ...(redealsLeft === undefined ? {} : { redealsLeft }),
    ...(liftsLeft === undefined ? {} : { liftsLeft }),
  };
}
