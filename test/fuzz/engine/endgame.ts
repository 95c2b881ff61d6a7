// Made-up positions with few cards left, which the reference can search to the end.
import { expect } from 'chai';
import fc from 'fast-check';
import { createGame, type Move, type Variant } from '../../../src/engine.js';
import { cardOf } from '../../../src/engine/model/card.js';
import type { Deal } from '../../../src/engine/model/deal.js';
import { movesFrom, moveOf } from '../../../src/engine/model/move.js';
import type { Position } from '../../../src/engine/model/position.js';
import { isSafe } from '../../../src/engine/model/safe.js';
import { searchOf } from '../../../src/games/variant/defaults.js';
import type { Outcome } from '../../../src/solver/search.js';
import { ALL_CARDS } from '../../engine/table.js';
import { gameOf } from './dealing.js';
import { after, canBeWon, legal, lay, type Table } from './table.js';

/** A few cards that are left, and where each lies. */
export interface Endgame {
  readonly game: string;
  readonly options: Record<string, string | number | boolean>;
  /** How many cards each foundation has. */
  readonly home: readonly number[];
  /** A place for each card that is left, and its rank in the order in which they are laid there. */
  readonly places: readonly (readonly [pile: number, order: number])[];
  readonly faceDown: number;
  readonly turns: number;
  /** Where the foundations may begin with any rank: how many come before it. */
  readonly base: number;
}

/** Games whose cards may lie anywhere, the kinds of piles they lie in, and how many of these. */
const GAMES: Readonly<Record<string, readonly string[]>> = {
  'lucky-thirteen': ['tableau-1', 'tableau-2', 'tableau-5', 'tableau-13'],
  'bakers-dozen': ['tableau-1', 'tableau-2', 'tableau-7'],
  'trefoil-solitaire': ['tableau-1', 'tableau-2', 'tableau-3', 'tableau-16'],
  'beleaguered-castle': [
    'tableau-1',
    'tableau-2',
    'tableau-3',
    'tableau-4',
    'tableau-5',
    'tableau-6',
    'tableau-7',
    'tableau-8',
  ],
  'free-cell': [
    'tableau-1',
    'tableau-2',
    'tableau-3',
    'cell-1',
    'cell-2',
    'cell-3',
    'cell-4',
    'tableau-4',
    'tableau-5',
    'tableau-6',
    'tableau-7',
    'tableau-8',
  ],
  'klondike-solitaire': ['tableau-1', 'tableau-2', 'tableau-3', 'stock', 'waste', 'stock'],
  'yukon-solitaire': ['tableau-1', 'tableau-2', 'tableau-3', 'tableau-4'],
  'canfield-solitaire': ['tableau-1', 'tableau-2', 'tableau-3', 'tableau-4', 'reserve-1', 'stock', 'waste'],
};

const anyOptionsOf: Readonly<Record<string, fc.Arbitrary<Endgame['options']>>> = {
  'trefoil-solitaire': fc.record({ draw: fc.boolean() }),
  'klondike-solitaire': fc.record({ draw: fc.constantFrom('1', '3'), redeals: fc.constantFrom(0, 1, 'unlimited') }),
  'canfield-solitaire': fc.record({ draw: fc.constantFrom('1', '3'), redeals: fc.constantFrom(0, 1, 'unlimited') }),
};

const HIDING = /^(klondike|yukon)/;
const RECYCLING = /^(klondike|canfield)/;
const RANKS = 'A23456789TJQK';

/** No more than so many cards are left. */
const LEFT = 14;
const BOUND = 4000;

export const anyEndgame: fc.Arbitrary<Endgame> = fc.constantFrom(...Object.keys(GAMES)).chain((game) =>
  fc.record({
    game: fc.constant(game),
    options: anyOptionsOf[game] ?? fc.constant({}),
    home: fc.array(fc.integer({ min: 8, max: 13 }), { minLength: 4, maxLength: 4 }),
    places: fc.array(fc.tuple(fc.nat(GAMES[game]!.length - 1), fc.nat(99)), { minLength: LEFT, maxLength: LEFT }),
    faceDown: fc.nat(2),
    turns: fc.nat(2),
    base: fc.nat(12),
  }),
);

