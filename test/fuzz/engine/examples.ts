// The examples once more, plain and slow, from the rules that players know. Only types are shared with the engine.
import type { Move } from '../../../src/engine.js';
import type { Table as TableOfFive } from '../../engine/reference.js';

export interface Table extends TableOfFive {
  /** How many cards lie face down in a pile, from the bottom. */
  readonly hidden: Readonly<Record<string, number>>;
}

interface Building {
  /** Whether a column takes a card, and all that lies on it. Without `onto`, the column is empty. */
  takes(this: void, onto: string | undefined, card: string): boolean;
  /** Whether a card leaves its column together with the one that lies on it. */
  joins(this: void, card: string, above: string): boolean;
}

const value = (card: string) => 'A23456789TJQK'.indexOf(card[0]!);
const isRed = (card: string) => card[1] === 'D' || card[1] === 'H';
const top = (cards: readonly string[]) => cards[cards.length - 1];
const homeOf = (card: string) => `foundation-${card[1]}`;
const idsOf = ({ piles }: TableOfFive, kinds: RegExp) => Object.keys(piles).filter((id) => kinds.test(id));
const countIn = (table: TableOfFive, kinds: RegExp) =>
  idsOf(table, kinds).reduce((sum, id) => sum + table.piles[id]!.length, 0);

const alternating = (onto: string, card: string) => value(onto) === value(card) + 1 && isRed(onto) !== isRed(card);
/** A King also goes on an Ace. */
const around = (onto: string, card: string) => (value(onto) + 12) % 13 === value(card) && isRed(onto) !== isRed(card);
const onlyKings = (onto: string | undefined, card: string) => (onto ? alternating(onto, card) : card[0] === 'K');

const BUILDING: Readonly<Record<string, Building>> = {
  'beleaguered-castle': { takes: (onto, card) => !onto || value(onto) === value(card) + 1, joins: () => false },
  'free-cell': { takes: (onto, card) => !onto || alternating(onto, card), joins: alternating },
  'klondike-solitaire': { takes: onlyKings, joins: alternating },
  'yukon-solitaire': { takes: onlyKings, joins: () => true },
  'canfield-solitaire': { takes: (onto, card) => !onto || around(onto, card), joins: around },
};

/** The cards of a pile that may be taken up, each with all that lies on it. */
function runsIn({ piles, hidden }: Table, id: string, joins: Building['joins']): { card: string; count: number }[] {
  const cards = piles[id]!;
  const runs = [];
  for (let at = cards.length - 1; at >= (hidden[id] ?? 0); at--) {
    const above = cards[at + 1];
    if (above && !(id.startsWith('tableau') && joins(cards[at]!, above))) break;
    runs.push({ card: cards[at]!, count: cards.length - at });
  }
  return runs;
}

function* buildingMoves(table: Table, { takes, joins }: Building): Generator<Move> {
  const { game, piles } = table;
  const columns = idsOf(table, /^tableau/);
  const isFree = (id: string) => piles[id]!.length === 0;
  const cells = idsOf(table, /^cell/).filter(isFree);
  const first = idsOf(table, /^foundation/).flatMap((id) => piles[id]!.slice(0, 1))[0];
  const base = game === 'canfield-solitaire' ? value(first!) : 0;
  // A run moves card by card, by way of free cells and columns.
  const roomFor = (to: string) =>
    game === 'free-cell' ? (cells.length + 1) * 2 ** columns.filter((id) => id !== to && isFree(id)).length : Infinity;
  for (const from of idsOf(table, /^(tableau|cell|reserve|waste)/)) {
    const card = top(piles[from]!);
    if (!card) continue;
    const home = homeOf(card);
    if ((value(card) - base + 13) % 13 === piles[home]!.length) yield { type: 'move', card, from, to: home };
    if (columns.includes(from)) for (const to of cells) yield { type: 'move', card, from, to };
    for (const run of runsIn(table, from, joins)) {
      for (const to of columns) {
        if (to === from || run.count > roomFor(to) || !takes(top(piles[to]!), run.card)) continue;
        yield { type: 'move', card: run.card, from, to, ...(run.count > 1 && { count: run.count }) };
      }
    }
  }
}

