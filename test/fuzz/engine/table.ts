// The twelve games by the references: dealt, played and searched without the engine.
import alea from 'seedrandom/lib/alea.js';
import type { Move, State } from '../../../src/engine.js';
import * as five from '../../engine/reference.js';
import { ALL_CARDS } from '../../engine/table.js';
import * as examples from './examples.js';

export type Table = examples.Table;

/** How many cards each pile of the five is dealt. */
const SIZES: Readonly<Record<string, readonly number[]>> = {
  'trusty-twelve': Array<number>(12).fill(1),
  'pyramid-dozen': Array<number>(28).fill(1),
  'trefoil-solitaire': Array<number>(16).fill(3),
  'lucky-thirteen': Array<number>(13).fill(4),
  'bakers-dozen': Array<number>(13).fill(4),
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

/** Microsoft's deal of a number, as FreeCell's columns one after the other. In BigInts, whose products are exact. */
function microsoft(number: string): string[] {
  const pack = [...'A23456789TJQK'].flatMap((rank) => [...'CDHS'].map((suit) => rank + suit));
  const columns = Array.from({ length: 8 }, (): string[] => []);
  let state = BigInt(number);
  for (let dealt = 0; pack.length > 0; dealt++) {
    state = (state * 214_013n + 2_531_011n) % 2n ** 31n;
    const place = Number((state >> 16n) % BigInt(pack.length));
    [pack[place], pack[pack.length - 1]] = [pack.at(-1)!, pack[place]!];
    columns[dealt % 8]!.push(pack.pop()!);
  }
  return columns.flat();
}

/** The deck that a seed stands for. */
const deckOf = (game: string, seed: string): string[] =>
  game === 'free-cell' && /^[1-9]\d*$/.test(seed) && Number(seed) < 2 ** 31 ? microsoft(seed) : shuffled(seed);

/** One of the five, as an example is dealt: takes the cards from a deck. */
function dealFive(game: string, cards: string[]): Record<string, string[]> {
  const home = game === 'trefoil-solitaire' ? examples.acesHome(cards) : {};
  const piles = examples.laid(cards, SIZES[game]!, game === 'pyramid-dozen' ? 'pyramid' : 'tableau');
  if (game !== 'bakers-dozen') return { ...home, ...piles };
  const isKing = (card: string) => card[0] === 'K';
  const sunk = (pile: string[]) => [...pile.filter(isKing), ...pile.filter((card) => !isKing(card))];
  return Object.fromEntries(Object.entries(piles).map(([id, pile]) => [id, sunk(pile)]));
}

/** The piles that have cards when a game is dealt. */
function dealt(game: string, deck: readonly string[]): Record<string, string[]> {
  const cards = [...deck];
  const piles = examples.exampleOf(game)?.deal(cards) ?? dealFive(game, cards);
  return cards.length > 0 ? { ...piles, stock: cards.reverse() } : piles;
}

/** A game as it must have been dealt. Of the state, only the piles' names count, and what the deal was asked for. */
export function lay({ game, seed, deck, options, piles }: State): Table {
  const { recycles, redeals, draw } = options;
  const turns = recycles ?? redeals ?? 0;
  const empty = Object.fromEntries(piles.map(({ id }): [string, string[]] => [id, []]));
  const columns = examples.exampleOf(game)?.hides ? piles.filter(({ kind }) => kind === 'tableau') : [];
  return {
    game,
    seed,
    options,
    piles: { ...empty, ...dealt(game, deck?.split(' ') ?? deckOf(game, seed)) },
    hidden: Object.fromEntries(columns.map(({ id }, i) => [id, i])),
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

const reference = (table: Table) => (examples.exampleOf(table.game) ? examples : five);

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
  const { building, buries } = examples.exampleOf(table.game) ?? {};
  // Where columns are built, they can change places, and cells can.
  const alike = building ? ['tableau', 'cell'] : [];
  const groups: Record<string, string[]> = {};
  for (const [id, cards] of Object.entries(table.piles)) {
    if (id === 'discard') continue;
    const seen = id === buries ? cards.slice(-1) : cards;
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
