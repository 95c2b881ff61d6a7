import { fits, type Id, IDS, NONE, type Table } from './table.js';

/** A column as it lay when a search began. */
export interface Column {
  /** From the bottom. */
  readonly cards: readonly Id[];
  /** By how many of them are in place, how many still are once the top one has left. */
  readonly rest: readonly number[];
  /** What a card in place adds to a key. */
  readonly weight: number;
}

/** How many of the lowest cards stay in place: a card that fits on the one beneath is as good as moved. */
function settled(cards: readonly Id[], count: number): number {
  let rest = count;
  while (rest > 1 && fits(cards[rest - 1]!, cards[rest - 2]!)) rest--;
  return rest;
}

/** How many cards of a column are in place. */
export function inPlace(cards: readonly Id[], on: Uint8Array): number {
  let count = 0;
  for (let below = NONE; count < cards.length && on[cards[count]!] === below; count++) below = cards[count]!;
  return settled(cards, count);
}

export function columnsOf({ on, cover }: Table): Column[] {
  const columns: Column[] = [];
  // 13 columns of four need 31 bits. No other heights need more.
  let weight = 1;
  for (let bottom = 0; bottom < IDS; bottom++) {
    if (on[bottom] !== NONE) continue;
    const cards: Id[] = [];
    for (let id = bottom; id !== NONE; id = cover[id]!) cards.push(id);
    columns.push({ cards, rest: [0, ...cards.map((_, below) => settled(cards, below))], weight });
    weight *= cards.length + 1;
  }
  return columns;
}
