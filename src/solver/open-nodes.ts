import { IntList } from '../engine/search/int-list.js';

/** Scores are told apart within these bounds on either side of the first one. */
const REACH = 1 << 11;

/**
 * The nodes that a search has yet to look at: first those that passed up the fewest chances, then the most promising, then the latest. One
 * stack for each rank, linked through the nodes' numbers, which must come in order.
 */
export class OpenNodes {
  size = 0;
  readonly #first: number;
  /** The node on top of each stack, and below each node the next one of its stack, -1 for none. */
  readonly #tops = new Map<number, number>();
  readonly #below = new IntList();
  #best = 0;

  /** @param first the score of the first node. */
  constructor(first: number) {
    this.#first = first;
  }

  /** @param missed how often progress was possible on the way to the node and was not made. */
  add(node: number, missed: number, score: number): void {
    const ahead = Math.max(-REACH, Math.min(Math.round(score - this.#first), REACH - 1));
    const rank = (2 * missed + 1) * REACH - 1 - ahead;
    this.#below.push(this.#tops.get(rank) ?? -1);
    this.#tops.set(rank, node);
    this.#best = Math.min(this.#best, rank);
    this.size++;
  }

  /** Takes the best node. There must be one. */
  take(): { node: number; missed: number } {
    let node = this.#tops.get(this.#best);
    while (node === undefined) node = this.#tops.get(++this.#best);
    const below = this.#below.get(node);
    if (below < 0) this.#tops.delete(this.#best);
    else this.#tops.set(this.#best, below);
    this.size--;
    return { node, missed: Math.floor(this.#best / (2 * REACH)) };
  }
}
