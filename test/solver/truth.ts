import { expect } from 'chai';
import type { Action } from '../../src/engine/model/action.js';
import type { Deal as DealOf } from '../../src/engine/model/deal.js';
import { perform } from '../../src/engine/model/perform.js';
import type { Position } from '../../src/engine/model/position.js';
import type { Variant } from '../../src/games/variant/variant.js';
import type { Outcome, Verdict } from '../../src/solver/search.js';

type Deal = DealOf<Variant>;

export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** What the search of a game finds, or another one. */
export function found(deal: Deal, position: Position, limit = Infinity, search = deal.rules.search!): Outcome {
  const steps = search(deal, position, limit);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const actionsOf = ({ rules, options }: Deal, position: Position) =>
  rules.won(position) ? [] : rules.actions(position, options);

export const textOf = ({ piles, faceDown, counters }: Position): string =>
  [JSON.stringify([faceDown, counters]), ...piles.map((cards) => String.fromCharCode(...cards))].join('|');

export function expectWin(deal: Deal, position: Position, actions: readonly Action[]): void {
  let at = position;
  for (const action of actions) {
    expect(actionsOf(deal, at), JSON.stringify(at)).to.deep.include(action);
    at = perform(deal, at, action);
  }
  expect(deal.rules.won(at), JSON.stringify(position)).to.equal(true);
}

/** The verdict of an exhaustive search, `undefined` beyond so many positions. */
export function truth(deal: Deal, position: Position, bound: number): Verdict | undefined {
  const open = [position];
  const known = new Set([textOf(position)]);
  for (let at; (at = open.pop());) {
    if (deal.rules.won(at)) return 'winnable';
    for (const action of actionsOf(deal, at)) {
      const next = perform(deal, at, action);
      const key = textOf(next);
      if (known.has(key)) continue;
      known.add(key);
      if (known.size > bound) return undefined;
      open.push(next);
    }
  }
  return 'unwinnable';
}

/** Expects a search to agree with {@link truth}, which it returns, and its win to be one by the rules. */
export function expectTruth(deal: Deal, position: Position, bound: number, limit?: number): Verdict | undefined {
  const verdict = truth(deal, position, bound);
  if (verdict === undefined && limit === undefined) return undefined;
  const outcome = found(deal, position, limit);
  if (verdict) expect(outcome.verdict, JSON.stringify([deal.options, position])).to.equal(verdict);
  if (outcome.verdict === 'winnable') expectWin(deal, position, outcome.actions!);
  return verdict;
}

export function wander(deal: Deal, position: Position, moves: number, die: (below: number) => number): Position[] {
  const progress = (each: Position) => deal.rules.progress(each);
  const line = [position];
  for (let at = position; line.length <= moves; line.push(at)) {
    const next = actionsOf(deal, at).map((action) => perform(deal, at, action));
    const gains = next.filter((each) => progress(each) > progress(at));
    const from = gains.length > 0 && die(4) > 0 ? gains : next;
    if (from.length === 0) break;
    at = from[die(from.length)]!;
  }
  return line;
}

export function inOtherSuits(position: Position, by: number): Position {
  return { ...position, piles: position.piles.map((pile) => pile.map((card) => (card + by * 13) % 52)) };
}

/** Expects a search to yield often, to keep to its limit, and to be independent of others. */
export function expectManners(deal: Deal, position: Position, mostAtOnce = 100): void {
  const alone = found(deal, position);
  const [first, second] = [0, 1].map(() => deal.rules.search!(deal, position, Infinity));
  const counts: number[] = [];
  for (;;) {
    const step = first!.next();
    expect(second!.next()).to.deep.equal(step);
    if (step.done) {
      expect(step.value).to.deep.equal(alone);
      break;
    }
    counts.push(step.value);
  }
  expect(counts.length).to.be.greaterThan(1);
  expect(Math.max(...counts)).to.be.at.most(mostAtOnce);

  const limited = deal.rules.search!(deal, position, 100);
  let looked = 0;
  let step = limited.next();
  for (; !step.done; step = limited.next()) looked += step.value;
  expect(step.value).to.deep.equal({ verdict: 'unknown' });
  expect(looked).to.be.at.most(100);
}
