import type { Action } from '../engine/action.js';
import { rank } from '../engine/card.js';
import type { Outcome, Search } from '../engine/search.js';
import type { Cards } from '../engine/position.js';
import { topOf } from '../engine/position.js';
import { PositionSet } from './position-set.js';

/** Positions between two breaths. */
const BREATH = 64;

/*
 * A pile of Trusty Twelve is a run, known by its base and its top rank. A top t that moves onto a top t + 1 leaves a t + 1 behind:
 * the two runs have changed tops, and could change back at once. So between two cards of the stock nothing is lost, and more: where
 * the tops make a block of ranks without a gap, every way of sharing them out among the block's bases, each top at most as high as
 * its base, can be reached from every other. What matters of a position is only which tops there are and which bases lie in which
 * block. A gain is to take a base b out of a block that goes higher than b; it costs the block a top b + 1. Where that was the only
 * one, the block falls in two, and the player chooses which of the bases above b + 1 stay with the upper part.
 */

/** Tops in rising order; beside them the bases, those of a block in rising order. So each set of positions has one form. */
interface Node {
  readonly tops: number[];
  readonly bases: number[];
  /** Cards of the stock dealt since the position searched. */
  readonly dealt: number;
  /** The base that went. */
  readonly gone?: number;
  /** Where the block fell in two, the bases of its upper part. */
  readonly upper?: number[] | undefined;
}

const adjoin = (tops: readonly number[], i: number) => tops[i]! - tops[i - 1]! < 2;

/** Puts the bases of every block in order. */
function settle(tops: readonly number[], bases: number[]): void {
  for (let i = 1; i < tops.length; i++) {
    const base = bases[i]!;
    let to = i;
    for (; to > 0 && adjoin(tops, to) && bases[to - 1]! > base; to--) bases[to] = bases[to - 1]!;
    bases[to] = base;
  }
}

/** The ways to choose bases for these tops: from both in rising order, each base at least as high as its top. */
function choices(bases: readonly number[], tops: readonly number[]): number[][] {
  const found: number[][] = [];
  const chosen: number[] = [];
  const choose = (from: number) => {
    if (chosen.length === tops.length) return void found.push([...chosen]);
    for (let i = from; i <= bases.length - tops.length + chosen.length; i++) {
      if (bases[i]! < tops[chosen.length]! || (i > from && bases[i] === bases[i - 1])) continue;
      chosen.push(bases[i]!);
      choose(i + 1);
      chosen.pop();
    }
  };
  choose(0);
  return found;
}

/** What can be gained from a position, with the next card of the stock. */
function after({ tops, bases, dealt }: Node, next: number): Node[] {
  const nodes: Node[] = [];
  const add = (gone: number, rest: number[], left: number[], upper?: number[]) => {
    let at = 0;
    while (rest[at]! < next) at++;
    const node = {
      tops: rest.toSpliced(at, 0, next),
      bases: left.toSpliced(at, 0, next),
      dealt: dealt + 1,
      gone,
      upper,
    };
    settle(node.tops, node.bases);
    nodes.push(node);
  };
  for (let start = 0, end; start < tops.length; start = end) {
    for (end = start + 1; end < tops.length && adjoin(tops, end);) end++;
    for (let i = start; bases[i]! < tops[end - 1]! && i < end; i++) {
      const base = bases[i]!;
      if (i > start && bases[i - 1] === base) continue;
      const lost = tops.indexOf(base + 1);
      const rest = tops.toSpliced(lost, 1);
      const left = bases.toSpliced(i, 1);
      if (rest[lost] === base + 1 || next === base + 1 || lost === end - 1) {
        add(base, rest, left);
      } else {
        const block = left.slice(start, end - 1);
        for (const upper of choices(
          block.filter((other) => other > base + 1),
          rest.slice(lost, end - 1),
        )) {
          const lower = [...block];
          for (const other of upper) lower.splice(lower.indexOf(other), 1);
          add(base, rest, left.toSpliced(start, block.length, ...lower, ...upper), upper);
        }
      }
    }
  }
  return nodes;
}

