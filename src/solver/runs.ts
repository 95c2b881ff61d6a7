import type { Action } from '../engine/action.js';
import { rank } from '../engine/card.js';
import type { Outcome, Search } from '../engine/search.js';
import type { Cards } from '../engine/position.js';
import { topOf } from '../engine/position.js';

/** How many positions are kept in mind, at some 70 bytes. */
const MOST = 600_000;

/*
 * A pile of Trusty Twelve is a run, known by its base and its top rank. A top t that moves onto a top t + 1 leaves a t + 1 behind:
 * the two runs have changed tops, and could change back at once. So between two cards of the stock nothing is lost, and more: where
 * the tops make a block of ranks without a gap, every way of sharing them out among the block's bases, each top at most as high as
 * its base, can be reached from every other. What matters of a position is only which tops there are and which bases lie in which
 * block. A gain is to take a base b out of a block that goes higher than b; it costs the block a top b + 1. Where that was the only
 * one, the block falls in two, and the player chooses which of the bases above b + 1 stay with the upper part.
 */

/** Tops in rising order, and beside them bases. */
interface Runs {
  readonly tops: readonly number[];
  readonly bases: readonly number[];
}

/** Here the bases of a block are in rising order, so that each set of positions has one form. */
interface Node extends Runs {
  /** The runs that parted at each gain: the one that went, and where the block fell in two those of its upper part. */
  readonly line: readonly Runs[];
}

/** The ways to choose bases for these tops: from both in rising order, each base at least as high as its top. */
const choices = (bases: readonly number[], tops: readonly number[]): number[][] =>
  tops.length === 0
    ? [[]]
    : bases.flatMap((base, i) =>
        base < tops[0]! || base === bases[i - 1]
          ? []
          : choices(bases.slice(i + 1), tops.slice(1)).map((others) => [base, ...others]),
      );

const without = (bases: readonly number[], taken: readonly number[]): number[] => {
  const left = [...bases];
  for (const base of taken) left.splice(left.indexOf(base), 1);
  return left;
};

/** Puts the bases of every block in order. */
function settled(tops: readonly number[], bases: readonly number[]): number[] {
  let block = 0;
  const keys = bases.map((base, i) => base + (tops[i]! - tops[i - 1]! > 1 ? (block += 16) : block));
  return keys.sort((a, b) => a - b).map((key) => key & 15);
}

/** What can be gained from a position, with the next card of the stock. */
function after({ tops, bases, line }: Node, next: number): Node[] {
  const nodes: Node[] = [];
  for (let i = 0, start = 0, end = 0; i < tops.length; i++) {
    if (i === end) for (start = end++; tops[end]! - tops[end - 1]! < 2;) end++;
    const base = bases[i]!;
    if (base >= tops[end - 1]! || (i > start && base === bases[i - 1])) continue;
    const lost = tops.indexOf(base + 1);
    const rest = tops.toSpliced(lost, 1);
    const whole = next === base + 1 || rest[lost] === base + 1;
    const upper = whole ? [] : rest.slice(lost, end - 1);
    const others = bases.slice(start, end);
    const at = rest.findLastIndex((top) => top < next) + 1;
    for (const chosen of choices(
      others.filter((other) => other > base),
      upper,
    )) {
      const parted = [base, ...chosen];
      const left = bases.toSpliced(start, others.length, ...without(others, parted), ...chosen);
      const after = rest.toSpliced(at, 0, next);
      nodes.push({
        tops: after,
        bases: settled(after, left.toSpliced(at, 0, next)),
        line: [...line, { tops: [base, ...upper], bases: parted }],
      });
    }
  }
  return nodes;
}

/** The moves of the table that make the gains of a line. */
function played(piles: readonly Cards[], line: readonly Runs[], stock: readonly number[]): Action[] {
  const tops = piles.map((pile) => rank(topOf(pile)!));
  const bases = piles.map((pile) => rank(pile[0]!));
  const actions: Action[] = [];
  line.forEach((parted, dealt) => {
    // A pile that has the top it shall have is out of play.
    let inPlay = [...piles.keys()];
    let from = 0;
    const change = () => {
      const to = inPlay.find((pile) => tops[pile] === tops[from]! + 1)!;
      actions.push({ type: 'move', from, to });
      tops[to]! -= 1;
      tops[from]! += 1;
    };
    for (let i = parted.tops.length - 1; i >= 0; i--) {
      const top = parted.tops[i]!;
      const fit = inPlay.filter((pile) => bases[pile] === parted.bases[i] && tops[pile]! <= top);
      from = fit.sort((a, b) => tops[b]! - tops[a]!)[0]!;
      while (tops[from]! < top) change();
      inPlay = inPlay.filter((pile) => pile !== from);
    }
    change();
    tops[from] = bases[from] = stock[dealt]!;
  });
  return actions;
}

/** Trusty Twelve: depth first, each set of positions once. */
export const searchRuns: Search = function* ({ variant }, position, limit): Generator<number, Outcome> {
  const piles = variant.piles.tableau.map((index) => position.piles[index]!);
  const stock = position.piles[variant.piles.stock]!.map(rank).reverse();
  const byTop = piles.toSorted((a, b) => rank(topOf(a)!) - rank(topOf(b)!));
  const tops = byTop.map((pile) => rank(topOf(pile)!));
  const bases = settled(
    tops,
    byTop.map((pile) => rank(pile[0]!)),
  );
  const seen = new Set<string>();
  const stack: Node[] = [{ tops, bases, line: [] }];
  for (let node = stack.pop(); node; node = stack.pop()) {
    const next = stock[node.line.length];
    if (next === undefined) return { verdict: 'winnable', actions: played(piles, node.line, stock) };
    if (limit-- <= 0 || seen.size > MOST) return { verdict: 'unknown' };
    yield 1;
    for (const gained of after(node, next)) {
      const key = String.fromCharCode(...gained.tops, ...gained.bases);
      if (!seen.has(key)) stack.push(gained);
      seen.add(key);
    }
  }
  return { verdict: 'unwinnable' };
};
