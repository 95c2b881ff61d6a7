// The examples once more, plain and slow, from the rules that players know. Only types are shared with the engine.
import type { Move } from '../../../src/engine.js';
import type { Table } from '../../engine/reference.js';

/** Cards that lie face down, by pile, from the bottom. */
export interface ExampleTable extends Table {
  readonly hidden: Readonly<Record<string, number>>;
}

type Piles = Record<string, string[]>;

const VALUES = 'A23456789TJQK';
const value = (card: string) => VALUES.indexOf(card[0]!);
const isRed = (card: string) => card[1] === 'D' || card[1] === 'H';
const last = (cards: readonly string[]) => cards[cards.length - 1];
const named = (kind: string, count: number) => Array.from({ length: count }, (_, i) => `${kind}-${i + 1}`);
const columns = (count: number) => named('tableau', count);
const FOUNDATIONS = ['foundation-C', 'foundation-D', 'foundation-H', 'foundation-S'];
const homeOf = (card: string) => `foundation-${card[1]}`;

/** Cards from the front of a deck, so many for each column; the rest is the stock, its first card on top. */
function layOut(deck: readonly string[], sizes: readonly number[]): { laid: Piles; rest: string[] } {
  const left = [...deck];
  const laid = Object.fromEntries(sizes.map((size, i) => [`tableau-${i + 1}`, left.splice(0, size)]));
  return { laid, rest: left.reverse() };
}

const empty = (ids: readonly string[]): Piles => Object.fromEntries(ids.map((id) => [id, []]));

interface Rulebook {
  lay(deck: readonly string[]): { piles: Piles; hidden?: Record<string, number> };
  moves(table: ExampleTable): Move[];
  won(table: ExampleTable): boolean;
  progress(table: ExampleTable): number;
  /** Where a draw sends the stock's cards. */
  draws(table: ExampleTable): readonly string[];
  /** Piles that can change places, by what their ids begin with. */
  alike: readonly string[];
}

const isBuilt = (piles: Piles) => FOUNDATIONS.every((id) => piles[id]!.length === 13);
const builtCount = (piles: Piles) => FOUNDATIONS.reduce((sum, id) => sum + piles[id]!.length, 0);

function homeward({ piles }: ExampleTable, from: readonly string[]): Move[] {
  const moves: Move[] = [];
  for (const id of from) {
    const card = last(piles[id]!);
    if (card && value(card) === piles[homeOf(card)]!.length) {
      moves.push({ type: 'move', card, from: id, to: homeOf(card) });
    }
  }
  return moves;
}

const single = (card: string, from: string, to: string): Move => ({ type: 'move', card, from, to });

/** The lengths of the runs on top of a column that lie in alternating colours. */
function alternatingRuns(cards: readonly string[], hidden: number): number[] {
  const lengths: number[] = [];
  for (let at = cards.length - 1; at >= hidden; at--) {
    const above = cards[at + 1];
    if (above && !(value(above) + 1 === value(cards[at]!) && isRed(above) !== isRed(cards[at]!))) break;
    lengths.push(cards.length - at);
  }
  return lengths;
}

const takes = (onto: string, card: string) => value(onto) === value(card) + 1 && isRed(onto) !== isRed(card);

const acesUp: Rulebook = {
  lay(deck) {
    const { laid, rest } = layOut(deck, [1, 1, 1, 1]);
    return { piles: { ...laid, stock: rest, discard: [] } };
  },
  moves({ piles }) {
    const moves: Move[] = [];
    const tops = columns(4).flatMap((id) => last(piles[id]!) ?? []);
    const height = (card: string) => (card[0] === 'A' ? 13 : value(card));
    for (const id of columns(4)) {
      const card = last(piles[id]!);
      if (!card) continue;
      if (tops.some((other) => other[1] === card[1] && height(other) > height(card))) {
        moves.push({ type: 'remove', cards: [card], from: [id] });
      }
      for (const to of columns(4)) if (piles[to]!.length === 0) moves.push(single(card, id, to));
    }
    return piles['stock']!.length > 0 ? [...moves, { type: 'draw' }] : moves;
  },
  won: ({ piles }) => piles['discard']!.length === 48,
  progress: ({ piles }) => piles['discard']!.length,
  draws: () => columns(4),
  alike: [],
};

