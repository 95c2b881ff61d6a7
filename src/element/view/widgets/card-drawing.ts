import { html, nothing, type TemplateResult } from 'lit';
import { faceOf } from '../../../cards/face.js';
import { type Card, suit, SUITS } from '../../../engine/model/card.js';
import type { Texts } from '../../../locales/en.js';

/** The face of a card outside the table. */
export function cardDrawing(card: Card, style: string, { letters }: Texts): TemplateResult {
  const { gold, ink } = faceOf(card, 'classic', letters);
  return html`<svg class="drawn" viewBox="0 0 50 70" data-suit=${SUITS[suit(card)]!} .style=${style}>
    <path class="gold" d=${gold || nothing}></path>
    <path d=${ink}></path>
  </svg>`;
}
