import type { Action } from '../model/action.js';
import type { Deal } from '../model/deal.js';
import { PositionSet } from './position-set.js';
import type { Position } from '../model/position.js';
import { SearchTable } from './search-table.js';

/** How many positions the search may hold, the first included. Frozen: records depend on it. */
const BOUND = 5000;

/** A shortest way to progress. `null`: there is none. `undefined`: the bound came first. */
export type ProgressPath = readonly Action[] | null | undefined;

/** A position that was reached. */
interface Node {
  readonly action: Action | undefined;
  readonly before: Node | undefined;
  readonly depth: number;
}

/** Goes from one node to another, by way of the last one that both have in common. */
function goTo(table: SearchTable, from: Node, to: Node): void {
  const actions: Action[] = [];
  for (let [at, end] = [from, to]; at !== end;) {
    if (at.depth > end.depth) {
      table.takeBack();
      at = at.before!;
    } else {
      actions.push(end.action!);
      end = end.before!;
    }
  }
  while (actions.length > 0) table.perform(actions.pop()!);
}

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
    const { rules, options } = this.#deal;
    const seen = this.#seen;
    const table = new SearchTable(this.#deal, start);
    const progress = rules.progress(start);
    if (!seen.add(table.high, table.low)) return null;
    if (seen.size > this.#bound) return undefined;
    const root: Node = { action: undefined, before: undefined, depth: 0 };
    const nodes = [root];
    let at = root;
    for (const node of nodes) {
      goTo(table, at, node);
      at = node;
      for (const action of rules.actions(table.position, options)) {
        if (this.#without.includes(action.type) || table.leadsInto(seen, action)) continue;
        table.perform(action);
        if (!seen.has(table.high, table.low)) {
          if (rules.progress(table.position) > progress) return table.line;
          seen.add(table.high, table.low);
          if (seen.size > this.#bound) return undefined;
          nodes.push({ action, before: node, depth: node.depth + 1 });
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
