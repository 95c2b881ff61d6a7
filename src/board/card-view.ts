import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { backPath } from '../cards/back.js';
import type { FaceStyle } from '../cards/face.js';
import { facePath, isRed } from '../cards/face.js';
import type { Card } from '../engine/card.js';
import { codeOf, rank, suit } from '../engine/card.js';
import type { Texts } from '../locales/en.js';
import type { Point } from './geometry.js';

/** How one card is to be seen. */
export interface CardView {
  readonly card: Card;
  /** The id of its pile. */
  readonly pile: string;
  readonly at: Point;
  readonly z: number;
  readonly face: FaceStyle;
  readonly faceDown: boolean;
  /** Under so many cards that its shadow would only darken theirs. */
  readonly deep: boolean;
  readonly covered: boolean;
  readonly movable: boolean;
  readonly held: boolean;
  readonly target: boolean;
  readonly pointed: boolean;
}

export const nameOf = (card: Card, texts: Texts): string =>
  texts.card(texts.ranks[rank(card) - 1]!, texts.suits[suit(card)]!);

export const cardView = (view: CardView, texts: Texts): TemplateResult => html`
  <div
    class="card ${view.faceDown ? 'back' : isRed(view.card) ? 'red' : 'black'}"
    part="card"
    role=${view.faceDown ? 'presentation' : 'img'}
    aria-label=${view.faceDown ? nothing : nameOf(view.card, texts)}
    data-card=${view.faceDown ? nothing : codeOf(view.card)}
    data-pile=${view.pile}
    ?data-deep=${view.deep}
    ?data-covered=${view.covered}
    ?data-movable=${view.movable}
    ?data-held=${view.held}
    ?data-target=${view.target}
    ?data-pointed=${view.pointed}
  >
    <svg viewBox="0 0 50 70" aria-hidden="true">
      <path d=${view.faceDown ? backPath() : facePath(view.card, view.face)}></path>
    </svg>
  </div>
`;
