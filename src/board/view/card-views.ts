import { html, nothing, type TemplateResult } from 'lit';
import { backPath } from '../../cards/back.js';
import { facePath } from '../../cards/face.js';
import { type Card, codeOf, suit, SUITS } from '../../engine/model/card.js';
import type { Place } from '../../games/variant/layout.js';
import { type Point, cornerAt, spread } from '../layout/geometry.js';
import { nameOf, pileName } from './names.js';
import type { TableState } from './table-state.js';

/** How one card is to be seen, and where: `lay` puts it there. */
export interface CardView {
  readonly card: Card;
  readonly view: TemplateResult;
  readonly at: Point;
}

/** The cards of a pile, from the lowest. */
export function cardViews({ game, geometry, hand, texts, pointed, movable }: TableState, pile: number): CardView[] {
  const { piles } = game.deal.rules;
  const { id, kind } = piles.all[pile]!;
  const { places } = geometry.layout;
  const { targets, picking, pile: heldPile } = hand;
  const cards = game.position.piles[pile]!;
  const where = pileName(piles, pile, texts);
  const lie = spread(geometry, pile, cards.length);
  const fanned = places[pile]!.fan !== undefined;
  const faceDown = kind === 'stock';
  const covering = piles.pyramid.filter(
    (other) => kind === 'pyramid' && isOver(places[other]!, places[pile]!) && game.position.piles[other]!.length > 0,
  ).length;
  return cards.map((card, index) => {
    const under = cards.length - 1 - index;
    const top = under === 0;
    /** How many cards of its pile, or of the pyramid, lie on it. */
    const above = under + covering;
    // Only a card that is face up and not quite hidden by others is named, and the keyboard goes there.
    const seen = (fanned || top) && !faceDown;
    const name = texts.at(nameOf(card, texts), where);
    const held = top && heldPile === pile;
    const liftable = picking && kind === 'tableau' && !top;
    // Under so many cards its shadow would only darken theirs.
    const deep = !fanned && under > 1;
    // No white space around the card: it would be two nodes more for each.
    const view = html`<div
      class="card ${faceDown ? 'back' : ''}"
      part="card"
      role=${seen ? 'button' : 'presentation'}
      tabindex=${seen ? -1 : nothing}
      aria-label=${seen ? (above > 0 ? texts.covered(name, above) : name) : nothing}
      aria-roledescription=${seen ? texts.cardRole : nothing}
      aria-pressed=${held ? 'true' : nothing}
      data-card=${faceDown ? nothing : codeOf(card)}
      data-suit=${faceDown ? nothing : SUITS[suit(card)]!}
      data-pile=${id}
      data-above=${above}
      ?data-deep=${deep}
      ?data-covered=${covering > 0}
      ?data-movable=${top && movable.includes(pile)}
      ?data-held=${held}
      ?data-target=${liftable || (top && targets.has(pile))}
      ?data-pointed=${pointed.has(codeOf(card))}
    >
      <svg viewBox="0 0 50 70" aria-hidden="true">
        <path d=${faceDown ? backPath() : facePath(card, lie.face, texts.letters)}></path>
      </svg>
    </div>`;
    return { card, view, at: cornerAt(lie, index) };
  });
}

/** Whether a card at one place overlaps one at another that lies above it on the table. */
const isOver = (over: Place, under: Place): boolean =>
  over.y > under.y && over.y - under.y < 1 && Math.abs(over.x - under.x) < 1;
