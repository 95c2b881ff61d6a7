import { nothing, svg, type TemplateResult } from 'lit';
import { type Back, backPath } from '../../cards/back.js';
import { faceOf } from '../../cards/face.js';
import { type Card, suit, SUITS } from '../../engine/model/card.js';
import type { Texts } from '../../locales/en.js';

/** A card in a drawing, 50 by 70 units before `transform`: its face, or the back that is given in its place. */
export function cardDrawing(card: Card | Back, transform: string, { letters }: Texts): TemplateResult {
  const isBack = typeof card === 'string';
  const { gold, ink } = isBack ? { gold: '', ink: backPath(card) } : faceOf(card, 'classic', letters);
  return svg`
    <g data-suit=${isBack ? 'back' : SUITS[suit(card)]!} transform=${transform}>
      <rect rx="4" width="50" height="70"></rect>
      ${gold ? svg`<path class="gold" d=${gold}></path>` : nothing}
      <path d=${ink}></path>
    </g>
  `;
}
