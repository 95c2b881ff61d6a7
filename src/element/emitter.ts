/** Tells its listeners what happens, in the order in which they came. */
export class Emitter<Update> {
  readonly #listeners: ((update: Update) => void)[] = [];

  subscribe(listener: (update: Update) => void): void {
    this.#listeners.push(listener);
  }

  emit(update: Update): void {
    for (const listener of this.#listeners) listener(update);
  }
}
