import { expect } from 'chai';
import { createGame } from '../../src/engine.js';
import { type Card, KING } from '../../src/engine/model/card.js';
import type { Action } from '../../src/engine/model/action.js';
import { type Deal as DealOf, shuffle } from '../../src/engine/model/deal.js';
import { perform } from '../../src/engine/model/perform.js';
import type { Cards, Position } from '../../src/engine/model/position.js';
import { searchTrefoilNaturally } from '../../src/solver/trefoil/search.js';
import type { Variant } from '../../src/games/variant/variant.js';
import { times } from '../support/few.js';
import { dice, expectManners, expectTruth, expectWin, found, wander } from './truth.js';

type Deal = DealOf<Variant>;

const SUITS = [0, 1, 2, 3];

/** A deal, and where its game stands. */
interface Game {
  readonly deal: Deal;
  readonly position: Position;
}

const dealOf = (seed: number, draw = false): Game => {
  const { deal, position } = createGame('trefoil-solitaire', { seed, draw });
  return { deal, position };
};

/** Expects that no card is held back that can go home before a redeal. */
function expectNatural(deal: Deal, position: Position, actions: readonly Action[]): void {
  for (const action of actions) {
    const canGoHome = deal.rules
      .actions(position, deal.options)
      .some((each) => each.type === 'move' && deal.rules.piles.foundations.includes(each.to));
    expect(action.type === 'redeal' && canGoHome, 'a card held back').to.be.false;
    position = perform(deal, position, action);
  }
}

/** A game near its end: a few cards in fans of any length and order. */
function late(seed: number, most: number, redealsLeft: number, draw: boolean): Game {
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

/** Compares verdicts with the truth. Returns how many games were won and dead. */
function compare(games: Iterable<Game>): { winnable: number; unwinnable: number } {
  const count = { winnable: 0, unwinnable: 0, unknown: 0 };
  for (const { deal, position } of games) {
    const verdict = expectTruth(deal, position, 20_000);
    if (verdict) count[verdict]++;
  }
  return count;
}

describe('the solver of trefoil-solitaire', () => {
  it('finds wins that can be played', () => {
    for (let seed = 1; seed <= times(30); seed++) {
      for (const draw of [false, true]) {
        const { deal, position } = dealOf(seed, draw);
        const outcome = found(deal, position, 20_000);
        if (outcome.actions) expectWin(deal, position, outcome.actions);
        const natural = found(deal, position, 20_000, searchTrefoilNaturally);
        if (!natural.actions) continue;
        expectNatural(deal, position, natural.actions);
        expect(outcome.actions, 'a natural win goes first').to.deep.equal(natural.actions);
      }
    }
  });

  for (const redealsLeft of [0, 1, 2]) {
    for (const draw of [false, true]) {
      it(`agrees with the rules near the end, ${redealsLeft} redeals left${draw ? ', with a draw' : ''}`, () => {
        const most = [14, 9, 7][redealsLeft]! - (draw ? 2 : 0);
        const games = Array.from({ length: 250 }, (_, i) => late(i + 1, most, redealsLeft, draw));
        const { winnable, unwinnable } = compare(games);
        expect(winnable).to.be.above(20);
        expect(unwinnable).to.be.above(redealsLeft && draw ? 0 : 5);
      });
    }
  }

  it('agrees with the rules after random play', () => {
    const games = Array.from({ length: 80 }, (_, i) => {
      const { deal, position } = dealOf(i + 1, i % 2 > 0);
      const die = dice(i);
      return { deal, position: wander(deal, position, 20 + die(100), die).at(-1)! };
    }).filter(({ position }) => !position.counters?.['redeals']);
    const { winnable, unwinnable } = compare(games);
    expect(winnable + unwinnable).to.be.above(20);
  });

  it('does not depend on suits, or on the order of the piles in the last deal', () => {
    for (let seed = 1; seed <= times(150); seed++) {
      const { deal, position } = late(seed, 44, 0, seed % 2 > 0);
      const { tableau, foundations } = deal.rules.piles;
      const suits = shuffle(SUITS, `${seed}/suits`);
      const order = shuffle([...tableau], `${seed}/order`);
      const mapped = (cards: Cards) => cards.map((card) => suits[Math.floor(card / KING)]! * KING + (card % KING));
      const piles: Cards[] = [...position.piles];
      tableau.forEach((index, i) => (piles[order[i]!] = mapped(position.piles[index]!)));
      foundations.forEach((index, suit) => (piles[foundations[suits[suit]!]!] = mapped(position.piles[index]!)));
      const verdict = found(deal, position).verdict;
      expect(verdict).not.to.equal('unknown');
      expect(found(deal, { ...position, piles }).verdict, `seed ${seed}`).to.equal(verdict);
    }
  });

  it('yields often, ends at its limit, and can run beside another', () => {
    const { deal, position } = dealOf(11);
    expectManners(deal, position);
  });
});
