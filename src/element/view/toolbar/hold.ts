/** How long a press is a long one, in milliseconds. */
const LONG = 500;

/** Opens a list by a long press on Hint, a right click, or the key for menus. Such a press does nothing else. */
export class Hold implements EventListenerObject {
  readonly #open: () => boolean;
  #timer = 0;

  /** @param open returns whether there is such a list. */
  constructor(open: () => boolean) {
    this.#open = open;
  }

  handleEvent(event: Event): void {
    clearTimeout(this.#timer);
    if (!(event.target as Element).closest('[data-control=hint]')) return;
    if (event.type === 'pointerdown') this.#timer = window.setTimeout(this.#open, LONG);
    else if (event.type === 'contextmenu' && this.#open()) event.preventDefault();
  }
}
