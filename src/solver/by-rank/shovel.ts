import { type Id, type Table, HOME, IDS, NONE } from './table.js';

/** How many moves mix the cards. */
const MIXING = 20;

/**
 * Brings up cards on a table.
 *
 * When the top card of a pile goes onto another one, the piles have exchanged the ranks of their tops, and can exchange them back. Tops
 * whose ranks have no gap form a block. Among its piles each card that has moved can be brought up, if there is a top of its rank. How the
 * cards lie in a block doesn't matter as long as it doesn't split.
 */
export class Shovel {
  /** The moves since {@link begin}: the card, and what it went onto. */
  readonly moves: [id: Id, to: number][] = [];
  readonly #from: number[] = [];
  readonly #table: Table;
  readonly #random: () => number;
  /** A bit for the rank of each top when the shovel began. */
  #ranks = 0;

  constructor(table: Table, random: () => number) {
    this.#table = table;
    this.#random = random;
  }

  begin(): void {
    this.moves.length = this.#from.length = 0;
    this.#ranks = this.#ranksOfTops();
  }

  play(id: Id, to: number): true {
    this.moves.push([id, to]);
    this.#from.push(this.#table.on[id]!);
    this.#table.move(id, to);
    return true;
  }

  /** Takes moves back until `length` are left. */
  takeBack(length = 0): void {
    while (this.moves.length > length) this.#table.move(this.moves.pop()![0], this.#from.pop()!);
  }

  /** Moves the cards home that are safe there. */
  moveHome(): void {
    for (let id; (id = this.#table.nextHome()) !== undefined;) this.play(id, HOME);
  }

  /** Moves all cards away that lie on a card. Whether that was possible. */
  bringUp(id: Id): boolean {
    const { cover } = this.#table;
    while (cover[id] !== NONE) {
      let top = id;
      while (cover[top] !== NONE) top = cover[top]!;
      if (!this.moveOff(top)) return false;
    }
    return true;
  }

  /** Moves a top card onto one of the next rank. Whether there was one. */
  moveOff(id: Id): boolean {
    const first = (id | 3) + 1;
    if (first >= IDS) return false;
    const turn = Math.floor(4 * this.#random());
    for (let i = 0; i < 4; i++) {
      const to = first + ((i + turn) & 3);
      if (this.#table.isTop(to)) return this.play(id, to);
    }
    return false;
  }

  /** Moves cards within their blocks at random. */
  mix(): void {
    const { on } = this.#table;
    for (let i = 0; i < MIXING; i++) {
      const { tops } = this.#table;
      const id = tops[Math.floor(tops.length * this.#random())]!;
      if (on[id]! < IDS && on[id]! >> 2 === (id >> 2) + 1) this.moveOff(id);
    }
  }

  /** Whether a block has split since the shovel began. */
  get hasSplit(): boolean {
    const ranks = this.#ranksOfTops();
    const gone = this.#ranks & ~ranks;
    return (gone & (ranks << 1) & (ranks >> 1)) !== 0;
  }

  /** A number for which block each card lies in. */
  blocks(): number {
    const { tops, on } = this.#table;
    const ranks = this.#ranksOfTops();
    let sum = 0;
    for (const top of tops) {
      let lowest = top >> 2;
      while (lowest > 0 && (ranks >> (lowest - 1)) & 1) lowest--;
      for (let id = top; id !== NONE; id = on[id]!) {
        const x = Math.imul(64 * lowest + id + 1, 0x9e3779b1);
        sum = (sum + Math.imul(x ^ (x >>> 15), 0x85ebca6b)) | 0;
      }
    }
    return sum;
  }

  #ranksOfTops(): number {
    let ranks = 0;
    for (const id of this.#table.tops) ranks |= 1 << (id >> 2);
    return ranks;
  }
}
