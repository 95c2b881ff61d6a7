import type { Action } from '../model/action.js';
import type { Deal } from '../model/deal.js';
import { perform } from '../model/perform.js';
import { positionKey } from './position-key.js';
import { PositionSet } from './position-set.js';
import type { Position } from '../model/position.js';
import { type SearchNode, SearchTable } from './search-table.js';

/** How many positions the search may hold, the first included. Frozen: records depend on it. */
const BOUND = 5000;

/** A shortest way to progress. `null`: there is none. `undefined`: the bound came first. */
export type ProgressPath = readonly Action[] | null | undefined;

/** A position, and how far the game has come in it. */
type Node = SearchNode & { readonly progress: number };

function wayTo(node: SearchNode): Action[] {
  const way: Action[] = [];
  for (let at = node; at.action; at = at.before!) way.push(at.action);
  return way.reverse();
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
  readonly #table: SearchTable;

  /**
   * @param without types of actions to leave out.
   * @param bound how many positions it may hold.
   */
  constructor(deal: Deal, without: readonly Action['type'][] = [], bound = BOUND) {
    this.#deal = deal;
    this.#without = without;
    this.#bound = bound;
    this.#table = new SearchTable(deal.rules.piles);
  }

  /**
   * Searches from a position, and yields after each position it has looked beyond. Positions of earlier calls are not looked at again:
   * between the calls there must be no progress.
   */
  *steps(start: Position): Generator<undefined, ProgressPath> {
    const { rules, options } = this.#deal;
    const seen = this.#seen;
    const first = this.#whole(start);
    if (!seen.add(first.high, first.low)) return null;
    if (seen.size > this.#bound) return undefined;
    const nodes = [first];
    for (const node of nodes) {
      this.#table.goTo(node);
      for (const action of rules.actions(this.#table.position, options)) {
        if (this.#without.includes(action.type)) continue;
        const next = this.#after(node, action);
        if (!next) continue;
        if (next.progress > first.progress) return wayTo(next);
        if (!seen.add(next.high, next.low)) continue;
        if (seen.size > this.#bound) return undefined;
        nodes.push(next);
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

  /** The node after an action, `undefined` where it was seen before. For cards that only move, that is known before they do. */
  #after(before: Node, action: Action): Node | undefined {
    const { rules } = this.#deal;
    const table = this.#table;
    if (!table.moves(action)) return this.#whole(perform(this.#deal, table.copy(), action), before, action);

    const { low, high } = table.keyAfter(action, before);
    if (this.#seen.has(high, low)) return undefined;
    table.move(action);
    const settled = rules.afterMove?.(table.position) ?? table.position;
    let next: Node;
    if (settled === table.position) {
      const progress = rules.progress(settled);
      next = { low, high, before, action, whole: before.whole, depth: before.depth + 1, progress };
    } else next = this.#whole(table.copy(settled), before, action);
    table.moveBack(action);
    return next;
  }

  #whole(whole: Position, before?: Node, action?: Action): Node {
    const progress = this.#deal.rules.progress(whole);
    return { ...positionKey(whole), before, action, whole, depth: 0, progress };
  }
}
