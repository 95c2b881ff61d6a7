import type { Rules } from '../engine/model/rules.js';
import type { Position } from '../engine/model/position.js';
import { suit } from '../engine/model/card.js';
import { isSafe } from '../engine/model/safe.js';
import { PositionSet } from '../engine/search/position-set.js';
import { IntList, ROOT, SearchTree } from '../engine/search/search-tree.js';
import type { Search } from './search.js';

/** Scores are distinguished within these bounds on either side of the first one. */
const REACH = 1 << 11;

/**
 * The nodes that a search has yet to look at: first those that passed up the fewest chances, then the most promising, then the latest. One
 * stack for each rank, linked through the nodes' numbers, which must come in order.
 */
class OpenNodes {
  size = 0;
  readonly #first: number;
  /** The node on top of each stack, and below each node the next one of its stack, -1 for none. */
  readonly #tops = new Map<number, number>();
  readonly #below = new IntList();
  #best = 0;

  /** @param first the score of the first node. */
  constructor(first: number) {
    this.#first = first;
  }

  /** @param missed how often progress was possible on the way to the node and was not made. */
  add(node: number, missed: number, score: number): void {
    const ahead = Math.max(-REACH, Math.min(Math.round(score - this.#first), REACH - 1));
    const rank = (2 * missed + 1) * REACH - 1 - ahead;
    this.#below.push(this.#tops.get(rank) ?? -1);
    this.#tops.set(rank, node);
    this.#best = Math.min(this.#best, rank);
    this.size++;
  }

  /** Takes the best node. There must be one. */
  take(): { node: number; missed: number } {
    let node = this.#tops.get(this.#best);
    while (node === undefined) node = this.#tops.get(++this.#best);
    const below = this.#below.get(node);
    if (below < 0) this.#tops.delete(this.#best);
    else this.#tops.set(this.#best, below);
    this.size--;
    return { node, missed: Math.floor(this.#best / (2 * REACH)) };
  }
}

/** How many positions are kept at most: with their set less than 64 MB. */
const MAX_POSITIONS = 1_400_000;

/**
 * How promising a position is, higher for better. Games with foundations are won by order: few cards above lower ones, free cells, empty
 * columns. Where cards move one by one, those above a card that goes home next count double.
 */
function score(rules: Rules, position: Position, progress: number): number {
  const { tableau, cells, foundations } = rules.piles;
  const { piles } = position;
  // Where a card stands on its foundation: from 0.
  const shift = 14 - (rules.base?.(position) ?? 1);
  let disorder = 0;
  for (const pile of tableau) {
    const cards = piles[pile]!;
    if (cards.length === 0) disorder -= 3;
    if (foundations.length === 0) continue;
    let lowest = 13;
    for (let at = 0; at < cards.length; at++) {
      const card = cards[at]!;
      const step = (card + shift) % 13;
      if (!rules.runs && step === piles[foundations[suit(card)]!]!.length) disorder += 2 * (cards.length - 1 - at);
      if (step > lowest) disorder++;
      else lowest = step;
    }
  }
  for (const cell of cells) if (piles[cell]!.length > 0) disorder++;
  return 2 * progress - disorder;
}

/**
 * A search that knows only the rules of a game. It is complete, and takes 64 MB at most. Passing up progress is mostly wrong, so lines that
 * did so least often come first, and of these the most promising.
 */
export const searchAnyGame: Search = function* (deal, start, limit) {
  const { rules } = deal;
  if (rules.won(start)) return { verdict: 'winnable', actions: [] };
  const tree = new SearchTree(deal, start);
  const { table } = tree;
  const seen = new PositionSet(1 << 15);
  const first = score(rules, start, rules.progress(start));
  const open = new OpenNodes(first);
  seen.add(table.high, table.low);
  open.add(ROOT, 0, first);
  for (let looked = 1; open.size > 0; looked++) {
    if (looked > limit || tree.size > MAX_POSITIONS) return { verdict: 'unknown' };
    const { node, missed } = open.take();
    tree.goTo(node);
    yield 1;
    const { actions } = tree;
    const progress = rules.progress(table.position);
    // One action that can't be wrong is enough.
    const safe = rules.safe ? actions.findIndex((action) => isSafe(rules, table.position, action)) : -1;
    const last = safe >= 0 ? safe : actions.length - 1;
    let mayGain = false;
    const next: { index: number; gains: boolean; score: number }[] = [];
    for (let index = last; index >= Math.max(0, safe); index--) {
      table.perform(actions[index]!);
      const reached = rules.progress(table.position);
      const gains = reached > progress;
      mayGain ||= gains;
      if (seen.add(table.high, table.low)) {
        if (rules.won(table.position)) return { verdict: 'winnable', actions: table.line };
        next.push({ index, gains, score: score(rules, table.position, reached) });
      }
      table.takeBack();
    }
    for (const { index, gains, score: rating } of next) {
      open.add(tree.add(index), mayGain && !gains ? missed + 1 : missed, rating);
    }
  }
  return { verdict: 'unwinnable' };
};
