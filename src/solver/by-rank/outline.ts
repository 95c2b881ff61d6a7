import { type Column, columnsOf, type Id, IDS, inPlace, type Table } from './table.js';

const KING = 12;
const SUITS = 4;

/** The heights of the foundations, four bits a suit, and a bit that keeps them from being 0. */
const NOTHING_HOME = 1 << 16;
export const ALL_HOME = NOTHING_HOME + 0xdddd;

/**
 * What of a position cannot come back: how many cards of each column are still in place, and how high the foundations are. All other cards
 * have moved, and only their ranks count.
 *
 * What can be won can be won in outline. A card that has moved lies on a card of the next rank, each on one of its own. Nothing lies on a
 * card that goes, so the other cards of its rank hold all that lies on one. And where it goes is free, so the cards of the next rank hold
 * less than they can.
 */
export class Outline {
  /** The key, in two parts. */
  places = 0;
  homes = 0;
  /** The number of cards in the way: those in place, except the bottom card of a column. */
  buried = 0;
  readonly #columns: readonly Column[];
  /** By card, its column and how many cards of the column lie beneath it. */
  readonly #columnOf = new Uint8Array(IDS);
  readonly #beneath = new Uint8Array(IDS);
  /** By column, how many cards are in place. */
  readonly #heights: Uint8Array;
  /** By suit, the rank that goes home next. */
  readonly #next = new Uint8Array(SUITS);
  /** By rank, the cards that have moved, and the cards with nothing in place upon them: these, and the tops in place. */
  readonly #moved = new Uint8Array(KING + 1);
  readonly #bare = new Uint8Array(KING + 1);
  /** By suit, a bit for the rank of each bare card. */
  readonly #bareRanks = new Uint16Array(SUITS);
  // For `mayWin`, as if a card that leaves covered nothing.
  readonly #left: Uint8Array;
  readonly #free = new Uint16Array(SUITS);
  readonly #up = new Uint8Array(SUITS);

