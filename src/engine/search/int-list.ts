/** How many numbers a block holds, as a power of two. */
const BITS = 12;
const MASK = (1 << BITS) - 1;

/** A growing list of 32-bit numbers in blocks of 16 KB. Nothing is ever moved, so no step takes long. */
export class IntList {
  length = 0;
  readonly #blocks: Int32Array[] = [];

  get(index: number): number {
    return this.#blocks[index >> BITS]![index & MASK]!;
  }

  push(value: number): void {
    const index = this.length++;
    if ((index & MASK) === 0) this.#blocks.push(new Int32Array(MASK + 1));
    this.#blocks[index >> BITS]![index & MASK] = value;
  }
}
