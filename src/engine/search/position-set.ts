const FIRST = 1 << 8;
const GROWTH = 8;
/** In slots: 25 MB. */
const LARGEST = 1 << 21;

const LOAD = 0.6;

/** Two halves of a key, and a cost. */
const WIDTH = 3;

/**
 * A set of positions by 64-bit keys, with the lowest cost of each. It takes 40 MB at most. When a table is full, a
 * larger one joins it: to move all keys would block for tens of milliseconds.
 */
export class PositionSet {
  size = 0;
  readonly #tables: Int32Array[];
  #free: number;
  #table: Int32Array;
  #at = 0;

  /** @param first slots of the first table, a power of two. A set that fits into it is fastest. */
  constructor(first = FIRST) {
    this.#table = new Int32Array(first * WIDTH);
    this.#tables = [this.#table];
    this.#free = first * LOAD;
  }

  get full(): boolean {
    return this.#free < 1 && this.#tables.at(-1)!.length === LARGEST * WIDTH;
  }

  has(hi: number, lo: number): boolean {
    return this.#find(hi || 1, lo);
  }

  /** Adds a key if the set is not full. Whether it was new, or known only at a higher cost. */
  add(hi: number, lo: number, cost = 0): boolean {
    // A high half of 0 marks an empty slot.
    hi ||= 1;
    if (this.#find(hi, lo)) {
      if (this.#table[this.#at + 2]! <= cost) return false;
    } else {
      if (this.full) return true;
      if (this.#free < 1) {
        const slots = Math.min((this.#table.length / WIDTH) * GROWTH, LARGEST);
        this.#tables.push(new Int32Array(slots * WIDTH));
        this.#free = slots * LOAD;
        this.#find(hi, lo);
      }
      this.#free--;
      this.size++;
      this.#table[this.#at] = hi;
      this.#table[this.#at + 1] = lo;
    }
    this.#table[this.#at + 2] = cost;
    return true;
  }

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
