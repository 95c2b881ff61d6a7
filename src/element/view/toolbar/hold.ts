/** How long a press is a long one, in milliseconds. */
const LONG = 500;

/** The controls that have a list of their own. */
export type Held = 'hint' | 'new';

/** Opens a list by a long press on Hint or New, a right click, or the key for menus. Such a press does nothing else. */
export class Hold implements EventListenerObject {
  readonly #open: (control: Held) => boolean;
  #timer = 0;

  /** @param open returns whether there is such a list. */
  constructor(open: (control: Held) => boolean) {
    this.#open = open;
  }

  handleEvent(event: Event): void {
    clearTimeout(this.#timer);
    const tool = (event.target as Element).closest<HTMLElement>('[data-control=hint], [data-control=new]');
    if (!tool) return;
    const open = () => this.#open(tool.dataset['control'] as Held);
    if (event.type === 'pointerdown') this.#timer = window.setTimeout(open, LONG);
    else if (event.type === 'contextmenu' && open()) event.preventDefault();
  }
}
