import { SolitaireRound } from './round/solitaire-round.js';

export { SolitaireRound };
export type { RoundDetail } from './round/solitaire-round.js';
export type { RoundResult } from './round/standing.js';

declare global {
  interface HTMLElementTagNameMap {
    'solitaire-round': SolitaireRound;
  }
}

// Another copy of this may be there already. A server has no elements.
if (globalThis.customElements && !customElements.get('solitaire-round')) {
  customElements.define('solitaire-round', SolitaireRound);
}
