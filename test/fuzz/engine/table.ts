// The twelve games by the references: dealt, played and searched without the engine.
import alea from 'seedrandom/lib/alea.js';
import type { Move, State } from '../../../src/engine.js';
import * as five from '../../engine/reference.js';
import { ALL_CARDS } from '../../engine/table.js';
import * as examples from './examples.js';

export type Table = examples.Table;

/** Games in which cards lie face down on the table. */
export const HIDING = /^(klondike|yukon)/;

const columns = (count: number, cards: number) => Array<number>(count).fill(cards);

/** How many cards each column has, or each place of the pyramid. */
const SIZES: Readonly<Record<string, readonly number[]>> = {
  'trusty-twelve': columns(12, 1),
  'pyramid-dozen': columns(28, 1),
  'trefoil-solitaire': columns(16, 3),
  'lucky-thirteen': columns(13, 4),
  'bakers-dozen': columns(13, 4),
  'aces-up': columns(4, 1),
  'beleaguered-castle': columns(8, 6),
  'free-cell': [7, 7, 7, 7, 6, 6, 6, 6],
  'golf-solitaire': columns(7, 5),
  'klondike-solitaire': [1, 2, 3, 4, 5, 6, 7],
  'yukon-solitaire': [1, 6, 7, 8, 9, 10, 11],
  'canfield-solitaire': columns(4, 1),
};

function shuffled(seed: string): string[] {
  const random = alea(seed);
  const cards = [...ALL_CARDS];
  for (let last = 51; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [cards[last], cards[other]] = [cards[other]!, cards[last]!];
  }
  return cards;
}

/** The piles that have cards when a game is dealt. */
function dealt(game: string, deck: readonly string[]): Record<string, string[]> {
  const piles: Record<string, string[]> = {};
  let cards = [...deck];
  if (/^(trefoil|beleaguered)/.test(game)) {
    for (const suit of 'CDHS') piles[`foundation-${suit}`] = [`A${suit}`];
    cards = cards.filter((card) => card[0] !== 'A');
  }
  if (game === 'canfield-solitaire') {
    piles['reserve-1'] = cards.splice(0, 13);
    const [base] = cards.splice(0, 1) as [string];
    piles[`foundation-${base[1]}`] = [base];
  }
  const kind = game === 'pyramid-dozen' ? 'pyramid' : 'tableau';
  for (const [i, size] of SIZES[game]!.entries()) {
    const laid = cards.splice(0, size);
    const isKing = (card: string) => game === 'bakers-dozen' && card[0] === 'K';
    piles[`${kind}-${i + 1}`] = [...laid.filter(isKing), ...laid.filter((card) => !isKing(card))];
  }
  if (game === 'golf-solitaire') piles['waste'] = cards.splice(0, 1);
  return cards.length > 0 ? { ...piles, stock: cards.reverse() } : piles;
}

/** A game as it must have been dealt. Of the state, only the piles' names count, and what the deal was asked for. */
export function lay({ game, seed, deck, options, piles }: State): Table {
  const { recycles, redeals, draw } = options;
  const turns = recycles ?? redeals ?? 0;
  const empty = Object.fromEntries(piles.map(({ id }): [string, string[]] => [id, []]));
  return {
    game,
    seed,
    options,
    piles: { ...empty, ...dealt(game, deck?.split(' ') ?? shuffled(seed)) },
    hidden: HIDING.test(game) ? Object.fromEntries(SIZES[game]!.map((_, i) => [`tableau-${i + 1}`, i])) : {},
    recycles: turns === 'unlimited' ? Infinity : Number(turns),
    redeals: game === 'trefoil-solitaire' ? 2 : 0,
    lifts: draw === true ? 1 : 0,
  };
}

/** What a state shows. */
export const tableOf = (state: State): Table => ({
  ...five.tableOf(state),
  hidden: Object.fromEntries(state.piles.map(({ id, faceDown = 0 }) => [id, faceDown])),
});

const reference = (table: Table) => (examples.isExample(table) ? examples : five);

export const legal = (table: Table): Move[] => reference(table).legal(table);

export const isWon = (table: Table): boolean => reference(table).isWon(table);

export const progressOf = (table: Table): number => reference(table).progressOf(table);

export const after = (table: Table, move: Move): Table => ({ hidden: {}, ...reference(table).after(table, move) });

const turns = ({ recycles, redeals, lifts }: Table) => `${recycles} ${redeals} ${lifts}`;

const pileText = ({ hidden }: Table, id: string, cards: readonly string[]) => `${hidden[id] || ''}:${cards.join('')}`;

/** Tells all that can be seen of a table. */
export const textOf = (table: Table): string =>
  [turns(table), ...Object.entries(table.piles).map(([id, cards]) => pileText(table, id, cards))].join('|');

/** Tells tables apart as far as they play differently. */
export function essenceOf(table: Table): string {
  const alike = examples.alikeIn(table);
  const groups: Record<string, string[]> = {};
  for (const [id, cards] of Object.entries(table.piles)) {
    if (id === 'discard') continue;
    const seen = table.game === 'golf-solitaire' && id === 'waste' ? cards.slice(-1) : cards;
    const kind = alike.find((each) => id.startsWith(each)) ?? id;
    (groups[kind] ??= []).push(pileText(table, id, seen));
  }
  return [turns(table), ...Object.values(groups).map((group) => group.sort().join())].join('|');
}

/** Whether a table of a kind can be reached by moves; `undefined` beyond so many tables. The one that has come furthest is looked at first. */
function reaches(start: Table, bound: number, isGoal: (table: Table) => boolean): boolean | undefined {
  const seen = new Set([essenceOf(start)]);
  const found = [start];
  for (let table = found.pop(); table; table = found.pop()) {
    if (isGoal(table)) return true;
    const next = legal(table).map((move) => after(table, move));
    next.sort((a, b) => progressOf(a) - progressOf(b));
    for (const each of next) {
      const essence = essenceOf(each);
      if (seen.has(essence)) continue;
      seen.add(essence);
      if (seen.size > bound) return undefined;
      found.push(each);
    }
  }
  return false;
}

/** Whether moves lead to progress. */
export const goesOn = (start: Table, bound: number): boolean | undefined =>
  reaches(start, bound, (table) => progressOf(table) > progressOf(start));

export const canBeWon = (start: Table, bound: number): boolean | undefined => reaches(start, bound, isWon);
