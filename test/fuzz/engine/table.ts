// The twelve games by the references: dealt, played and searched without the engine.
import alea from 'seedrandom/lib/alea.js';
import type { Move, State } from '../../../src/engine.js';
import * as five from '../../engine/reference.js';
import { ALL_CARDS } from '../../engine/table.js';
import * as examples from './examples.js';

export type Table = five.Table & { readonly hidden?: Readonly<Record<string, number>> };

const isExample = (table: Table): table is examples.ExampleTable => table.hidden !== undefined;

function shuffled(seed: string): string[] {
  const random = alea(seed);
  const cards = [...ALL_CARDS];
  for (let last = 51; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [cards[last], cards[other]] = [cards[other]!, cards[last]!];
  }
  return cards;
}

const taken = (cards: string[], kind: string, count: number, each: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${kind}-${i + 1}`, cards.splice(0, each)]));

const aces = (count: number) =>
  Object.fromEntries(Array.from('CDHS', (suit) => [`foundation-${suit}`, count ? [`A${suit}`] : []]));

/** The piles of the five games, from a deck. */
function layFive(game: string, deck: readonly string[]): Record<string, string[]> {
  const cards = [...deck];
  switch (game) {
    case 'trusty-twelve':
      return { ...taken(cards, 'tableau', 12, 1), stock: cards.reverse() };
    case 'pyramid-dozen':
      return { ...taken(cards, 'pyramid', 28, 1), stock: cards.reverse(), waste: [], discard: [] };
    case 'trefoil-solitaire':
      return {
        ...taken(
          cards.filter((card) => card[0] !== 'A'),
          'tableau',
          16,
          3,
        ),
        ...aces(1),
      };
    case 'bakers-dozen': {
      const piles = taken(cards, 'tableau', 13, 4);
      for (const [id, pile] of Object.entries(piles)) {
        piles[id] = [...pile.filter((card) => card[0] === 'K'), ...pile.filter((card) => card[0] !== 'K')];
      }
      return { ...piles, ...aces(0) };
    }
    default:
      return { ...taken(cards, 'tableau', 13, 4), ...aces(0) };
  }
}

/** A game as it is dealt. Of a deck, the codes joined by spaces are the seed. */
export function lay(game: string, { seed, deck }: Pick<State, 'seed' | 'deck'>, options: State['options']): Table {
  const cards = deck === undefined ? shuffled(seed) : deck.split(' ');
  if (examples.examples.includes(game)) return examples.lay(game, seed, cards, options);
  const { recycles = 0, draw } = options;
  return {
    game,
    seed,
    options,
    piles: layFive(game, cards),
    recycles: recycles === 'unlimited' ? Infinity : Number(recycles),
    redeals: game === 'trefoil-solitaire' ? 2 : 0,
    lifts: draw === true ? 1 : 0,
  };
}

export const legal = (table: Table): Move[] => (isExample(table) ? examples.legal(table) : five.legal(table));

export const isWon = (table: Table): boolean => (isExample(table) ? examples.isWon(table) : five.isWon(table));

export const progressOf = (table: Table): number =>
  isExample(table) ? examples.progressOf(table) : five.progressOf(table);

export const after = (table: Table, move: Move): Table =>
  isExample(table) ? examples.after(table, move) : five.after(table, move);

const turns = ({ recycles, redeals, lifts }: Table) => `${recycles} ${redeals} ${lifts}`;

/** Tells all that can be seen of a table. */
export const textOf = (table: Table): string =>
  [
    turns(table),
    ...Object.entries(table.piles).map(([id, cards]) => `${table.hidden?.[id] ?? ''}:${cards.join('')}`),
  ].join('|');

/** Tells tables apart as far as they play differently. */
export function essenceOf(table: Table): string {
  const alike = isExample(table) ? examples.alike(table) : [];
  const groups = new Map<string, string[]>();
  for (const [id, cards] of Object.entries(table.piles)) {
    if (id === 'discard') continue;
    const seen = table.game === 'golf-solitaire' && id === 'waste' ? cards.slice(-1) : cards;
    const kind = alike.find((each) => id.startsWith(each)) ?? id;
    const text = `${table.hidden?.[id] || ''}:${seen.join('')}`;
    const group = groups.get(kind);
    if (group) group.push(text);
    else groups.set(kind, [text]);
  }
  return [turns(table), ...Array.from(groups.values(), (group) => group.sort().join(','))].join('|');
}

/** Looks for progress through all tables that can be reached without it. */
export function goesOn(start: Table, bound: number): boolean | undefined {
  const level = progressOf(start);
  const seen = new Set([essenceOf(start)]);
  const found = [start];
  for (const table of found) {
    for (const move of legal(table)) {
      const next = after(table, move);
      if (progressOf(next) > level) return true;
      const essence = essenceOf(next);
      if (seen.has(essence)) continue;
      seen.add(essence);
      if (seen.size > bound) return undefined;
      found.push(next);
    }
  }
  return false;
}

/** Whether a table can be won; `undefined` beyond the bound. */
export function canBeWon(start: Table, bound: number): boolean | undefined {
  const seen = new Set([essenceOf(start)]);
  const found = [start];
  for (let table = found.pop(); table; table = found.pop()) {
    if (isWon(table)) return true;
    const next = legal(table).map((move) => after(table, move));
    // The one that has come furthest is looked at first.
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
