import type { Action } from '../model/action.js';
import type { Deal } from '../model/deal.js';
import type { Position } from '../model/position.js';
import { IntList } from './int-list.js';
import { SearchTable } from './search-table.js';

/** The node of a search's first position. */
export const ROOT = 0;

/**
 * The positions that a search has reached, as a tree. A node is a number, higher than its parent's, and takes eight bytes: its parent, and
 * which of the parent's actions leads to it. Positions are played again on one table.
 */
export class SearchTree {
  readonly table: SearchTable;
  readonly #deal: Deal;
  readonly #parents = new IntList();
  readonly #indices = new IntList();
  /** The actions of the nodes on the way to the present one, as far as they were asked for. */
  readonly #actions: (readonly Action[])[] = [];
  #at = ROOT;

  constructor(deal: Deal, start: Position) {
    this.#deal = deal;
    this.table = new SearchTable(deal, start);
    this.add(-1);
  }

  /** How many nodes there are. */
  get size(): number {
    return this.#parents.length;
  }

  /** What may be played at the node that {@link goTo} went to. */
  get actions(): readonly Action[] {
    const { rules, options } = this.#deal;
    return (this.#actions[this.table.depth] ??= rules.actions(this.table.position, options));
  }

  /** Adds the node that one of the actions of the present node leads to. */
  add(index: number): number {
    this.#parents.push(this.#at);
    this.#indices.push(index);
    return this.size - 1;
  }

  /** Lays the position of a node on the table. */
  goTo(node: number): void {
    const way: number[] = [];
    for (let target = node; this.#at !== target;) {
      if (this.#at > target) {
        this.#actions.length = this.table.depth;
        this.table.takeBack();
        this.#at = this.#parents.get(this.#at);
      } else {
        way.push(this.#indices.get(target));
        target = this.#parents.get(target);
      }
    }
    while (way.length > 0) this.table.perform(this.actions[way.pop()!]!);
    this.#at = node;
  }
}
