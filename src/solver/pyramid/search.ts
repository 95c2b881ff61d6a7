import type { Action } from '../../engine/model/action.js';
import type { Outcome, Search } from '../search.js';
import { PositionSet } from '../../engine/search/position-set.js';
import { type Removal, tableOf } from './table.js';

/** After how many positions the search yields. */
const BATCH = 32;

/** One recycling, in the time of a node; more than there are cards to draw. */
const PASS = 32;

/** What is known of a position where recycling is unlimited; beside the 28 bits of its pyramid. */
const MET = 1 << 28;
const WON = 1 << 29;

/** A position, and the removal that led to it; draws and recyclings before it follow from the card of the stock it takes. */
interface Node {
  /** What is left, in bits as in a removal. */
  readonly pyramid: number;
  readonly stock: number;
  /**
   * A pass for each recycling, and the cards drawn since. Drawing and recycling lose nothing else: of two positions with the same
   * cards left, the earlier one is as good.
   */
  readonly time: number;
  /** The removals there may still be. */
  readonly removals: readonly Removal[];
}

/**
 * Pyramid Dozen: depth first, where every position met must be winnable at least with unlimited recycling. The same search decides
 * that: every card of the stock can then be had at any time, so only their ranks count, and there are so few positions that it soon
 * knows nearly all.
 */
export const searchPyramid: Search = function* (deal, position, limit): Generator<number, Outcome> {
  const known = new PositionSet();
  let looked = 0;

  /** The line that wins from a position, if there is one. Where recycling is unlimited, a line through what is known ends there. */
  function* lineFrom(node: Node, recycles: number): Generator<number, Action[] | undefined> {
    const { pyramid, time } = node;
    if (pyramid === 0) return [];
    const isFree = recycles === Infinity;
    let [possible, useful, ranks] = [0, 0, 0];
    const removals = node.removals.filter((each) => {
      if ((each.pyramid & ~pyramid) !== 0 || (each.stock & ~node.stock) !== 0) return false;
      possible |= each.pyramid;
      if ((each.stock & ~useful) !== 0) ranks += each.weight;
      useful |= each.stock;
      return true;
    });
    if (possible !== pyramid) return undefined;
    const drawn = time % PASS;
    const passed = (1 << drawn) - 1;
    // In the last pass, a card that can't leave keeps all that was drawn before it.
    const held = time - drawn < recycles * PASS ? 0 : node.stock & ~useful & passed;
    const stock = node.stock & (-1 << (32 - Math.clz32(held)));
    if (isFree && known.has(pyramid | WON, ranks)) return [];
    if (!(isFree ? known.add(pyramid | MET, ranks) : known.add(pyramid, stock, time))) return undefined;
    if (++looked > limit || known.full) return undefined;
    if (looked % BATCH === 0) yield BATCH;
    if (!isFree && !(yield* lineFrom(node, Infinity))) return undefined;
    const nodes: (Node & { removal: Removal })[] = [];
    for (const removal of removals) {
      const card = removal.stock;
      const above = node.stock & passed & (-2 * card);
      const began = time - drawn + (above === 0 ? 0 : PASS);
      if ((removal.heap & pyramid) !== removal.pyramid || began > recycles * PASS) continue;
      // From the waste a card leaves alone only to free what lies below; that is soon enough when it has come to the top again.
      if (removal.pyramid === 0 && (isFree || above !== 0 || card > passed)) continue;
      nodes.push({
        pyramid: pyramid & ~removal.pyramid,
        stock: stock & ~card,
        time: Math.max(time, began + 32 - Math.clz32(card)),
        removals,
        removal,
      });
    }
    for (const next of nodes.sort((a, b) => a.time - b.time)) {
      const line = yield* lineFrom(next, recycles);
      if (line) {
        if (isFree) known.add(pyramid | WON, ranks);
        const turns: Action[] = [];
        for (let at = time; at < next.time; at++) {
          if ((stock & (1 << (at % PASS))) !== 0) turns.push({ type: 'draw' });
          if ((at + 1) % PASS === 0) turns.push({ type: 'recycle' });
        }
        return [...turns, { type: 'remove', from: next.removal.from }, ...line];
      }
    }
    return undefined;
  }

  const actions = yield* lineFrom(tableOf(deal, position), position.counters!['recycles']!);
  if (actions) return { verdict: 'winnable', actions };
  yield Math.min(looked, limit) % BATCH;
  return { verdict: looked > limit || known.full ? 'unknown' : 'unwinnable' };
};
