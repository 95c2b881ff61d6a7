/** The open nodes of a search, the nearest to a win first. Ties go to the latest. */
export class Nearest<Item> {
  /** No distance is less. After {@link take} it is that of what was taken. */
  least = 0;
  readonly #items: Item[][] = [];

  add(item: Item, distance: number): void {
    (this.#items[distance] ??= []).push(item);
    this.least = Math.min(this.least, distance);
  }

  /** Takes the nearest. `undefined`: there is none. */
  take(): Item | undefined {
    while (this.least < this.#items.length && !this.#items[this.least]?.length) this.least++;
    return this.#items[this.least]?.pop();
  }
}
