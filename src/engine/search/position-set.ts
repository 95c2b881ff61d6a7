/**
 * The slots of the first table where nothing else is said, how many times larger each table is than the one before, and the slots of
 * the largest: 25 MB.
 */
const FIRST = 1 << 8;
const GROWTH = 8;
const LARGEST = 1 << 21;

/** How much of its slots a table may fill. */
const LOAD = 0.6;

/** A slot holds two halves of a key and a cost. */
const WIDTH = 3;

/**
 * A set of positions by 64-bit keys, in two halves of 32 bits, and what each has cost at best. It starts small; where it is full it
 * goes on in a larger table instead of moving into it, which would take tens of milliseconds at once. 40 MB are its bound.
 */
export class PositionSet {
  size = 0;
  readonly #tables: Int32Array[];
  #room: number;
  #table: Int32Array;
  #at = 0;

  /** @param first the slots of its first table, a power of two: as many as a search is likely to need is soonest looked through */
  constructor(first = FIRST) {
    this.#table = new Int32Array(first * WIDTH);
    this.#tables = [this.#table];
    this.#room = first * LOAD;
  }

  /** Whether the set can take no more. */
  get full(): boolean {
    return this.#room < 1 && this.#tables.at(-1)!.length === LARGEST * WIDTH;
  }

  has(hi: number, lo: number): boolean {
    return this.#find(hi || 1, lo);
  }

  /** Adds a key, if the set is not full; whether it was new, or known only at a higher cost. */
  add(hi: number, lo: number, cost = 0): boolean {
    // A high half of zero is the mark of an empty slot.
    hi ||= 1;
    if (this.#find(hi, lo)) {
      if (this.#table[this.#at + 2]! <= cost) return false;
    } else {
      if (this.full) return true;
      if (this.#room < 1) {
        const slots = Math.min((this.#table.length / WIDTH) * GROWTH, LARGEST);
        this.#tables.push(new Int32Array(slots * WIDTH));
        this.#room = slots * LOAD;
        this.#find(hi, lo);
      }
      this.#room--;
      this.size++;
      this.#table[this.#at] = hi;
      this.#table[this.#at + 1] = lo;
    }
    this.#table[this.#at + 2] = cost;
    return true;
  }

  /** Goes to where a key is, or else to where it would be put in the last table. */
  #find(hi: number, lo: number): boolean {
    hi |= 0;
    lo |= 0;
    let hash = Math.imul(hi ^ Math.imul(lo, 0x9e3779b1), 0x85ebca6b);
    hash ^= hash >>> 15;
    for (const table of this.#tables) {
      const last = table.length / WIDTH - 1;
      let slot = hash & last;
      let at = slot * WIDTH;
      for (; table[at] !== 0; at = slot * WIDTH) {
        if (table[at] === hi && table[at + 1] === lo) break;
        slot = (slot + 1) & last;
      }
      this.#table = table;
      this.#at = at;
      if (table[at] !== 0) return true;
    }
    return false;
  }
}