function* acesUpMoves(table: Table): Generator<Move> {
  const { piles } = table;
  const columns = idsOf(table, /^tableau/);
  const tops = columns.flatMap((id) => top(piles[id]!) ?? []);
  const height = (card: string) => (card[0] === 'A' ? 13 : value(card));
  for (const from of columns) {
    const card = top(piles[from]!);
    if (!card) continue;
    const isCovered = tops.some((other) => other[1] === card[1] && height(other) > height(card));
    if (isCovered) yield { type: 'remove', cards: [card], from: [from] };
    for (const to of columns) if (piles[to]!.length === 0) yield { type: 'move', card, from, to };
  }
}

function* golfMoves(table: Table): Generator<Move> {
  const { piles } = table;
  for (const from of idsOf(table, /^tableau/)) {
    const card = top(piles[from]!);
    if (card && Math.abs(value(card) - value(top(piles['waste']!)!)) === 1)
      yield { type: 'move', card, from, to: 'waste' };
  }
}

export const isExample = ({ game }: TableOfFive): boolean => game in BUILDING || /^(aces-up|golf)/.test(game);

export function legal(table: Table): Move[] {
  const { game, piles, recycles } = table;
  const building = BUILDING[game];
  const moves = [
    ...(building ? buildingMoves(table, building) : game === 'aces-up' ? acesUpMoves(table) : golfMoves(table)),
  ];
  if (piles['stock']?.length) moves.push({ type: 'draw' });
  else if (piles['waste']?.length && recycles > 0) moves.push({ type: 'recycle' });
  return moves;
}

export function isWon(table: Table): boolean {
  if (table.game === 'aces-up') return countIn(table, /^discard/) === 48;
  return table.game === 'golf-solitaire' ? countIn(table, /^tableau/) === 0 : countIn(table, /^foundation/) === 52;
}

export function progressOf(table: Table): number {
  if (table.game === 'golf-solitaire') return -countIn(table, /^tableau/);
  const hidden = Object.values(table.hidden).reduce((sum, each) => sum + each, 0);
  return countIn(table, /^(foundation|discard)/) - countIn(table, /^reserve/) - hidden;
}

/** Piles that can change places, by what their ids begin with. */
export const alikeIn = ({ game }: TableOfFive): string[] =>
  game === 'free-cell' ? ['tableau', 'cell'] : game in BUILDING ? ['tableau'] : [];

export function after(table: Table, move: Move): Table {
  const piles = { ...table.piles };
  const shift = (from: string, to: string, count = 1) => {
    const cards = piles[from]!;
    const left = cards.length - count;
    piles[from] = cards.slice(0, left);
    piles[to] = [...piles[to]!, ...cards.slice(left)];
  };
  const columns = idsOf(table, /^tableau/);
  switch (move.type) {
    case 'move':
      shift(move.from, move.to, move.count);
      break;
    case 'remove':
      for (const from of move.from) shift(from, 'discard');
      break;
    case 'draw': {
      const draws = Array<string>(Number(table.options['draw'] ?? 1)).fill('waste');
      for (const to of table.game === 'aces-up' ? columns : draws) if (piles['stock']!.length > 0) shift('stock', to);
      break;
    }
    case 'recycle':
      return {
        ...table,
        piles: { ...piles, stock: piles['waste']!.toReversed(), waste: [] },
        recycles: table.recycles - 1,
      };
    case 'redeal':
    case 'lift':
      throw new Error(`${table.game} has no ${move.type}`);
  }
  // Empty columns take cards of the reserve at once.
  for (const id of columns) if (piles[id]!.length === 0 && piles['reserve-1']?.length) shift('reserve-1', id);
  // The top card of a column never lies face down.
  const hidden = Object.fromEntries(
    Object.entries(table.hidden).map(([id, count]) => [id, Math.min(count, Math.max(0, piles[id]!.length - 1))]),
  );
  return { ...table, piles, hidden };
}