const golf: Rulebook = {
  lay(deck) {
    const { laid, rest } = layOut(deck, [5, 5, 5, 5, 5, 5, 5]);
    return { piles: { ...laid, stock: rest.slice(0, -1), waste: rest.slice(-1) } };
  },
  moves({ piles }) {
    const moves: Move[] = [];
    const onto = last(piles['waste']!)!;
    for (const id of columns(7)) {
      const card = last(piles[id]!);
      if (card && Math.abs(value(card) - value(onto)) === 1) moves.push(single(card, id, 'waste'));
    }
    return piles['stock']!.length > 0 ? [...moves, { type: 'draw' }] : moves;
  },
  won: ({ piles }) => columns(7).every((id) => piles[id]!.length === 0),
  progress: ({ piles }) => -columns(7).reduce((sum, id) => sum + piles[id]!.length, 0),
  draws: () => ['waste'],
  alike: [],
};

const castle: Rulebook = {
  lay(deck) {
    const { laid } = layOut(
      deck.filter((card) => card[0] !== 'A'),
      Array<number>(8).fill(6),
    );
    return { piles: { ...laid, ...Object.fromEntries(FOUNDATIONS.map((id) => [id, [`A${id.at(-1)}`]])) } };
  },
  moves(table) {
    const { piles } = table;
    const moves = homeward(table, columns(8));
    for (const id of columns(8)) {
      const card = last(piles[id]!);
      if (!card) continue;
      for (const to of columns(8)) {
        const onto = last(piles[to]!);
        if (to !== id && (!onto || value(onto) === value(card) + 1)) moves.push(single(card, id, to));
      }
    }
    return moves;
  },
  won: ({ piles }) => isBuilt(piles),
  progress: ({ piles }) => builtCount(piles),
  draws: () => [],
  alike: ['tableau'],
};

const CELLS = named('cell', 4);

const freeCell: Rulebook = {
  lay(deck) {
    const { laid } = layOut(deck, [7, 7, 7, 7, 6, 6, 6, 6]);
    return { piles: { ...laid, ...empty(CELLS), ...empty(FOUNDATIONS) } };
  },
  moves(table) {
    const { piles } = table;
    const moves = homeward(table, [...columns(8), ...CELLS]);
    const isFree = (id: string) => piles[id]!.length === 0;
    const cells = CELLS.filter(isFree);
    const spaces = columns(8).filter(isFree);
    for (const id of columns(8)) {
      const cards = piles[id]!;
      for (const count of alternatingRuns(cards, 0)) {
        const card = cards[cards.length - count]!;
        for (const to of columns(8)) {
          if (to === id || !(isFree(to) || takes(last(piles[to]!)!, card))) continue;
          const between = spaces.filter((space) => space !== to).length;
          if (count > (cells.length + 1) * 2 ** between) continue;
          moves.push(count === 1 ? single(card, id, to) : ({ ...single(card, id, to), count } as Move));
        }
      }
      if (cards.length > 0) for (const cell of cells) moves.push(single(last(cards)!, id, cell));
    }
    for (const id of CELLS) {
      const card = last(piles[id]!);
      if (!card) continue;
      for (const to of columns(8)) if (isFree(to) || takes(last(piles[to]!)!, card)) moves.push(single(card, id, to));
    }
    return moves;
  },
  won: ({ piles }) => isBuilt(piles),
  progress: ({ piles }) => builtCount(piles),
  draws: () => [],
  alike: ['tableau', 'cell'],
};

