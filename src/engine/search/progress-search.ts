import type { Action } from '../model/action.js';
import type { Deal } from '../model/deal.js';
import { PositionSet } from './position-set.js';
import type { Position } from '../model/position.js';
import { SearchTable } from './search-table.js';

/**
 * How many positions the search may hold, including the first. Beyond that, the game counts as still in play, so a loss is never a guess.
 * Frozen, because records depend on it. Positions are compared by 64-bit keys: two that share a key by chance could make a game look lost,
 * about once in 10^12 searches.
 */
const BOUND = 5000;

/** A shortest way to progress. `null`: there is none. `undefined`: the bound came first. */
export type ProgressPath = readonly Action[] | null | undefined;

/** At how many levels of the search the nodes keep their positions, so that no way between two nodes is long. */
const LEVELS = 16;

/** A position that was reached. */
interface Node {
  readonly action: Action | undefined;
  readonly before: Node | undefined;
  readonly depth: number;
  /** At every {@link LEVELS}th level. */
  readonly position: Position | undefined;
}

function nodeAfter(before: Node, action: Action, table: SearchTable): Node {
  const depth = before.depth + 1;
  return { action, before, depth, position: depth % LEVELS === 0 ? table.copy() : undefined };
}

/** Goes from one node to another of at least the same depth, by their last common node, or from a position on the way there. */
function goTo(table: SearchTable, from: Node, to: Node): void {
  if (from === to) return;
  if (to.position) {
    table.lay(to.position);
  } else if (from.depth > to.depth) {
    table.takeBack();
    goTo(table, from.before!, to);
  } else {
    goTo(table, from, to.before!);
    table.perform(to.action!);
  }
}

/** The actions that lead to a node. */
function actionsTo(node: Node): Action[] {
  const actions: Action[] = [];
  for (let at = node; at.before; at = at.before) actions.push(at.action!);
  return actions.reverse();
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
    const root: Node = { action: undefined, before: undefined, depth: 0, position: start };
    const nodes = [root];
    let at = root;
    for (const node of nodes) {
      goTo(table, at, node);
      at = node;
      for (const action of rules.actions(table.position, options)) {
        if (this.#without.includes(action.type) || table.leadsInto(seen, action)) continue;
        table.perform(action);
        if (rules.progress(table.position) > progress) return [...actionsTo(node), action];
        if (seen.add(table.high, table.low)) {
          if (seen.size > this.#bound) return undefined;
          nodes.push(nodeAfter(node, action, table));
        }
        table.takeBack();
      }
      yield;
    }
    return null;
  }

  /** Runs {@link steps} to its end. */
  find(start: Position): ProgressPath {
    return toEnd(this.steps(start));
  }
}

/** Runs steps to their end in one go. */
export function toEnd<Value>(steps: Iterator<unknown, Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
