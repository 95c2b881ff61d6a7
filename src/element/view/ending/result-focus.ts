import type { ReactiveElement } from 'lit';
import { untilTomorrow } from '../../../days/day.js';
import { keepInSight } from '../widgets/keep-in-sight.js';

/** In milliseconds. */
const MINUTE = 60_000;

/** Follows the sheet or strip after a game as it comes and goes: with the focus, where it is seen, and as high as it is. */
export class ResultFocus {
  readonly #host: ReactiveElement;
  readonly #focusTable: () => void;
  /** What was shown last, and whether table or sheet had the focus before this update. */
  #shown: Element | null = null;
  #hadFocus = false;
  #minute = 0;

  constructor(host: ReactiveElement, focusTable: () => void) {
    this.#host = host;
    this.#focusTable = focusTable;
  }

  update(): void {
    this.#hadFocus = !!(this.#host.renderRoot as ShadowRoot).activeElement?.closest(
      '.table, .result, .strip, .transport',
    );
  }

  /**
   * A reader who plays by keys continues at the first button, and from there back on the table. Nothing else loses the focus.
   *
   * @param isCounting whether it tells how many minutes there are to the next deal.
   */
  updated(isCounting: boolean): void {
    const { activeElement } = this.#host.renderRoot as ShadowRoot;
    const sheet = this.#host.renderRoot.querySelector<HTMLElement>('.result');
    if (this.#hadFocus && (sheet !== this.#shown || !activeElement)) {
      if (sheet) sheet.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
      else this.#focusTable();
    }
    if (sheet && sheet !== this.#shown) keepInSight(sheet);
    this.#shown = sheet;
    if (sheet?.matches('.strip')) sheet.parentElement!.style.setProperty('--_strip', `${sheet.offsetHeight}px`);
    this.disconnected();
    if (isCounting) this.#minute = window.setTimeout(() => this.#host.requestUpdate(), untilTomorrow() % MINUTE);
  }

  disconnected(): void {
    clearTimeout(this.#minute);
  }
}
