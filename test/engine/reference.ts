// A plain, slow implementation of the rules to compare the engine with. It shares only the generator, whose shuffles
// other tests fix card by card.
import alea from 'seedrandom/lib/alea.js';
import type { Move, State } from '../../src/engine.js';
import { ALL_CARDS } from './table.js';

export interface Table {
  readonly game: string;
  readonly seed: string;
  readonly options: State['options'];
  readonly piles: Record<string, string[]>;
  readonly recycles: number;
  readonly redeals: number;
  readonly lifts: number;
}

export const tableOf = ({ game, seed, options, piles, recyclesLeft, redealsLeft, liftsLeft }: State): Table => ({
  game,
  seed,
  options,
  piles: Object.fromEntries(piles.map(({ id, cards }) => [id, cards])),
  recycles: recyclesLeft === 'unlimited' ? Infinity : (recyclesLeft ?? 0),
  redeals: redealsLeft ?? 0,
  lifts: liftsLeft ?? 0,
});

const rank = (card: string) => 'A23456789TJQK'.indexOf(card[0]!) + 1;
const top = (cards: string[]) => cards[cards.length - 1];
const ids = ({ piles }: Table, kind: string) => Object.keys(piles).filter((id) => id.startsWith(kind));
const count = (table: Table, kind: string) => ids(table, kind).reduce((sum, id) => sum + table.piles[id]!.length, 0);

export const isWon = (table: Table): boolean =>
  table.game === 'trusty-twelve'
    ? count(table, 'stock') === 0
    : table.game === 'pyramid-dozen'
      ? count(table, 'pyramid') === 0
      : count(table, 'foundation') === 52;

/** Cards dealt, removed from the pyramid, or home, plus redeals and lifts taken. */
export const progressOf = (table: Table): number =>
  (table.game === 'trusty-twelve' ? 0 : count(table, 'foundation') - count(table, 'pyramid')) -
  (table.game === 'trusty-twelve' ? count(table, 'stock') : table.redeals + table.lifts);

function fits(table: Table, card: string, to: string): boolean {
  const onto = top(table.piles[to]!);
  if (to.startsWith('foundation')) return to.endsWith(card[1]!) && rank(card) === (onto ? rank(onto) : 0) + 1;
  if (onto === undefined || rank(card) !== rank(onto) - 1) return false;
  return table.game !== 'trefoil-solitaire' || card[1] === onto[1];
}

function* layings(table: Table): Generator<Move> {
  const tableau = ids(table, 'tableau');
  const targets = [...tableau, ...ids(table, 'foundation')];
  for (const from of tableau) {
    const card = top(table.piles[from]!);
    if (card === undefined) continue;
    for (const to of targets) {
      if (to !== from && fits(table, card, to)) yield { type: 'move', card, from, to };
    }
  }
}

/** Cards n + r and n + r + 1 overlap card n of row r, both counted from 1. */
function isOpen({ piles }: Table, id: string): boolean {
  const n = Number(id.slice('pyramid-'.length));
  const row = [1, 3, 6, 10, 15, 21, 28].findIndex((last) => n <= last) + 1;
  return row === 7 || (piles[`pyramid-${n + row}`]!.length === 0 && piles[`pyramid-${n + row + 1}`]!.length === 0);
}

function* pyramidMoves(table: Table): Generator<Move> {
  const { piles, options } = table;
  const open = [...ids(table, 'pyramid').filter((id) => isOpen(table, id)), 'waste'].filter((id) => top(piles[id]!));
  for (const [i, id] of open.entries()) {
    const card = top(piles[id]!)!;
    if (card[0] === 'Q' || (card[0] === 'K' && options.kings === 'alone')) {
      yield { type: 'remove', cards: [card], from: [id] };
    }
    for (const other of open.slice(i + 1)) {
      const second = top(piles[other]!)!;
      const royal = options.kings === 'with-queen' && ['KQ', 'QK'].includes(card[0]! + second[0]!);
      if (royal || rank(card) + rank(second) === 12) {
        yield { type: 'remove', cards: [card, second], from: [id, other] };
      }
    }
  }
  if (top(piles.stock!)) yield { type: 'draw' };
  else if (top(piles.waste!) && table.recycles > 0) yield { type: 'recycle' };
}

function* turns(table: Table): Generator<Move> {
  if (table.redeals > 0) yield { type: 'redeal' };
  else if (table.lifts > 0) {
    for (const from of ids(table, 'tableau')) {
      for (const card of table.piles[from]!.slice(0, -1)) yield { type: 'lift', card, from };
    }
  }
}

export const legal = (table: Table): Move[] =>
  table.game === 'pyramid-dozen' ? [...pyramidMoves(table)] : [...layings(table), ...turns(table)];

function shuffled(cards: string[], seed: string): string[] {
  const random = alea(seed);
  const left = [...cards];
  for (let last = left.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [left[last], left[other]] = [left[other]!, left[last]!];
  }
  return left;
}

function redealt({ piles, seed, redeals }: Table): Record<string, string[]> {
  const remaining = ALL_CARDS.filter((card) =>
    Object.entries(piles).some(([id, cards]) => id.startsWith('tableau') && cards.includes(card)),
  );
  const cards = shuffled(remaining, `${seed}/redeal-${3 - redeals}`);
  return Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`tableau-${i + 1}`, cards.slice(3 * i, 3 * i + 3)]));
}

export function after(table: Table, move: Move): Table {
  const { piles } = table;
  const without = (id: string, card: string) => piles[id]!.filter((each) => each !== card);
  const becomes = (changed: Record<string, string[]>) => ({ ...table, piles: { ...piles, ...changed } });
  switch (move.type) {
    case 'move': {
      const left = without(move.from, move.card);
      const changed = { [move.from]: left, [move.to]: [...piles[move.to]!, move.card] };
      if (table.game !== 'trusty-twelve' || left.length > 0 || piles.stock!.length === 0) return becomes(changed);
      return becomes({ ...changed, [move.from]: piles.stock!.slice(-1), stock: piles.stock!.slice(0, -1) });
    }
    case 'remove': {
      const left = move.from.map((id, i) => [id, without(id, move.cards[i]!)]);
      return becomes({ ...Object.fromEntries(left), discard: [...piles.discard!, ...move.cards] });
    }
    case 'draw':
      return becomes({ stock: piles.stock!.slice(0, -1), waste: [...piles.waste!, ...piles.stock!.slice(-1)] });
    case 'recycle':
      return { ...becomes({ stock: piles.waste!.toReversed(), waste: [] }), recycles: table.recycles - 1 };
    case 'redeal':
      return { ...becomes(redealt(table)), redeals: table.redeals - 1 };
    case 'lift':
      return {
        ...becomes({ [move.from]: [...without(move.from, move.card), move.card] }),
        lifts: table.lifts - 1,
      };
  }
}
