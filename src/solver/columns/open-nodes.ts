import { IntList } from '../../engine/search/search-tree.js';

/** Nodes by their rank, as one stack for each rank, linked through the nodes' numbers, which must come in order. */
class Stacks {
  /** The node on top of each stack, and below each node the next one, -1 for none. */
  readonly tops = new Map<number, number>();
  readonly #below = new IntList();

  add(node: number, rank: number): void {
    this.#below.push(this.tops.get(rank) ?? -1);
    this.tops.set(rank, node);
  }

  /** Takes the top node of a stack that isn't empty. Whether it was the last. */
  take(rank: number): { node: number; isLast: boolean } {
    const node = this.tops.get(rank)!;
    const below = this.#below.get(node);
    const isLast = below < 0;
    if (isLast) this.tops.delete(rank);
    else this.tops.set(rank, below);
    return { node, isLast };
  }
}

/** Gives the most promising node, and of those the latest. */
export class Best {
  readonly #stacks = new Stacks();
  #best = Infinity;

  add(node: number, rank: number): void {
    this.#stacks.add(node, rank);
    this.#best = Math.min(this.#best, rank);
  }

  take(): number {
    while (!this.#stacks.tops.has(this.#best)) this.#best++;
    return this.#stacks.take(this.#best).node;
  }
}

/**
 * Gives a node of any kind, each kind as often as another. What looks best may lie on a wide plain without a way out: this leads to its
 * edges and beyond, because few nodes are of their kinds.
 */
export class Varied {
  readonly #stacks = new Stacks();
  readonly #kinds: number[] = [];
  #random = 1;

  add(node: number, kind: number): void {
    if (!this.#stacks.tops.has(kind)) this.#kinds.push(kind);
    this.#stacks.add(node, kind);
  }

  take(): number {
    // A generator of Lehmer: the same numbers in every search.
    this.#random = (this.#random * 48271) % 0x7fffffff;
    const index = this.#random % this.#kinds.length;
    const { node, isLast } = this.#stacks.take(this.#kinds[index]!);
    if (isLast) {
      this.#kinds[index] = this.#kinds.at(-1)!;
      this.#kinds.pop();
    }
    return node;
  }
}
