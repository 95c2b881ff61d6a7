import type { BoardListener } from '../board-state.js';
import type { Cursor } from './cursor.js';
import type { TableInput } from './table-input.js';

/** What keys do on the table. */
export class Keyboard implements EventListenerObject {
  readonly #input: TableInput;
  readonly #cursor: Cursor;
  readonly #listener: BoardListener;

  constructor(input: TableInput, cursor: Cursor, listener: BoardListener) {
    this.#input = input;
    this.#cursor = cursor;
    this.#listener = listener;
  }

  handleEvent(event: KeyboardEvent): void {
    const { key, target, currentTarget } = event;
    const spot = target as HTMLElement;
    // Alone these are keys of a screen reader's as well.
    if (['Alt', 'Control', 'Meta', 'Shift'].includes(key)) return;
    if (event.altKey) return;
    if (key !== 'Tab' && this.#listener.touched(event)) return event.preventDefault();
    if (event.ctrlKey || event.metaKey) {
      if (!this.#listener.key(event)) return;
    } else if (key === 'Escape' || key === 'Backspace') {
      // Some screen readers keep Escape for themselves.
      const { held, isLifting } = this.#input.hand;
      if (held || isLifting) this.#input.act(undefined);
      else if (!this.#listener.key(event)) return;
    } else if (key === 'Enter' || key === ' ') {
      if (!event.repeat) spot.click();
    } else if (!this.#cursor.move(key, currentTarget as HTMLElement, spot) && !this.#listener.key(event)) return;
    event.preventDefault();
  }
}
