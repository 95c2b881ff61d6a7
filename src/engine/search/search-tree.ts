import { type Action, runLength } from '../model/action.js';
import type { Deal } from '../model/deal.js';
import type { Position } from '../model/position.js';
import { SearchTable } from './search-table.js';

/** How many numbers a block holds, as a power of two. */
const BITS = 12;
const MASK = (1 << BITS) - 1;

/** A growing list of 32-bit numbers in blocks of 16 KB. Its numbers are never moved, so no step takes long. */
export class IntList {
  length = 0;
  readonly #blocks: Int32Array[] = [];

  get(index: number): number {
    return this.#blocks[index >> BITS]![index & MASK]!;
  }

  push(value: number): void {
    const index = this.length++;
    if ((index & MASK) === 0) this.#blocks.push(new Int32Array(MASK + 1));
    this.#blocks[index >> BITS]![index & MASK] = value;
  }
}

/** The node of a search's first position. */
export const ROOT = 0;

/** Identifies an action among all others. A number is enough for most of them, which are moves of cards. */
const keyOf = (action: Action): number | string =>
  action.type === 'move' ? (((action.from << 6) | action.to) << 6) | runLength(action) : JSON.stringify(action);

/**
 * The positions that a search has reached, as a tree. A node is a number, higher than its parent's, and takes eight bytes: its parent, and
 * the number of the action that leads to it. Positions are played again on one table.
 */
export class SearchTree {
  readonly table: SearchTable;
  readonly #deal: Deal;
  readonly #parents = new IntList();
  /** For each node, the action that leads to it, by its place in {@link #known}. */
  readonly #actions = new IntList();
  /** Each action that leads to a node, once. */
  readonly #known: Action[] = [];
  readonly #places = new Map<number | string, number>();
  /** The legal actions at the current node, once they were computed. */
  #legal: readonly Action[] | undefined;
  #at = ROOT;
  /** The actions on a way that has yet to be played, the first one on top. */
  readonly #way: number[] = [];

  constructor(deal: Deal, start: Position) {
    this.#deal = deal;
    this.table = new SearchTable(deal, start);
    this.#parents.push(-1);
    this.#actions.push(-1);
  }

  /** How many nodes there are. */
  get size(): number {
    return this.#parents.length;
  }

  /** The legal actions at the node that {@link goTo} went to. */
  get actions(): readonly Action[] {
    const { rules, options } = this.#deal;
    return (this.#legal ??= rules.actions(this.table.position, options));
  }

  /** Adds the node after one of the current node's actions. */
  add(index: number): number {
    const action = this.actions[index]!;
    const key = keyOf(action);
    let place = this.#places.get(key);
    if (place === undefined) {
      place = this.#known.push(action) - 1;
      this.#places.set(key, place);
    }
    this.#parents.push(this.#at);
    this.#actions.push(place);
    return this.size - 1;
  }

  /** Lays the position of a node on the table. */
  goTo(node: number): void {
    if (node === this.#at) return;
    this.#legal = undefined;
    const way = this.#way;
    for (let target = node; this.#at !== target;) {
      if (this.#at > target) {
        this.table.takeBack();
        this.#at = this.#parents.get(this.#at);
      } else {
        way.push(this.#actions.get(target));
        target = this.#parents.get(target);
      }
    }
    while (way.length > 0) this.table.perform(this.#known[way.pop()!]!);
    this.#at = node;
  }
}
