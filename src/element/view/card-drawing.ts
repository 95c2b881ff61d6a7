import { html, nothing, type TemplateResult } from 'lit';
import { type Back, backPath } from '../../cards/back.js';
import { faceOf } from '../../cards/face.js';
import { type Card, suit, SUITS } from '../../engine/model/card.js';
import type { Texts } from '../../locales/en.js';

/** A card outside the table: its face, or the back that is given in its place. */
export function cardDrawing(card: Card | Back, style: string, { letters }: Texts): TemplateResult {
  const isBack = typeof card === 'string';
  const { gold, ink } = isBack ? { gold: '', ink: backPath(card) } : faceOf(card, 'classic', letters);
  return html`<svg
    class="drawn ${isBack ? 'back' : ''}"
    viewBox="0 0 50 70"
    data-suit=${isBack ? 'back' : SUITS[suit(card)]!}
    .style=${style}
  >
    <path class="gold" d=${gold || nothing}></path>
    <path d=${ink}></path>
  </svg>`;
}
