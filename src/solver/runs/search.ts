import type { Action } from '../../engine/model/action.js';
import { rank } from '../../engine/model/card.js';
import type { Outcome, Search } from '../search.js';

/** How many positions are kept in mind, at some 60 bytes. */
const MOST = 600_000;

/*
 * A pile of Trusty Twelve is a run, known by its base and its top rank. A top t that moves onto a top t + 1 leaves a t + 1 behind:
 * the two runs have changed tops, and could change back at once. So between two cards of the stock nothing is lost, and more: where
 * the tops make a block of ranks without a gap, every way of sharing them out among the block's bases, each top at most as high as
 * its base, can be reached from every other. What matters of a position is only which tops there are and which bases lie in which
 * block. A gain is to take a base b out of a block that goes higher than b; it costs the block a top b + 1. Where that was the only
 * one, the block falls in two, and the player chooses which of the bases above b + 1 stay with the upper part.
 */

/** A run of a pile: 16 times its top rank, and its base. */
type Run = number;

interface Node {
  /** In {@link formOf their form}. */
  readonly runs: readonly Run[];
  /** The runs that parted at each gain: the one that went, and where the block fell in two those of its upper part. */
  readonly line: readonly (readonly Run[])[];
}

const topOf = (run: Run): number => run >> 4;
const baseOf = (run: Run): number => run & 15;
const runOf = (top: number, base = top): Run => top * 16 + base;

/** The ways to choose bases for these tops: from both in rising order, each base at least as high as its top. */
const choices = (bases: readonly number[], tops: readonly number[]): number[][] =>
  tops.length === 0
    ? [[]]
    : bases.flatMap((base, i) =>
        base < tops[0]! || base === bases[i - 1]
          ? []
          : choices(bases.slice(i + 1), tops.slice(1)).map((others) => [base, ...others]),
      );

/** One form for each set of positions: the runs by their tops, their bases shared out in rising order within each block. */
function formOf(runs: readonly Run[]): Run[] {
  const sorted = runs.toSorted((a, b) => a - b);
  let block = 0;
  const bases = sorted.map((run, i) => {
    if (topOf(run) - topOf(sorted[i - 1]!) > 1) block += 16;
    return block + baseOf(run);
  });
  bases.sort((a, b) => a - b);
  return sorted.map((run, i) => runOf(topOf(run), baseOf(bases[i]!)));
}

/** What can be gained from a position, with the next card of the stock. */
function after({ runs, line }: Node, next: number): Node[] {
  const nodes: Node[] = [];
  for (let start = 0, end = 0; start < runs.length; start = end) {
    do end++;
    while (topOf(runs[end]!) - topOf(runs[end - 1]!) < 2 && end < runs.length);
    const block = runs.slice(start, end);
    const tops = block.map(topOf);
    const bases = block.map(baseOf);
    const elsewhere = [runOf(next), ...runs.slice(0, start), ...runs.slice(end)];
    bases.forEach((base, i) => {
      const lost = tops.indexOf(base + 1);
      if (lost < 0 || base === bases[i - 1]) return;
      const rest = tops.toSpliced(lost, 1);
      const upper = next === base + 1 || rest[lost] === base + 1 ? [] : rest.slice(lost);
      for (const chosen of choices(bases, upper)) {
        const parted = [base, ...chosen];
        const left = [...bases];
        for (const other of parted) left.splice(left.indexOf(other), 1);
        left.push(...chosen);
        nodes.push({
          runs: formOf([...elsewhere, ...rest.map((top, j) => runOf(top, left[j]))]),
          line: [...line, [base, ...upper].map((top, j) => runOf(top, parted[j]))],
        });
      }
    });
  }
  return nodes;
}

/** The moves of the table that make the gains of a line. */
function played(piles: readonly Run[], { line }: Node, stock: readonly number[]): Action[] {
  const runs = [...piles];
  const actions: Action[] = [];
  line.forEach((parted, dealt) => {
    // A pile that has the top it shall have is out of play.
    let inPlay = [...runs.keys()];
    let from = 0;
    const change = () => {
      const to = inPlay.find((pile) => topOf(runs[pile]!) === topOf(runs[from]!) + 1)!;
      actions.push({ type: 'move', from, to });
      runs[to]! -= 16;
      runs[from]! += 16;
    };
    for (const run of parted.toReversed()) {
      const fit = inPlay.filter((pile) => runs[pile]! <= run && baseOf(runs[pile]!) === baseOf(run));
      from = fit.sort((a, b) => runs[b]! - runs[a]!)[0]!;
      while (runs[from] !== run) change();
      inPlay = inPlay.filter((pile) => pile !== from);
    }
    change();
    runs[from] = runOf(stock[dealt]!);
  });
  return actions;
}

/** Trusty Twelve: depth first, each set of positions once. */
export const searchRuns: Search = function* ({ rules }, position, limit): Generator<number, Outcome> {
  const piles = rules.piles.tableau.map((index) => position.piles[index]!.map(rank));
  const stock = position.piles[rules.piles.stock]!.map(rank).reverse();
  const runs = piles.map((pile) => runOf(pile.at(-1)!, pile[0]));
  const seen = new Set<string>();
  const stack: Node[] = [{ runs: formOf(runs), line: [] }];
  for (let node = stack.pop(); node; node = stack.pop()) {
    const next = stock[node.line.length];
    if (next === undefined) return { verdict: 'winnable', actions: played(runs, node, stock) };
    if (limit-- <= 0 || seen.size > MOST) return { verdict: 'unknown' };
    yield 1;
    for (const gained of after(node, next)) {
      const key = String.fromCharCode(...gained.runs);
      if (!seen.has(key)) stack.push(gained);
      seen.add(key);
    }
  }
  return { verdict: 'unwinnable' };
};