function isNew({ tops, bases }: Node, seen: PositionSet): boolean {
  let [hi, lo] = [0, 0];
  for (let i = 0; i < tops.length; i++) {
    const run = tops[i]! * 16 + bases[i]!;
    hi = Math.imul(hi ^ run, 0x9e3779b1);
    hi ^= hi >>> 15;
    lo = Math.imul(lo + run, 0x85ebca6b);
    lo ^= lo >>> 13;
  }
  return seen.add(hi, lo);
}

/** The moves of the table that make the gains of a line. */
function played(piles: readonly Cards[], line: readonly Node[], stock: readonly number[]): Action[] {
  const tops = piles.map((pile) => rank(topOf(pile)!));
  const bases = piles.map((pile) => rank(pile[0]!));
  const actions: Action[] = [];
  for (const { dealt, gone, upper = [] } of line) {
    const lost = gone! + 1;
    let high = lost;
    while (tops.includes(high + 1)) high++;
    const byTop = [...tops.keys()].filter((pile) => tops[pile]! <= high).sort((a, b) => tops[b]! - tops[a]!);
    const slots = byTop.map((pile) => tops[pile]!).filter((top) => top > lost);
    // The piles of the upper part; those of them that have the top they shall have are out of play.
    const group: number[] = [];
    for (const base of upper) group.push(byTop.find((pile) => bases[pile] === base && !group.includes(pile))!);
    const change = (pile: number) => {
      const fits = (other: number) => tops[other] === tops[pile]! + 1;
      const to = byTop.find((other) => fits(other) && !group.includes(other)) ?? group.find(fits)!;
      actions.push({ type: 'move', from: pile, to });
      tops[to]! -= 1;
      tops[pile]! += 1;
    };
    const lift = (pile: number, top: number) => {
      while (tops[pile]! < top) change(pile);
    };
    if (group.length > 0) {
      slots.forEach((slot, i) => {
        const fits = (pile: number) => {
          const others = group.filter((other) => other !== pile).map((other) => bases[other]!);
          return bases[pile]! >= slot && others.sort((a, b) => b - a).every((base, k) => base >= slots[i + 1 + k]!);
        };
        const pile = group.filter(fits).sort((a, b) => tops[b]! - tops[a]!)[0]!;
        lift(pile, slot);
        group.splice(group.indexOf(pile), 1);
        byTop.splice(byTop.indexOf(pile), 1);
      });
    }
    const single = byTop.find((pile) => bases[pile] === gone)!;
    lift(single, gone!);
    change(single);
    tops[single] = bases[single] = stock[dealt - 1]!;
  }
  return actions;
}

/** Trusty Twelve: depth first, each set of positions once. */
export const searchRuns: Search = function* ({ variant }, position, limit): Generator<number, Outcome> {
  const piles = variant.piles.tableau.map((index) => position.piles[index]!);
  const stock = position.piles[variant.piles.stock]!.map(rank).reverse();
  const byTop = piles.toSorted((a, b) => rank(topOf(a)!) - rank(topOf(b)!));
  const root: Node = {
    tops: byTop.map((pile) => rank(topOf(pile)!)),
    bases: byTop.map((pile) => rank(pile[0]!)),
    dealt: 0,
  };
  settle(root.tops, root.bases);
  const seen = new PositionSet();
  const stack = [root];
  const line: Node[] = [];
  for (let looked = 0; stack.length > 0;) {
    const node = stack.pop()!;
    line[node.dealt] = node;
    if (node.dealt === stock.length) return { verdict: 'winnable', actions: played(piles, line.slice(1), stock) };
    if (looked >= limit || seen.full) return { verdict: 'unknown' };
    if (++looked % BREATH === 0) yield BREATH;
    for (const next of after(node, stock[node.dealt]!)) if (isNew(next, seen)) stack.push(next);
  }
  return { verdict: 'unwinnable' };
};
