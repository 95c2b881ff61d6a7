import type { Action } from '../../engine/model/action.js';
import type { Outcome, Search } from '../search.js';
import { PositionSet } from '../../engine/search/position-set.js';
import { fold } from '../../engine/input/own.js';
import { KING, QUEEN, rank } from '../../engine/model/card.js';
import type { Deal } from '../../engine/model/deal.js';
import { pyramidRow } from '../../engine/model/piles.js';
import type { Position } from '../../engine/model/position.js';

const SIZE = 28;

/** One or two cards that can leave together, in bits. */
interface Removal {
  /** Cards of the pyramid, by index. */
  readonly pyramid: number;
  /** Those, and all cards over them. */
  readonly heap: number;
  /** Cards of waste and stock, in the order of drawing. */
  readonly stock: number;
  /** A power of 5 for the rank of a paired stock card. A sum counts each rank and stays below 2^32. */
  readonly weight: number;
  readonly from: readonly [number] | readonly [number, number];
}

/** A card of the pyramid and all cards over it. In row n, the cards n and n + 1 places on overlap it. */
function heapOn(index: number): number {
  const next = index + pyramidRow(index);
  return index < SIZE ? (1 << index) | heapOn(next) | heapOn(next + 1) : 0;
}

/** Whether a King that can't leave lies in the pyramid, as in most deals. A table would take longer than this check. */
const isBlocked = ({ rules, options: { kings } }: Deal, { piles }: Position): boolean =>
  kings === 'stay' && rules.piles.pyramid.some((pile) => rank(piles[pile]![0] ?? NaN) === KING);

export function tableOf({ rules, options: { kings } }: Deal, { piles }: Position) {
  const { pyramid, stock, waste } = rules.piles;
  const cards = [...pyramid.map((pile) => piles[pile]![0] ?? NaN), ...piles[waste]!, ...piles[stock]!.toReversed()].map(
    (card, i) => ({
      pile: pyramid[i] ?? waste,
      // A King that leaves alone counts as a Queen. NaN stands for a card that is gone.
      value: Math.min(rank(card), kings === 'alone' ? QUEEN : KING),
      pyramid: i < SIZE ? 1 << i : 0,
      heap: heapOn(i),
      stock: i < SIZE ? 0 : 1 << (i - SIZE),
    }),
  );
  const removals = cards.flatMap((card, i) =>
    // A card that leaves alone pairs with itself.
    cards.slice(i).flatMap((partner) => {
      const sum = card.value + partner.value;
      const fits =
        partner === card
          ? card.value === QUEEN
          : (card.stock | (card.heap & partner.pyramid)) === 0 &&
            (sum === QUEEN || (kings === 'with-queen' && sum === KING + QUEEN));
      return fits
        ? {
            pyramid: card.pyramid | partner.pyramid,
            heap: card.heap | partner.heap,
            stock: card.stock | partner.stock,
            weight: partner === card ? 0 : 5 ** (partner.value - 1),
            from: [...new Set([card.pile, partner.pile])] as [number, number],
          }
        : [];
    }),
  );
  const remaining = cards.filter(({ value }) => value > 0);
  return {
    pyramid: fold(remaining, 0, (mask, { pyramid }) => mask | pyramid),
    stock: fold(remaining, 0, (mask, { stock }) => mask | stock),
    time: piles[waste]!.length,
    removals,
  };
}

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
