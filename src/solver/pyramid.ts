import type { Action } from '../engine/action.js';
import { KING } from '../engine/card.js';
import type { Outcome, Search } from '../engine/search.js';
import { PositionSet } from './position-set.js';
import type { Left, Table } from './pyramid-table.js';
import { bitsOf, count, openIn, tableOf } from './pyramid-table.js';

/** Positions between two breaths. */
const BREATH = 64;

/** One recycling, in the time of a node; more than there are cards to draw. */
const PASS = 32;

/** A position, and the removal that led to it; draws and recyclings before it follow from the card of the stock it takes. */
interface Node extends Left {
  /**
   * A pass for each recycling, and the cards drawn since. Drawing and recycling lose nothing else: of two positions with the same
   * cards left, the earlier one is as good.
   */
  readonly time: number;
  readonly depth: number;
  /** What left the pyramid and the stock, in bits. */
  readonly taken: number;
  readonly from: number;
}

/** The position after a removal; `gone` are cards that leave the waste on the way. */
function after(table: Table, node: Node, taken: number, from = 0, time = node.time, gone = 0): Node {
  const pyramid = node.pyramid & ~taken;
  // A card that leaves alone, and that nothing waits for, is never in the way.
  const waited = table.pairsQueens && (table.inPyramid[KING]! & pyramid) !== 0;
  const stock = node.stock & ~(from | gone | (waited ? 0 : table.single));
  return { pyramid, stock, time, depth: node.depth + 1, taken, from };
}

/**
 * What can be removed with so many recyclings in all, the earliest last. Where they are `unlimited` every card of the stock can be
 * had at any time, and only their ranks count.
 */
function removals(table: Table, node: Node, recycles: number | 'unlimited'): Node[] {
  const { pyramid, stock, time } = node;
  const { pyramidRanks, inPyramid, inStock, single, leavesAlone, mates, pairsQueens } = table;
  const isFree = recycles === 'unlimited';
  const drawn = time % PASS;
  const began = time - drawn;
  const open = openIn(pyramid);
  const nodes: Node[] = [];
  // Where the stock has mates enough for both ranks of a pair nobody has to choose: whatever is open leaves.
  const provides = (rank: number) => count(inStock[mates[rank]!]! & stock) >= count(inPyramid[rank]! & pyramid);
  for (const index of open) {
    const rank = pyramidRanks[index]!;
    const mate = mates[rank]!;
    const bit = 1 << index;
    const isSingle = leavesAlone(rank);
    const cards = isFree && isSingle ? 0 : inStock[mate]! & stock;
    const next = after(table, node, bit, isSingle ? 0 : cards & -cards);
    const settled = isSingle ? provides(mate) : provides(rank) && (rank === KING || provides(mate));
    if ((isSingle && !pairsQueens) || (isFree && settled)) return [next];
    if (isSingle || (isFree && cards !== 0)) nodes.push(next);
    for (const other of open) {
      if (other > index && pyramidRanks[other] === mate) nodes.push(after(table, node, bit | (1 << other)));
    }
    for (const card of isFree ? [] : bitsOf(cards)) {
      const above = card < drawn ? stock & ((1 << drawn) - (2 << card)) : 0;
      if ((above & ~single) === 0) {
        nodes.push(after(table, node, bit, 1 << card, Math.max(time, began + card + 1), above));
      }
      // Queens above it may still be wanted: so this is a way even where they could leave.
      if (above !== 0 && began < Number(recycles) * PASS) {
        nodes.push(after(table, node, bit, 1 << card, began + PASS + card + 1));
      }
    }
  }
  return nodes.sort((a, b) => b.time - a.time);
}

/** In the last pass, a card that nothing is left to take keeps all that was drawn before it. */
function reachable({ stockRanks, inPyramid, single, mates }: Table, { pyramid, stock, time }: Node): number {
  const drawn = bitsOf(stock & ~single & ((1 << (time % PASS)) - 1));
  const held = drawn.findLast((card) => (inPyramid[mates[stockRanks[card]!]!]! & pyramid) === 0);
  return held === undefined ? stock : stock & -(2 << held);
}

