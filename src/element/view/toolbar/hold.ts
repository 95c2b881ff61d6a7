import type { Controls } from '../../controls/controls.js';

/** How long a press is a long one, in milliseconds. */
const LONG = 500;

/** Hears long presses on controls, right clicks, and the key for menus. Such a press does nothing else. */
export class Hold implements EventListenerObject {
  readonly #controls: Controls;
  #timer = 0;

  constructor(controls: Controls) {
    this.#controls = controls;
  }

  handleEvent(event: Event): void {
    clearTimeout(this.#timer);
    const { control } = (event.target as Element).closest<HTMLElement>('[data-control]')?.dataset ?? {};
    const hold = () => this.#controls.hold(control);
    if (event.type === 'pointerdown') this.#timer = window.setTimeout(hold, LONG);
    else if (event.type === 'contextmenu' && hold()) event.preventDefault();
  }
}
