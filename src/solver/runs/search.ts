import type { Action } from '../../engine/model/action.js';
import { rank } from '../../engine/model/card.js';
import type { Outcome, Search } from '../search.js';

/** The most positions to remember, at some 60 bytes each. */
const MAX_SEEN = 600_000;

/*
 * A pile of Trusty Twelve is a run, known by the ranks of its base and its top. When a top t moves onto a top t + 1, it
 * uncovers a t + 1: the two runs have swapped tops, and can swap back. So no move between two cards of the stock loses
 * anything. Tops whose ranks have no gap form a block. Within it, tops and bases can be combined in every way that puts
 * no top above its base. So a position is known from its tops and from the bases in each block.
 *
 * Progress is to empty a pile: its base b leaves a block that reaches above b, which costs the block a top b + 1. If
 * that was the only b + 1, the block splits, and the player chooses which bases above b + 1 stay with the upper part.
 */

/** A pile: 16 times its top rank, plus its base. */
type Run = number;

interface RunsNode {
  /** In {@link canonical} form. */
  readonly runs: readonly Run[];
  /** How many piles were emptied. */
  readonly dealt: number;
  /** The pile emptied last: its run, then the runs of the upper part if the block split. */
  readonly parted: readonly Run[];
  readonly before?: RunsNode;
}

const topRankOf = (run: Run): number => run >> 4;
const baseRankOf = (run: Run): number => run & 15;
const runOf = (top: number, base = top): Run => top * 16 + base;

const choices = (bases: readonly number[], tops: readonly number[]): number[][] =>
  tops.length === 0
    ? [[]]
    : bases.flatMap((base, i) =>
        base < tops[0]! || base === bases[i - 1]
          ? []
          : choices(bases.slice(i + 1), tops.slice(1)).map((others) => [base, ...others]),
      );

/** Sorts a few numbers in place. They are nearly sorted, and most of the time of a search goes by here. */
function sort(numbers: number[]): number[] {
  for (let i = 1; i < numbers.length; i++) {
    const each = numbers[i]!;
    let at = i;
    for (; at > 0 && numbers[at - 1]! > each; at--) numbers[at] = numbers[at - 1]!;
    numbers[at] = each;
  }
  return numbers;
}

/** The same for equivalent positions: runs by rising top, with rising bases within each block. Sorts the runs. */
function canonical(runs: Run[]): Run[] {
  sort(runs);
  const bases: number[] = [];
  let block = 0;
  let top = 0;
  for (const run of runs) {
    if (topRankOf(run) - top > 1) block += 16;
    top = topRankOf(run);
    bases.push(block + baseRankOf(run));
  }
  sort(bases);
  for (let i = 0; i < runs.length; i++) runs[i] = runOf(topRankOf(runs[i]!), baseRankOf(bases[i]!));
  return runs;
}

/** The positions after one more pile is emptied and has taken the next card of the stock. */
function after(before: RunsNode, next: number): RunsNode[] {
  const { runs } = before;
  const dealt = before.dealt + 1;
  const nodes: RunsNode[] = [];
  for (let start = 0, end = 0; start < runs.length; start = end) {
    do end++;
    while (topRankOf(runs[end]!) - topRankOf(runs[end - 1]!) < 2 && end < runs.length);
    const block = runs.slice(start, end);
    const tops = block.map(topRankOf);
    const bases = block.map(baseRankOf);
    const elsewhere = [...runs.slice(0, start), ...runs.slice(end), runOf(next)];
    bases.forEach((base, i) => {
      const lost = tops.indexOf(base + 1);
      if (lost < 0 || base === bases[i - 1]) return;
      const rest = tops.toSpliced(lost, 1);
      const upper = next === base + 1 || rest[lost] === base + 1 ? [] : rest.slice(lost);
      for (const chosen of choices(bases, upper)) {
        const parted = [base, ...chosen];
        const remaining = [...bases];
        for (const other of parted) remaining.splice(remaining.indexOf(other), 1);
        remaining.push(...chosen);
        const gained = [...elsewhere];
        for (let j = 0; j < rest.length; j++) gained.push(runOf(rest[j]!, remaining[j]));
        nodes.push({
          runs: canonical(gained),
          dealt,
          parted: [base, ...upper].map((top, j) => runOf(top, parted[j])),
          before,
        });
      }
    });
  }
  return nodes;
}

function played(piles: readonly Run[], won: RunsNode, stock: readonly number[]): Action[] {
  const line: (readonly Run[])[] = [];
  for (let node = won; node.before; node = node.before) line.unshift(node.parted);
  const runs = [...piles];
  const actions: Action[] = [];
  line.forEach((parted, dealt) => {
    let inPlay = [...runs.keys()];
    let from = 0;
    const swapTops = () => {
      const to = inPlay.find((pile) => topRankOf(runs[pile]!) === topRankOf(runs[from]!) + 1)!;
      actions.push({ type: 'move', from, to });
      runs[to]! -= 16;
      runs[from]! += 16;
    };
    for (const run of parted.toReversed()) {
      const fit = inPlay.filter((pile) => runs[pile]! <= run && baseRankOf(runs[pile]!) === baseRankOf(run));
      from = fit.sort((a, b) => runs[b]! - runs[a]!)[0]!;
      while (runs[from] !== run) swapTops();
      inPlay = inPlay.filter((pile) => pile !== from);
    }
    swapTops();
    runs[from] = runOf(stock[dealt]!);
  });
  return actions;
}

/** Decides Trusty Twelve, depth first. */
export const searchRuns: Search = function* ({ rules }, position, limit): Generator<number, Outcome> {
  const piles = rules.piles.tableau.map((index) => position.piles[index]!.map(rank));
  const stock = position.piles[rules.piles.stock]!.map(rank).reverse();
  const runs = piles.map((pile) => runOf(pile.at(-1)!, pile[0]));
  const seen = new Set<string>();
  const stack: RunsNode[] = [{ runs: canonical([...runs]), dealt: 0, parted: [] }];
  for (let node = stack.pop(); node; node = stack.pop()) {
    const next = stock[node.dealt];
    if (next === undefined) return { verdict: 'winnable', actions: played(runs, node, stock) };
    if (limit-- <= 0 || seen.size > MAX_SEEN) return { verdict: 'unknown' };
    yield 1;
    for (const gained of after(node, next)) {
      const key = String.fromCharCode(...gained.runs);
      if (!seen.has(key)) stack.push(gained);
      seen.add(key);
    }
  }
  return { verdict: 'unwinnable' };
};
