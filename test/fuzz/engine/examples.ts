// The examples once more, plain and slow, from the rules that players know. Only types are shared with the engine.
import type { Move } from '../../../src/engine.js';
import type { Table as TableOfFive } from '../../engine/reference.js';

export interface Table extends TableOfFive {
  /** How many cards lie face down in a pile, from the bottom. */
  readonly hidden: Readonly<Record<string, number>>;
}

/** One of the examples, as players know it. */
interface Example {
  /** Takes cards from the front of a deck to their piles. Those that are left are the stock. */
  deal(this: void, cards: string[]): Record<string, string[]>;
  /** Whether the first column has no card face down, the second one, and so on. */
  readonly hides?: boolean;
  /** How columns are built. Without it, `moves` has all moves but those of stock and waste. */
  readonly building?: Building;
  moves?(this: void, table: Table): Iterable<Move>;
  /** Whether the stock deals a card to each column. */
  readonly dealsRows?: boolean;
  /** Whether the foundations may begin with any rank. */
  readonly anyBase?: boolean;
  /** Without it, a game is won when all cards are on the foundations. */
  isWon?(this: void, table: Table): boolean;
  progress?(this: void, table: Table): number;
  /** A pile of whose cards only the top one matters. */
  readonly buries?: string;
  /** If cards may lie anywhere: piles they lie in when few are left. Some columns are not among them, and are empty. */
  readonly endgame?: readonly string[];
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
  const { piles } = table;
  const columns = idsOf(table, /^tableau/);
  const isFree = (id: string) => piles[id]!.length === 0;
  const allCells = idsOf(table, /^cell/);
  const cells = allCells.filter(isFree);
  const first = idsOf(table, /^foundation/).flatMap((id) => piles[id]!.slice(0, 1))[0];
  const base = first ? value(first) : 0;
  // Where there are cells, a run moves card by card, by way of free cells and columns.
  const roomFor = (to: string) =>
    allCells.length > 0 ? (cells.length + 1) * 2 ** columns.filter((id) => id !== to && isFree(id)).length : Infinity;
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

const columns = (count: number, each: number) => Array<number>(count).fill(each);

/** Takes so many cards to each column, or to each pile of another kind. */
export const laid = (cards: string[], sizes: readonly number[], kind = 'tableau'): Record<string, string[]> =>
  Object.fromEntries(sizes.map((size, i) => [`${kind}-${i + 1}`, cards.splice(0, size)]));

/** Takes the Aces to their foundations. */
export const acesHome = (cards: string[]): Record<string, string[]> =>
  Object.fromEntries([...'CDHS'].map((suit) => [`foundation-${suit}`, cards.splice(cards.indexOf(`A${suit}`), 1)]));

export const ids = (kind: string, ...numbers: number[]): string[] => numbers.map((number) => `${kind}-${number}`);

const EXAMPLES: Readonly<Record<string, Example>> = {
  'aces-up': {
    deal: (cards) => laid(cards, columns(4, 1)),
    moves: acesUpMoves,
    dealsRows: true,
    isWon: (table) => countIn(table, /^discard/) === 48,
  },
  'beleaguered-castle': {
    deal: (cards) => ({ ...acesHome(cards), ...laid(cards, columns(8, 6)) }),
    building: { takes: (onto, card) => !onto || value(onto) === value(card) + 1, joins: () => false },
    endgame: ids('tableau', 1, 2, 3, 4, 5, 6, 7, 8),
  },
  'free-cell': {
    deal: (cards) => laid(cards, [7, 7, 7, 7, 6, 6, 6, 6]),
    building: { takes: (onto, card) => !onto || alternating(onto, card), joins: alternating },
    endgame: [...ids('tableau', 1, 2, 3, 4, 5, 6, 7, 8), ...ids('cell', 1, 2, 3, 4)],
  },
  'golf-solitaire': {
    deal: (cards) => ({ ...laid(cards, columns(7, 5)), waste: cards.splice(0, 1) }),
    moves: golfMoves,
    isWon: (table) => countIn(table, /^tableau/) === 0,
    progress: (table) => -countIn(table, /^tableau/),
    buries: 'waste',
  },
  'klondike-solitaire': {
    deal: (cards) => laid(cards, [1, 2, 3, 4, 5, 6, 7]),
    hides: true,
    building: { takes: onlyKings, joins: alternating },
    endgame: [...ids('tableau', 1, 2, 3), 'stock', 'waste', 'stock'],
  },
  'yukon-solitaire': {
    deal: (cards) => laid(cards, [1, 6, 7, 8, 9, 10, 11]),
    hides: true,
    building: { takes: onlyKings, joins: () => true },
    endgame: ids('tableau', 1, 2, 3, 4),
  },
  'canfield-solitaire': {
    deal: (cards) => {
      const reserve = cards.splice(0, 13);
      const [base] = cards.splice(0, 1) as [string];
      return { 'reserve-1': reserve, [homeOf(base)]: [base], ...laid(cards, columns(4, 1)) };
    },
    building: { takes: (onto, card) => !onto || around(onto, card), joins: around },
    anyBase: true,
    endgame: [...ids('tableau', 1, 2, 3, 4), 'reserve-1', 'stock', 'waste'],
  },
};

/** What is known of a game, if it is an example. */
export const exampleOf = (game: string): Example | undefined => EXAMPLES[game];

/** Where cards may lie in an endgame, by game. */
export const ENDGAMES = Object.fromEntries(
  Object.entries(EXAMPLES).flatMap(([game, { endgame }]) => (endgame ? [[game, endgame]] : [])),
);

export function legal(table: Table): Move[] {
  const { game, piles, recycles } = table;
  const { building, moves } = EXAMPLES[game]!;
  const found = [...(building ? buildingMoves(table, building) : moves!(table))];
  if (piles['stock']?.length) found.push({ type: 'draw' });
  else if (piles['waste']?.length && recycles > 0) found.push({ type: 'recycle' });
  return found;
}

export function isWon(table: Table): boolean {
  const { isWon: own } = EXAMPLES[table.game]!;
  return own ? own(table) : countIn(table, /^foundation/) === 52;
}

export function progressOf(table: Table): number {
  const { progress } = EXAMPLES[table.game]!;
  if (progress) return progress(table);
  const hidden = Object.values(table.hidden).reduce((sum, each) => sum + each, 0);
  return countIn(table, /^(foundation|discard)/) - countIn(table, /^reserve/) - hidden;
}

export function after(table: Table, move: Move): Table {
  const piles = { ...table.piles };
  const shift = (from: string, to: string, count = 1) => {
    const cards = piles[from]!;
    const left = cards.length - count;
    piles[from] = cards.slice(0, left);
    piles[to] = [...piles[to]!, ...cards.slice(left)];
  };
  const tableau = idsOf(table, /^tableau/);
  switch (move.type) {
    case 'move':
      shift(move.from, move.to, move.count);
      break;
    case 'remove':
      for (const from of move.from) shift(from, 'discard');
      break;
    case 'draw': {
      const draws = Array<string>(Number(table.options['draw'] ?? 1)).fill('waste');
      const { dealsRows } = EXAMPLES[table.game]!;
      for (const to of dealsRows ? tableau : draws) if (piles['stock']!.length > 0) shift('stock', to);
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
  for (const id of tableau) if (piles[id]!.length === 0 && piles['reserve-1']?.length) shift('reserve-1', id);
  // The top card of a column never lies face down.
  const hidden = Object.fromEntries(
    Object.entries(table.hidden).map(([id, count]) => [id, Math.min(count, Math.max(0, piles[id]!.length - 1))]),
  );
  return { ...table, piles, hidden };
}
