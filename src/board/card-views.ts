import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { backPath } from '../cards/back.js';
import { facePath } from '../cards/face.js';
import type { Card } from '../engine/card.js';
import { codeOf, suit, SUITS } from '../engine/card.js';
import type { Place } from '../engine/layout.js';
import type { Point } from './geometry.js';
import { cornerAt, spread } from './geometry.js';
import { nameOf, pileName } from './names.js';
import type { Table } from './table.js';
import { sources } from './targets.js';

/** How one card is to be seen, and where: `lay` puts it there. */
export interface CardView {
  readonly view: TemplateResult;
  readonly at: Point;
  readonly z: number;
}

/** The id of a card's element, by which its pile says in what order the cards lie. */
export const idOf = (card: Card): string => `card-${codeOf(card)}`;

/** Every card of a position, by its number: so that its element stays the same wherever it goes. */
export function cardViews({ game, geometry, hand, texts, disabled, pointed }: Table): CardView[] {
  const { piles } = game.deal.variant;
  const { places } = geometry.layout;
  const { targets, picking, pile: heldPile } = hand;
  const movable = disabled ? [] : sources(game);
  const views: CardView[] = [];
  let z = 0;
  piles.all.forEach(({ id, kind }, pile) => {
    const cards = game.position.piles[pile]!;
    const where = pileName(piles, pile, texts);
    const lie = spread(geometry, pile, cards.length);
    const fanned = places[pile]!.fan !== undefined;
    const faceDown = kind === 'stock';
    const covering = piles.pyramid.filter(
      (other) => kind === 'pyramid' && isOver(places[other]!, places[pile]!) && game.position.piles[other]!.length > 0,
    ).length;
    cards.forEach((card, index) => {
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
      const view = html`
        <div
          class="card ${faceDown ? 'back' : ''}"
          part="card"
          id=${idOf(card)}
          role=${seen ? 'button' : 'presentation'}
          tabindex=${seen ? -1 : nothing}
          aria-label=${seen ? (above > 0 ? texts.covered(name, above) : name) : nothing}
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
        </div>
      `;
      views[card] = { view, at: cornerAt(lie, index), z: ++z };
    });
  });
  return views;
}

/** Whether a card at one place overlaps one at another that lies above it on the table. */
const isOver = (over: Place, under: Place): boolean =>
  over.y > under.y && over.y - under.y < 1 && Math.abs(over.x - under.x) < 1;
