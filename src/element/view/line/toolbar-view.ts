import { html, nothing, type TemplateResult } from 'lit';
import { windowOf } from '../../../board/layout/window.js';
import type { Bar } from '../../../show/controls/controls.js';
import { toolView } from '../widgets/buttons.js';

/** How long a press is a long one, in milliseconds. */
const LONG = 500;

/** Whether a bar in a given height stands below the table: as its styles have it, on a phone that is held upright. */
export const isAtLowerEdge = (host: Element): boolean =>
  windowOf(host).matchMedia('(orientation: portrait) and (width < 600px)').matches;

/** The bar of buttons. A long press, a right click and the key for menus open what a button has for them, and do nothing else. */
export class ToolbarView implements EventListenerObject {
  #bar: Bar | undefined;
  #timer = 0;

  /**
   * @param hasButtons whether it has more than the captions. Far from the window these will do, unless the table gets what the bar
   * leaves.
   */
  render(bar: Bar | undefined, hasButtons: boolean): TemplateResult | typeof nothing {
    this.#bar = bar;
    if (!bar) return nothing;
    const { label, buttons } = bar;
    if (!hasButtons)
      return html`<div class="toolbar" part="toolbar">
        <span class="label" .textContent=${buttons.map(({ caption }) => caption).join(' ')}></span>
      </div>`;
    return html`
      <div
        class="toolbar"
        part="toolbar"
        role="group"
        aria-label=${label}
        @contextmenu=${this}
        @pointerdown=${this}
        @pointerup=${this}
        @pointerout=${this}
      >
        ${buttons.map((button) => toolView(button))}
      </div>
    `;
  }

  handleEvent(event: Event): void {
    clearTimeout(this.#timer);
    const { control } = (event.target as Element).closest<HTMLElement>('[data-control]')?.dataset ?? {};
    const hold = () => this.#bar?.hold(control);
    if (event.type === 'pointerdown') this.#timer = window.setTimeout(hold, LONG);
    else if (event.type === 'contextmenu' && hold()) event.preventDefault();
  }
}
