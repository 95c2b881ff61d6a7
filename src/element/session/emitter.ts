/** Tells its listeners what happens, in the order in which they came. */
export class Emitter<Happening> {
  readonly #listeners: ((happening: Happening) => void)[] = [];

  subscribe(listener: (happening: Happening) => void): void {
    this.#listeners.push(listener);
  }

  emit(happening: Happening): void {
    for (const listener of this.#listeners) listener(happening);
  }
}