  /** @param table the position from which the others come. */
  constructor(table: Table) {
    this.#columns = columnsOf(table);
    this.#columns.forEach(({ cards }, column) => {
      cards.forEach((id, beneath) => {
        this.#columnOf[id] = column;
        this.#beneath[id] = beneath;
      });
    });
    this.#heights = new Uint8Array(this.#columns.length);
    this.#left = new Uint8Array(this.#columns.length);
  }

  /** Takes the key and what is buried from a position. The rest waits for {@link lay}. */
  take({ on, next }: Table): void {
    this.places = this.buried = 0;
    for (const { cards, weight } of this.#columns) {
      const count = inPlace(cards, on);
      this.places += weight * count;
      if (count > 1) this.buried += count - 1;
    }
    this.homes = NOTHING_HOME;
    for (let suit = 0; suit < SUITS; suit++) this.homes += (next[suit]! >> 2) << (4 * suit);
  }

  /** The cards of a position that keep those beneath them in place. */
  cardsInTheWay({ on }: Table): Id[] {
    return this.#columns.flatMap(({ cards }) => {
      const count = inPlace(cards, on);
      return count > 1 ? [cards[count - 1]!] : [];
    });
  }

  /** Sets everything up for the key. */
  lay(): void {
    const next = this.#next;
    for (let suit = 0; suit < SUITS; suit++) next[suit] = (this.homes >> (4 * suit)) & 15;
    this.#moved.fill(0);
    this.#bare.fill(0);
    this.#bareRanks.fill(0);
    let places = this.places;
    for (let column = 0; column < this.#columns.length; column++) {
      const { cards } = this.#columns[column]!;
      const height = places % (cards.length + 1);
      places = (places - height) / (cards.length + 1);
      this.#heights[column] = height;
      for (let at = height; at < cards.length; at++) {
        const id = cards[at]!;
        if (id >> 2 < next[id & 3]!) continue;
        this.#moved[id >> 2]!++;
        this.#uncover(id);
      }
      if (height > 0) this.#uncover(cards[height - 1]!);
    }
  }

  #uncover(id: Id): void {
    this.#bare[id >> 2]!++;
    this.#bareRanks[id & 3]! |= 1 << (id >> 2);
  }

  /** Whether the other bare cards of a card's rank can hold all that lies on one. */
  #isFree(rank: number): boolean {
    return rank === 0 || this.#moved[rank - 1]! < this.#bare[rank]!;
  }

  /** Moves the cards home that no other card may want to lie on. Returns whether there were any. */
  moveHome(): boolean {
    const next = this.#next;
    const before = this.homes;
    for (let suit = 0; suit < SUITS; suit++) {
      const safe = Math.min(next[0]!, next[1]!, next[2]!, next[3]!) + 1;
      if (next[suit]! > safe || !this.#mayGoHome(suit)) continue;
      const rank = next[suit]!++;
      const id = 4 * rank + suit;
      const column = this.#columnOf[id]!;
      const height = this.#heights[column]!;
      this.homes += 1 << (4 * suit);
      this.#bare[rank]!--;
      this.#bareRanks[suit]! &= ~(1 << rank);
      if (this.#beneath[id]! >= height) this.#moved[rank]!--;
      else this.#takeTop(column);
      suit = -1;
    }
    return this.homes !== before;
  }

  #takeTop(column: number): void {
    const { cards, rest, weight } = this.#columns[column]!;
    const height = this.#heights[column]!;
    const left = rest[height]!;
    this.#heights[column] = left;
    this.places -= weight * (height - left);
    for (let at = left; at < height - 1; at++) {
      this.#moved[cards[at]! >> 2]!++;
      this.#uncover(cards[at]!);
    }
    if (left > 0) this.#uncover(cards[left - 1]!);
  }

  #mayGoHome(suit: number): boolean {
    const rank = this.#next[suit]!;
    return ((this.#bareRanks[suit]! >> rank) & 1) === 1 && this.#isFree(rank);
  }

  /** Adds the outlines after each move, the most promising last; only one where a move can do no harm. */
  addMoves(open: number[], depth: number): void {
    const columns = this.#columns;
    const first = open.length;
    for (let column = columns.length - 1; column >= 0; column--) {
      const height = this.#heights[column]!;
      if (height < 2) continue;
      const { cards, rest, weight } = columns[column]!;
      const rank = cards[height - 1]! >> 2;
      if (rank === KING || !this.#isFree(rank) || !this.#isFree(rank + 1)) continue;
      const isHarmless = this.#isLaidOut(rank + 1);
      if (isHarmless) open.length = first;
      open.push(this.places - weight * (height - rest[height]!), this.homes, depth);
      if (isHarmless) return;
    }
    for (let suit = SUITS - 1; suit >= 0; suit--) {
      if (!this.#mayGoHome(suit)) continue;
      const id = 4 * this.#next[suit]! + suit;
      const { rest, weight } = columns[this.#columnOf[id]!]!;
      const height = this.#heights[this.#columnOf[id]!]!;
      const taken = this.#beneath[id]! < height ? weight * (height - rest[height]!) : 0;
      open.push(this.places - taken, this.homes + (1 << (4 * suit)), depth);
    }
  }

  /** Whether each card of a rank that is not home has moved, or is the last one in place of its column. */
  #isLaidOut(rank: number): boolean {
    for (let suit = 0; suit < SUITS; suit++) {
      if (rank < this.#next[suit]!) continue;
      const id = 4 * rank + suit;
      const height = this.#heights[this.#columnOf[id]!]!;
      if (this.#beneath[id]! < height && height > 1) return false;
    }
    return true;
  }

  /** Whether all cards in place can leave, if a card that has moved covers nothing. */
  mayWin(): boolean {
    const left = this.#left;
    const free = this.#free;
    const up = this.#up;
    const columns = this.#columns;
    let ranks = 0;
    for (let suit = 0; suit < SUITS; suit++) {
      free[suit] = this.#bareRanks[suit]!;
      up[suit] = this.#next[suit]!;
      ranks |= free[suit]!;
    }
    left.set(this.#heights);
    for (let changed = true; changed;) {
      changed = false;
      for (let suit = 0; suit < SUITS; suit++) {
        while ((free[suit]! >> up[suit]!) & 1) {
          up[suit]!++;
          changed = true;
        }
      }
      let isCovered = false;
      for (let column = 0; column < columns.length; column++) {
        const { cards } = columns[column]!;
        for (; left[column]! > 1; left[column]!--) {
          const id = cards[left[column]! - 1]!;
          if (id >> 2 >= up[id & 3]! && ((ranks >> ((id >> 2) + 1)) & 1) === 0) break;
          const below = cards[left[column]! - 2]!;
          free[below & 3]! |= 1 << (below >> 2);
          ranks |= 1 << (below >> 2);
          changed = true;
        }
        isCovered ||= left[column]! > 1;
      }
      if (!isCovered) return true;
    }
    return false;
  }
}