function tableOf({ game, options, home, places, faceDown, turns, base }: Endgame): Table {
  const empty = lay(game, { seed: '1' }, options);
  const piles = Object.fromEntries(Object.keys(empty.piles).map((id): [string, string[]] => [id, []]));
  // Trefoil's Aces, and the castle's, are at home from the start.
  const heights = [...home];
  const count = () => heights.reduce((sum, height) => sum + height, 0);
  while (count() < 52 - LEFT) heights[heights.indexOf(Math.min(...heights))]!++;
  const left: string[] = [];
  const first = game === 'canfield-solitaire' ? base : 0;
  const step = (card: string) => (RANKS.indexOf(card[0]!) + 13 - first) % 13;
  for (const card of ALL_CARDS.toSorted((a, b) => step(a) - step(b))) {
    const height = heights['CDHS'.indexOf(card[1]!)]!;
    if (step(card) < height) piles[`foundation-${card[1]}`]!.push(card);
    else left.push(card);
  }
  const ids = GAMES[game]!;
  const order = left.map((card, i) => ({ card, pile: places[i]![0], at: places[i]![1] })).sort((a, b) => a.at - b.at);
  for (const { card, pile } of order) {
    const id = ids[pile]!;
    const isFull = id.startsWith('cell') && piles[id]!.length > 0;
    piles[isFull ? 'tableau-1' : id]!.push(card);
  }
  // A column is never empty while the reserve has cards.
  const reserve = piles['reserve-1'] ?? [];
  for (let i = 1; i <= 4 && reserve.length > 0; i++) {
    if (piles[`tableau-${i}`]!.length === 0) piles[`tableau-${i}`] = [reserve.pop()!];
  }
  const hidden = empty.hidden && {
    ...Object.fromEntries(Object.keys(empty.hidden).map((id) => [id, 0])),
    ...(HIDING.test(game) && {
      'tableau-1': Math.max(0, Math.min(faceDown, piles['tableau-1']!.length - 1)),
    }),
  };
  const redeals = game === 'trefoil-solitaire' ? turns : 0;
  return { ...empty, piles, redeals, ...(hidden && { hidden }) };
}

function positionOf({ piles: { all } }: Variant, { piles, hidden, recycles, redeals, lifts, game }: Table): Position {
  return {
    piles: all.map(({ id }) => piles[id]!.map((card) => cardOf(card)!)),
    ...(HIDING.test(game) && { faceDown: all.map(({ id }) => hidden?.[id] ?? 0) }),
    ...(RECYCLING.test(game) && { counters: { recycles } }),
    ...(game === 'trefoil-solitaire' && { counters: { redeals, ...(lifts > 0 && { lifts }) } }),
  };
}

function found(deal: Deal<Variant>, position: Position): Outcome {
  const search = searchOf(deal.rules)(deal, position, BOUND);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}

/** The moves win by the reference's rules. */
function expectWin(start: Table, moves: readonly Move[]): void {
  let table = start;
  for (const move of moves) {
    const text = JSON.stringify(move);
    expect(
      legal(table).map((each) => JSON.stringify(each)),
      'the moves of a solution',
    ).to.include(text);
    table = after(table, move);
  }
  expect(canBeWon(table, 1), 'whether a solution wins').to.equal(true);
}

/** The reference and the search never contradict each other, and a safe move loses no win. */
export function checkEndgame(given: Endgame): void {
  const table = tableOf(given);
  const { deal } = createGame(gameOf(given.game), { seed: table.seed, ...given.options });
  const { rules, options } = deal;
  const position = positionOf(rules, table);
  const truth = canBeWon(table, BOUND);
  const { verdict, actions } = found(deal, position);
  if (verdict === 'winnable') {
    expect(truth, 'whether a winnable position can be won').not.to.equal(false);
    expectWin(table, movesFrom(deal, position, actions!));
  } else if (verdict === 'unwinnable') expect(truth, 'whether an unwinnable position can be won').not.to.equal(true);
  // A redeal shuffles the cards that are left, so in Trefoil nothing is known to be safe before the last one.
  if (!truth || rules.won(position) || table.redeals > 0) return;
  for (const action of rules.actions(position, options)) {
    if (!isSafe(rules, position, action)) continue;
    const move = moveOf(rules.piles, position, action);
    expect(canBeWon(after(table, move), BOUND), `whether ${JSON.stringify(move)} is safe`).not.to.equal(false);
  }
}
