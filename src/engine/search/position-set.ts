const FIRST = 1 << 8;
const GROWTH = 8;
/** In slots: 25 MB. */
const LARGEST = 1 << 21;
/** In slots. This many keys can be moved in less than a millisecond. */
const MOVED = 1 << 15;

const LOAD = 0.6;

/** Two halves of a key, and a cost. */
const WIDTH = 3;

/**
 * A set of positions by 64-bit keys, with the lowest cost of each. It takes 40 MB at most. When a table is full, its keys move to a larger
 * one. When a large table is full, a larger one joins it: to move all its keys would block for tens of milliseconds.
 */
export class PositionSet {
  size = 0;
  #tables: Int32Array[];
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
        this.#grow();
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

  #grow(): void {
    const full = this.#table;
    const slots = Math.min((full.length / WIDTH) * GROWTH, LARGEST);
    const larger = new Int32Array(slots * WIDTH);
    this.#free = slots * LOAD;
    if (full.length > MOVED * WIDTH) {
      this.#tables.push(larger);
      return;
    }
    this.#tables = [larger];
    this.size = 0;
    for (let at = 0; at < full.length; at += WIDTH) {
      if (full[at] !== 0) this.add(full[at]!, full[at + 1]!, full[at + 2]);
    }
  }

  #find(hi: number, lo: number): boolean {
    hi |= 0;
    lo |= 0;
    let hash = Math.imul(hi ^ Math.imul(lo, 0x9e3779b1), 0x85ebca6b);
    hash ^= hash >>> 15;
    for (let i = 0; i < this.#tables.length; i++) {
      const table = this.#tables[i]!;
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
