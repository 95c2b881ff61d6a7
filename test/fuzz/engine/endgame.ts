// Made-up positions with few cards left, which the reference can search to the end.
import { expect } from 'chai';
import fc from 'fast-check';
import { createGame, type Move, type Variant } from '../../../src/engine.js';
import { cardOf } from '../../../src/engine/model/card.js';
import { movesFrom, moveOf } from '../../../src/engine/model/move.js';
import type { Position } from '../../../src/engine/model/position.js';
import { isSafe } from '../../../src/engine/model/safe.js';
import { searchOf } from '../../../src/games/variant/defaults.js';
import type { Outcome } from '../../../src/solver/search.js';
import { ALL_CARDS } from '../../engine/table.js';
import { ENDGAMES, exampleOf, ids } from './examples.js';
import { gameOf, hasRedeals } from './games.js';
import { after, canBeWon, legal, type Table, tableOf } from './table.js';

/** Games whose cards may lie anywhere, and piles they lie in: few columns, so that others are empty. */
const GAMES: Readonly<Record<string, readonly string[]>> = {
  'lucky-thirteen': ids('tableau', 1, 2, 5, 13),
  'bakers-dozen': ids('tableau', 1, 2, 7),
  'trefoil-solitaire': ids('tableau', 1, 2, 3, 16),
  ...ENDGAMES,
};

const RANKS = 'A23456789TJQK';

/** No more than so many cards are left. */
const LEFT = 14;

/** How many tables are looked at. */
const BOUND = 4000;

const optionsOf = (game: string) => {
  if (hasRedeals(game))
    return fc.record({ draw: fc.constantFrom('1', '3'), redeals: fc.constantFrom(0, 1, 'unlimited') });
  return game === 'trefoil-solitaire' ? fc.record({ draw: fc.boolean() }) : fc.constant({});
};

/** A few cards that are left, and where each lies. */
export const anyEndgame = fc.constantFrom(...Object.keys(GAMES)).chain((game) =>
  fc.record({
    game: fc.constant(game),
    options: optionsOf(game),
    /** How many cards each foundation has. */
    home: fc.array(fc.integer({ min: 8, max: 13 }), { minLength: 4, maxLength: 4 }),
    /** A place for each card that is left, and its rank in the order in which they are laid there. */
    places: fc.array(fc.record({ pile: fc.constantFrom(...GAMES[game]!), order: fc.nat(99) }), {
      minLength: LEFT,
      maxLength: LEFT,
    }),
    faceDown: fc.nat(2),
    turns: fc.nat(2),
    /** Where the foundations may begin with any rank: how many come before it. */
    base: fc.nat(12),
  }),
);

type Endgame = typeof anyEndgame extends fc.Arbitrary<infer Case> ? Case : never;

function layOut({ game, home, places, faceDown, turns, base }: Endgame, dealt: Table): Table {
  const piles: Record<string, string[]> = Object.fromEntries(Object.keys(dealt.piles).map((id) => [id, []]));
  // No more than that is left. The Aces of some games are always at home.
  const heights = [...home];
  const count = () => heights.reduce((sum, height) => sum + height, 0);
  while (count() < 52 - LEFT) heights[heights.indexOf(Math.min(...heights))]!++;
  const first = exampleOf(game)?.anyBase ? base : 0;
  const step = (card: string) => (RANKS.indexOf(card[0]!) + 13 - first) % 13;
  const isHome = (card: string) => step(card) < heights['CDHS'.indexOf(card[1]!)]!;
  const cards = ALL_CARDS.toSorted((a, b) => step(a) - step(b));
  for (const card of cards.filter(isHome)) piles[`foundation-${card[1]}`]!.push(card);
  const left = cards.filter((card) => !isHome(card)).map((card, i) => ({ card, ...places[i]! }));
  for (const { card, pile } of left.sort((a, b) => a.order - b.order)) {
    const isFull = pile.startsWith('cell') && piles[pile]!.length > 0;
    piles[isFull ? 'tableau-1' : pile]!.push(card);
  }
  // A column is never empty while the reserve has cards.
  const reserve = piles['reserve-1'] ?? [];
  for (const id of ids('tableau', 1, 2, 3, 4)) {
    if (piles[id]!.length === 0 && reserve.length > 0) piles[id]!.push(reserve.pop()!);
  }
  const hidden: Record<string, number> = exampleOf(game)?.hides
    ? { 'tableau-1': Math.max(0, Math.min(faceDown, piles['tableau-1']!.length - 1)) }
    : {};
  return { ...dealt, piles, hidden, redeals: game === 'trefoil-solitaire' ? turns : 0 };
}

function positionOf({ piles: { all } }: Variant, { piles, hidden, recycles, redeals, lifts, game }: Table): Position {
  return {
    piles: all.map(({ id }) => piles[id]!.map((card) => cardOf(card)!)),
    ...(exampleOf(game)?.hides && { faceDown: all.map(({ id }) => hidden[id] ?? 0) }),
    ...(hasRedeals(game) && { counters: { recycles } }),
    ...(game === 'trefoil-solitaire' && { counters: { redeals, ...(lifts > 0 && { lifts }) } }),
  };
}

function outcomeOf(search: Iterator<unknown, Outcome>): Outcome {
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}

/** The moves win by the reference's rules. */
function expectWin(table: Table, moves: readonly Move[]): void {
  const end = moves.reduce((at, move) => {
    const texts = legal(at).map((each) => JSON.stringify(each));
    expect(texts, 'the moves of a solution').to.include(JSON.stringify(move));
    return after(at, move);
  }, table);
  expect(canBeWon(end, 1), 'whether a solution wins').to.equal(true);
}

/** The reference and the search never contradict each other, and a safe move loses no win. */
export function checkEndgame(given: Endgame): void {
  const { deal, state } = createGame(gameOf(given.game), { seed: '1', ...given.options });
  const table = layOut(given, tableOf(state));
  const { rules, options } = deal;
  const position = positionOf(rules, table);
  const truth = canBeWon(table, BOUND);
  const { verdict, actions } = outcomeOf(searchOf(rules)(deal, position, BOUND));
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
