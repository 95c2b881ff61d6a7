import type { Action } from '../../engine/model/action.js';
import type { Outcome, Search } from '../search.js';
import { PositionSet } from '../../engine/search/position-set.js';
import { isBlocked, type Removal, tableOf } from './table.js';

const BATCH = 32;

/** Time for once through the stock: more than there are cards to draw. */
const PASS = 32;

/** Marks for positions with unlimited recycling, beside the 28 bits of the pyramid. */
const SEEN = 1 << 28;
const WON = 1 << 29;

interface PyramidNode {
  /** The cards left, in bits as in a {@link Removal}. */
  readonly pyramid: number;
  readonly stock: number;
  /**
   * `PASS` for each recycling, plus the cards drawn since. If two positions have the same cards left, the earlier
   * one is at least as good.
   */
  readonly time: number;
  readonly removals: readonly Removal[];
}

/**
 * Decides Pyramid Dozen, depth first. It drops positions that could not be won even with unlimited recycling, which the
 * same search decides. Then only the ranks of the stock count, so there are few positions, and it soon knows nearly
 * all.
 */
export const searchPyramid: Search = function* (deal, position, limit): Generator<number, Outcome> {
  if (isBlocked(deal, position)) return { verdict: 'unwinnable' };
  const known = new PositionSet();
  let looked = 0;

  /** The actions that win; with unlimited recycling only the first ones, as a sign that there is a win. */
  function* lineFrom(node: PyramidNode, recycles: number): Generator<number, Action[] | undefined> {
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
    // In the last pass, a card that can't leave holds all cards drawn before it.
    const held = time - drawn < recycles * PASS ? 0 : node.stock & ~useful & passed;
    const stock = node.stock & (-1 << (32 - Math.clz32(held)));
    if (isFree && known.has(pyramid | WON, ranks)) return [];
    if (!(isFree ? known.add(pyramid | SEEN, ranks) : known.add(pyramid, stock, time))) return undefined;
    if (++looked > limit || known.full) return undefined;
    if (looked % BATCH === 0) yield BATCH;
    if (!isFree && !(yield* lineFrom(node, Infinity))) return undefined;
    const nodes: (PyramidNode & { removal: Removal })[] = [];
    for (const removal of removals) {
      const card = removal.stock;
      const above = node.stock & passed & (-2 * card);
      const began = time - drawn + (above === 0 ? 0 : PASS);
      if ((removal.heap & pyramid) !== removal.pyramid || began > recycles * PASS) continue;
      // A Queen on the waste leaves only to free the card below. That can wait until she is on top again.
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
