import type { Action } from '../model/action.js';
import type { Deal } from '../model/deal.js';
import { PositionSet } from './position-set.js';
import type { Position } from '../model/position.js';
import { ROOT, SearchTree } from './search-tree.js';

/** How many positions the search may hold, the first included. Frozen: records depend on it. */
const BOUND = 5000;

/** A shortest way to progress. `null`: there is none. `undefined`: the bound came first. */
export type ProgressPath = readonly Action[] | null | undefined;

/**
 * Looks for progress, breadth first, through all positions that can be reached without it.
 *
 * Positions are compared by 64-bit keys. Two of 5,000 share a key in about one of 10^12 searches. Only then may a game that is on be
 * called lost.
 */
export class ProgressSearch {
  readonly #deal: Deal;
  readonly #without: readonly Action['type'][];
  readonly #bound: number;
  readonly #seen = new PositionSet(1 << 11);

  /**
   * @param without types of actions to leave out.
   * @param bound how many positions it may hold.
   */
  constructor(deal: Deal, without: readonly Action['type'][] = [], bound = BOUND) {
    this.#deal = deal;
    this.#without = without;
    this.#bound = bound;
  }

  /**
   * Searches from a position, and yields after each position it has looked beyond. Positions of earlier calls are not looked at again:
   * between the calls there must be no progress.
   */
  *steps(start: Position): Generator<undefined, ProgressPath> {
    const { rules } = this.#deal;
    const seen = this.#seen;
    const tree = new SearchTree(this.#deal, start);
    const { table } = tree;
    const progress = rules.progress(start);
    if (!seen.add(table.high, table.low)) return null;
    if (seen.size > this.#bound) return undefined;
    for (let node = ROOT; node < tree.size; node++) {
      tree.goTo(node);
      for (const [index, action] of tree.actions.entries()) {
        if (this.#without.includes(action.type)) continue;
        table.perform(action);
        if (!seen.has(table.high, table.low)) {
          if (rules.progress(table.position) > progress) return table.line;
          seen.add(table.high, table.low);
          if (seen.size > this.#bound) return undefined;
          tree.add(index);
        }
        table.takeBack();
      }
      yield;
    }
    return null;
  }

  /** Runs {@link steps} to its end. */
  find(start: Position): ProgressPath {
    const steps = this.steps(start);
    let step = steps.next();
    while (!step.done) step = steps.next();
    return step.value;
  }
}