const klondike: Rulebook = {
  lay(deck) {
    const sizes = [1, 2, 3, 4, 5, 6, 7];
    const { laid, rest } = layOut(deck, sizes);
    return {
      piles: { ...laid, stock: rest, waste: [], ...empty(FOUNDATIONS) },
      hidden: Object.fromEntries(sizes.map((size) => [`tableau-${size}`, size - 1])),
    };
  },
  moves(table) {
    const { piles, hidden, recycles } = table;
    const moves = homeward(table, [...columns(7), 'waste']);
    const fits = (card: string, to: string) =>
      piles[to]!.length === 0 ? card[0] === 'K' : takes(last(piles[to]!)!, card);
    for (const id of columns(7)) {
      const cards = piles[id]!;
      for (const count of alternatingRuns(cards, hidden[id] ?? 0)) {
        const card = cards[cards.length - count]!;
        for (const to of columns(7)) {
          if (to === id || !fits(card, to)) continue;
          moves.push(count === 1 ? single(card, id, to) : ({ ...single(card, id, to), count } as Move));
        }
      }
    }
    const drawn = last(piles['waste']!);
    if (drawn) for (const to of columns(7)) if (fits(drawn, to)) moves.push(single(drawn, 'waste', to));
    if (piles['stock']!.length > 0) moves.push({ type: 'draw' });
    else if (drawn && recycles > 0) moves.push({ type: 'recycle' });
    return moves;
  },
  won: ({ piles }) => isBuilt(piles),
  progress: ({ piles, hidden }) => builtCount(piles) - Object.values(hidden).reduce((sum, each) => sum + each, 0),
  draws: ({ options }) => Array<string>(Number(options['draw'])).fill('waste'),
  alike: ['tableau'],
};

/** The lengths of the groups on top of a column that may be taken up: each face-up card with all that lies on it. */
const anyGroups = (cards: readonly string[], hidden: number): number[] =>
  Array.from({ length: cards.length - hidden }, (_, i) => i + 1);

const yukon: Rulebook = {
  lay(deck) {
    const { laid } = layOut(deck, [1, 6, 7, 8, 9, 10, 11]);
    return {
      piles: { ...laid, ...empty(FOUNDATIONS) },
      hidden: Object.fromEntries(columns(7).map((id, i) => [id, i])),
    };
  },
  moves(table) {
    const { piles, hidden } = table;
    const moves = homeward(table, columns(7));
    for (const id of columns(7)) {
      const cards = piles[id]!;
      for (const count of anyGroups(cards, hidden[id] ?? 0)) {
        const card = cards[cards.length - count]!;
        for (const to of columns(7)) {
          const onto = last(piles[to]!);
          if (to === id || !(onto ? takes(onto, card) : card[0] === 'K')) continue;
          moves.push(count === 1 ? single(card, id, to) : ({ ...single(card, id, to), count } as Move));
        }
      }
    }
    return moves;
  },
  won: ({ piles }) => isBuilt(piles),
  progress: ({ piles, hidden }) => builtCount(piles) - Object.values(hidden).reduce((sum, each) => sum + each, 0),
  draws: () => [],
  alike: ['tableau'],
};

/** As `takes`, where a King also goes on an Ace. */
const takesAround = (onto: string, card: string) =>
  (value(onto) + 12) % 13 === value(card) && isRed(onto) !== isRed(card);

