import { expect } from 'chai';
import { createGame } from '../../src/engine.js';
import { type Card, KING } from '../../src/engine/model/card.js';
import type { Deal } from '../../src/engine/model/deal.js';
import { perform } from '../../src/engine/model/perform.js';
import { type Cards, keyOf, type Position } from '../../src/engine/model/position.js';
import type { Outcome } from '../../src/solver/search.js';
import { shuffle } from '../../src/engine/model/shuffle.js';
import { runFor } from './run.js';
import { truth } from './truth.js';
import { searchTrefoil, searchTrefoilNaturally } from '../../src/solver/trefoil/search.js';

const BOUND = 20_000;
const SUITS = [0, 1, 2, 3];

function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return ((state >>> 8) * below) >>> 24;
  };
}

const solve = (deal: Deal, position: Position, limit = Infinity): Outcome =>
  runFor(searchTrefoil(deal, position, limit));

const dealOf = (seed: number, draw = false) => {
  const { deal, position } = createGame('trefoil-solitaire', { seed, draw });
  return { deal, position };
};

function expectWin(deal: Deal, position: Position, { actions }: Outcome, natural = false): void {
  for (const action of actions!) {
    const legal = deal.rules.actions(position, deal.options);
    expect(legal).to.deep.include(action);
    const up = legal.some((each) => each.type === 'move' && deal.rules.piles.foundations.includes(each.to));
    if (natural && action.type === 'redeal') expect(up, 'a card held back').to.be.false;
    position = perform(deal, position, action);
  }
  expect(deal.rules.won(position), 'won').to.be.true;
}

/** A game near its end: a few cards in fans of any length and order. */
function late(seed: number, most: number, redealsLeft: number, draw: boolean): { deal: Deal; position: Position } {
  const roll = dice(seed);
  const { deal, position } = dealOf(seed, draw);
  const { tableau, foundations } = deal.rules.piles;
  const heights = [KING, KING, KING, KING];
  for (let count = 2 + roll(most - 1); count > 0; count--) {
    const suit = roll(4);
    if (heights[suit]! > 1) heights[suit]!--;
  }
  const piles: Card[][] = position.piles.map(() => []);
  const rest: Card[] = [];
  for (const suit of SUITS) {
    for (let i = 0; i < KING; i++) (i < heights[suit]! ? piles[foundations[suit]!]! : rest).push(suit * KING + i);
  }
  const fans = 1 + roll(Math.min(rest.length, tableau.length));
  for (const card of shuffle(rest, `${seed}/late`)) piles[tableau[roll(fans)]!]!.push(card);
  return { deal, position: { ...position, piles, counters: { ...position.counters, redeals: redealsLeft } } };
}

function played(seed: number, draw: boolean): { deal: Deal; position: Position } {
  const roll = dice(seed);
  const { deal, position: start } = dealOf(seed, draw);
  let position = start;
  const stop = 20 + roll(100);
  for (let i = 0; i < stop && !deal.rules.won(position); i++) {
    const all = deal.rules.actions(position, deal.options);
    const up = all.filter((each) => each.type === 'move' && deal.rules.piles.foundations.includes(each.to));
    const moves = all.filter(({ type }) => type === 'move');
    const actions = up.length > 0 && roll(10) > 0 ? up : moves.length > 0 && roll(20) > 0 ? moves : all;
    if (actions.length === 0) break;
    position = perform(deal, position, actions[roll(actions.length)]!);
  }
  return { deal, position };
}

/** Compares verdicts with the truth. Returns how many games were won and dead. */
function compare(games: Iterable<{ deal: Deal; position: Position }>): { won: number; dead: number } {
  const count = { won: 0, dead: 0 };
  for (const { deal, position } of games) {
    const verdict = truth(deal, position, BOUND);
    if (verdict === undefined) continue;
    const outcome = solve(deal, position);
    expect(outcome.verdict, `seed ${deal.seed}, ${keyOf(position)}`).to.equal(verdict);
    if (verdict === 'winnable') expectWin(deal, position, outcome);
    count[verdict === 'winnable' ? 'won' : 'dead']++;
  }
  return count;
}

describe('the solver of trefoil-solitaire', () => {
  it('finds wins that can be played', () => {
    for (let seed = 1; seed <= 30; seed++) {
      for (const draw of [false, true]) {
        const { deal, position } = dealOf(seed, draw);
        const outcome = solve(deal, position, 20_000);
        if (outcome.verdict === 'winnable') expectWin(deal, position, outcome);
        const natural = runFor(searchTrefoilNaturally(deal, position, 20_000));
        if (natural.verdict !== 'winnable') continue;
        expectWin(deal, position, natural, true);
        expect(outcome.actions, 'a natural win goes first').to.deep.equal(natural.actions);
      }
    }
  });

  for (const redealsLeft of [0, 1, 2]) {
    for (const draw of [false, true]) {
      it(`agrees with the rules near the end, ${redealsLeft} redeals left${draw ? ', with a draw' : ''}`, () => {
        const most = [14, 9, 7][redealsLeft]! - (draw ? 2 : 0);
        const games = Array.from({ length: 250 }, (_, i) => late(i + 1, most, redealsLeft, draw));
        const { won, dead } = compare(games);
        expect(won).to.be.above(20);
        expect(dead).to.be.above(redealsLeft && draw ? 0 : 5);
      });
    }
  }

  it('agrees with the rules after random play', () => {
    const games = Array.from({ length: 80 }, (_, i) => played(i + 1, i % 2 > 0)).filter(
      ({ position }) => !position.counters?.['redeals'],
    );
    const { won, dead } = compare(games);
    expect(won + dead).to.be.above(20);
  });

  it('does not depend on suits, or on the order of the piles in the last deal', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const { deal, position } = late(seed, 44, 0, seed % 2 > 0);
      const { tableau, foundations } = deal.rules.piles;
      const suits = shuffle(SUITS, `${seed}/suits`);
      const order = shuffle([...tableau], `${seed}/order`);
      const mapped = (cards: Cards) => cards.map((card) => suits[Math.floor(card / KING)]! * KING + (card % KING));
      const piles: Cards[] = [...position.piles];
      tableau.forEach((index, i) => (piles[order[i]!] = mapped(position.piles[index]!)));
      foundations.forEach((index, suit) => (piles[foundations[suits[suit]!]!] = mapped(position.piles[index]!)));
      const verdict = solve(deal, position).verdict;
      expect(verdict).not.to.equal('unknown');
      expect(solve(deal, { ...position, piles }).verdict, `seed ${seed}`).to.equal(verdict);
    }
  });

  it('keeps to its limit, and can run beside others', () => {
    const { deal, position } = dealOf(11);
    const search = searchTrefoil(deal, position, 1000);
    const alone = runFor(searchTrefoil(deal, position, 3000));
    let looked = 0;
    let step = search.next();
    for (; !step.done; step = search.next()) {
      looked += step.value;
      runFor(searchTrefoil(deal, position, 100));
    }
    expect(step.value.verdict).to.equal('unknown');
    expect(looked).to.be.at.most(1000);
    expect(runFor(searchTrefoil(deal, position, 3000))).to.include({
      verdict: alone.verdict,
      positions: alone.positions,
    });
  });
});
