import { SolitaireCalendar } from './calendar/solitaire-calendar.js';

export { SolitaireCalendar };

declare global {
  interface HTMLElementTagNameMap {
    'solitaire-calendar': SolitaireCalendar;
  }
}

// Another copy of this may be there already. A server has no elements.
if (globalThis.customElements && !customElements.get('solitaire-calendar')) {
  customElements.define('solitaire-calendar', SolitaireCalendar);
}