const canfield: Rulebook = {
  lay(deck) {
    const [base] = deck.slice(13, 14) as [string];
    return {
      piles: {
        ...layOut(deck.slice(14), [1, 1, 1, 1]).laid,
        'reserve-1': deck.slice(0, 13),
        stock: deck.slice(18).reverse(),
        waste: [],
        ...empty(FOUNDATIONS),
        [homeOf(base)]: [base],
      },
    };
  },
  moves({ piles, recycles }) {
    const moves: Move[] = [];
    const base = FOUNDATIONS.flatMap((id) => piles[id]!.slice(0, 1).map(value))[0]!;
    const goesHome = (card: string) => (value(card) - base + 13) % 13 === piles[homeOf(card)]!.length;
    const singles = ['reserve-1', 'waste'];
    for (const id of [...columns(4), ...singles]) {
      const card = last(piles[id]!);
      if (card && goesHome(card)) moves.push(single(card, id, homeOf(card)));
      for (const to of columns(4)) {
        const onto = last(piles[to]!);
        if (card && singles.includes(id) && (!onto || takesAround(onto, card))) moves.push(single(card, id, to));
      }
    }
    for (const id of columns(4)) {
      const cards = piles[id]!;
      for (let at = cards.length - 1; at >= 0; at--) {
        const above = cards[at + 1];
        if (above && !takesAround(cards[at]!, above)) break;
        for (const to of columns(4)) {
          const onto = last(piles[to]!);
          if (to === id || (onto && !takesAround(onto, cards[at]!))) continue;
          const move = single(cards[at]!, id, to);
          moves.push(above ? ({ ...move, count: cards.length - at } as Move) : move);
        }
      }
    }
    if (piles['stock']!.length > 0) moves.push({ type: 'draw' });
    else if (piles['waste']!.length > 0 && recycles > 0) moves.push({ type: 'recycle' });
    return moves;
  },
  won: ({ piles }) => isBuilt(piles),
  progress: ({ piles }) => builtCount(piles) - piles['reserve-1']!.length,
  draws: ({ options }) => Array<string>(Number(options['draw'])).fill('waste'),
  alike: ['tableau'],
};

/** Empty columns take cards of the reserve at once. */
function refill(piles: Piles): void {
  for (const id of Object.keys(piles)) {
    const reserve = piles['reserve-1'];
    if (!reserve?.length || !id.startsWith('tableau') || piles[id]!.length > 0) continue;
    piles[id] = reserve.slice(-1);
    piles['reserve-1'] = reserve.slice(0, -1);
  }
}

const RULEBOOKS: Readonly<Record<string, Rulebook>> = {
  'aces-up': acesUp,
  'golf-solitaire': golf,
  'beleaguered-castle': castle,
  'free-cell': freeCell,
  'klondike-solitaire': klondike,
  'yukon-solitaire': yukon,
  'canfield-solitaire': canfield,
};

export const examples: readonly string[] = Object.keys(RULEBOOKS);

const bookOf = ({ game }: Table) => RULEBOOKS[game]!;

export function lay(game: string, seed: string, deck: readonly string[], options: Table['options']): ExampleTable {
  const { piles, hidden = {} } = RULEBOOKS[game]!.lay(deck);
  const turns = options['redeals'];
  const recycles = turns === 'unlimited' ? Infinity : Number(turns ?? 0);
  return { game, seed, options, piles, hidden, recycles, redeals: 0, lifts: 0 };
}

export const legal = (table: ExampleTable): Move[] => bookOf(table).moves(table);

export const isWon = (table: ExampleTable): boolean => bookOf(table).won(table);

export const progressOf = (table: ExampleTable): number => bookOf(table).progress(table);

export const alike = ({ game }: Table): readonly string[] => RULEBOOKS[game]!.alike;

export function after(table: ExampleTable, move: Move): ExampleTable {
  const piles = { ...table.piles };
  const shift = (from: string, to: string, count: number) => {
    const cards = piles[from]!;
    const left = cards.length - count;
    piles[from] = cards.slice(0, left);
    piles[to] = [...piles[to]!, ...cards.slice(left)];
  };
  switch (move.type) {
    case 'move':
      shift(move.from, move.to, move.count ?? 1);
      break;
    case 'remove':
      for (const from of move.from) shift(from, 'discard', 1);
      break;
    case 'draw':
      for (const to of bookOf(table).draws(table)) if (piles['stock']!.length > 0) shift('stock', to, 1);
      break;
    case 'recycle':
      piles['stock'] = [...piles['waste']!].reverse();
      piles['waste'] = [];
      return { ...table, piles, recycles: table.recycles - 1 };
    case 'redeal':
    case 'lift':
      throw new Error(`${table.game} has no ${move.type}`);
  }
  refill(piles);
  // The top card of a column never lies face down.
  const hidden = Object.fromEntries(
    Object.entries(table.hidden).map(([id, count]) => [id, Math.min(count, Math.max(0, piles[id]!.length - 1))]),
  );
  return { ...table, piles, hidden };
}
