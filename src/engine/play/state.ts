import { codeOf, type CardCode } from '../model/card.js';
import type { Deal } from '../model/deal.js';
import type { Options } from '../model/options.js';
import type { PileKind } from '../model/piles.js';
import { faceDownIn, type Position } from '../model/position.js';
import type { Reason, Result, Status } from './result.js';

/** A pile and its cards, bottom to top; face-down cards are listed too. */
export interface Pile {
  id: string;
  kind: PileKind;
  cards: CardCode[];
  /** How many of the cards lie face down, from the bottom. Absent: none. The stock has no number: it always lies face down. */
  faceDown?: number;
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
  /** Every pile of the game, empty ones too: tableau, pyramid, cells, reserve, stock, waste, discard, foundations C D H S. */
  piles: Pile[];
  /** The turns that are left, in games that count them. */
  recyclesLeft?: number | 'unlimited';
  redealsLeft?: number;
  liftsLeft?: number;
}

/** A fresh snapshot; changing it changes nothing but itself. */
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