/** How many cards of each rank the stock has, at most as many as are of use; -1 where a card of the pyramid has no mate left. */
function ranksLeft({ inPyramid, inStock, leavesAlone, mates }: Table, { pyramid, stock }: Left): number {
  let key = 0;
  for (let rank = 1; rank < KING; rank++) {
    const mate = mates[rank]!;
    const stocked = count(inStock[rank]! & stock);
    const wanted = count(inPyramid[mate]! & pyramid);
    if (stocked === 0 && wanted > 0 && !leavesAlone(mate) && (inPyramid[rank]! & pyramid) === 0) return -1;
    key = key * 5 + Math.min(stocked, wanted);
  }
  return key;
}

/** The moves that make the removals of a line. */
function played({ drawn, stockRanks }: Table, line: readonly Node[], wasteIndex: number): Action[] {
  const actions: Action[] = [];
  const cards = stockRanks.map((_, index) => 1 << index);
  let waste = cards.slice(0, drawn);
  let stock = cards.slice(drawn);
  let began = 0;
  for (const { taken, from, time } of line) {
    while (from !== 0 && waste.at(-1) !== from) {
      // In its own pass, a card that was drawn has nothing above it but what leaves alone.
      if (time < began + PASS && waste.includes(from)) {
        actions.push({ type: 'remove', from: [wasteIndex] });
        waste.pop();
      } else if (stock.length > 0) {
        actions.push({ type: 'draw' });
        waste.push(stock.shift()!);
      } else {
        actions.push({ type: 'recycle' });
        [stock, waste] = [waste, []];
        began += PASS;
      }
    }
    const left = bitsOf(taken);
    if (from !== 0) {
      waste.pop();
      left.push(wasteIndex);
    }
    actions.push({ type: 'remove', from: left as [number] | [number, number] });
  }
  return actions;
}

/**
 * Pyramid Dozen: depth first, where every position met must be winnable at least with unlimited recycling. That is decided by a
 * depth-first search of its own, which remembers its verdicts; its positions are so few that it soon knows nearly all.
 */
export const searchPyramid: Search = function* (deal, position, limit): Generator<number, Outcome> {
  const table = tableOf(deal, position);
  if (deal.options.kings === 'stay' && table.inPyramid[KING] !== 0) return { verdict: 'unwinnable' };
  const recycles = position.recyclesLeft!;
  let looked = 0;
  let stopped = false;

  // Seen but not found winnable is dead, once a search has ended.
  const seen = new PositionSet();
  const winnable = new PositionSet();
  function* isWinnable(root: Node): Generator<number, boolean> {
    const line: Left[] = [];
    for (const stack = [root]; stack.length > 0;) {
      const node = stack.pop()!;
      const key = ranksLeft(table, node);
      line.length = node.depth - root.depth;
      line.push(node);
      if (node.pyramid === 0 || winnable.has(node.pyramid, key)) {
        for (const each of line) winnable.add(each.pyramid, ranksLeft(table, each));
        return true;
      }
      if (key < 0 || !seen.add(node.pyramid, key)) continue;
      stopped ||= looked >= limit || seen.full;
      if (stopped) break;
      if (++looked % BREATH === 0) yield BREATH;
      stack.push(...removals(table, node, 'unlimited'));
    }
    return false;
  }

  const met = new PositionSet();
  const line: Node[] = [];
  const start = { ...table, time: table.drawn, depth: -1, taken: 0, from: 0 };
  for (const stack = [after(table, start, 0)]; stack.length > 0;) {
    const next = stack.pop()!;
    const node = next.time < recycles * PASS ? next : { ...next, stock: reachable(table, next) };
    line[node.depth] = node;
    if (node.pyramid === 0) {
      return { verdict: 'winnable', actions: played(table, line.slice(1, node.depth + 1), deal.variant.piles.waste) };
    }
    if (!met.add(node.pyramid, node.stock, node.time)) continue;
    stopped ||= looked >= limit || met.full;
    if (stopped) break;
    if (++looked % BREATH === 0) yield BREATH;
    const key = ranksLeft(table, node);
    const isLive = winnable.has(node.pyramid, key) || (!seen.has(node.pyramid, key) && (yield* isWinnable(node)));
    if (isLive) stack.push(...removals(table, node, recycles));
  }
  return { verdict: stopped ? 'unknown' : 'unwinnable' };
};
