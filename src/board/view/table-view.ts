import { html, type TemplateResult } from 'lit';
import { signOf } from '../../cards/face.js';
import { pileName } from '../../describe/names.js';
import { heldTargets } from '../hand/hand.js';
import { spreadOf } from '../layout/geometry.js';
import type { BoardConfig } from '../config.js';
import type { BoardState, LaidBoard } from '../state.js';
import { cardViews } from './card-views.js';
import { stockView, turnView } from './stock-views.js';
import type { CardView, PileLook, PlaceLook } from './table-elements.js';

/** How many cards of a pile show one more edge below it. An edge is two pixels high, of which one is a line. */
const CARDS_AN_EDGE = 8;

/** The place of a pile, visible if the pile is empty. */
function placeView(table: LaidBoard, pile: number): PlaceLook {
  const { game, variant, geometry, highlighted, texts } = table;
  const { all, foundations } = variant.piles;
  const { id, kind } = all[pile]!;
  const count = game.position.piles[pile]!.length;
  const isEmpty = count === 0;
  // An empty place of the pyramid disappears, and the stock is a button or a number.
  const isSpot = isEmpty && kind !== 'pyramid' && kind !== 'stock';
  const suit = foundations.indexOf(pile);
  const edges = geometry.layout.places[pile]!.fan ? 0 : Math.min(3, Math.ceil((count - 1) / CARDS_AN_EDGE));
  // An Ace may be dropped on any empty foundation, but one is its own.
  const action = heldTargets(table).get(pile);
  const isTarget = action && (action.type !== 'move' || action.to === pile);
  const attributes = {
    class: 'pile',
    part: 'pile',
    role: isSpot ? 'button' : 'presentation',
    tabindex: isSpot ? -1 : undefined,
    'aria-label': isSpot ? texts.empty(pileName(variant, pile, texts)) : undefined,
    'data-pile': id,
    'data-kind': kind,
    'data-target': isEmpty && isTarget,
    'data-highlighted': highlighted.has(id),
    'data-layers': edges > 0 ? edges : undefined,
  };
  const face = signOf(kind, suit, variant.base?.(game.position), texts.letters);
  return { id, at: spreadOf(geometry, pile), attributes, face };
}

/** All piles, in the order of the game. */
export const pileViews = (table: LaidBoard): PileLook<CardView>[] =>
  table.variant.piles.all.map((_, pile) => ({ place: placeView(table, pile), cards: cardViews(table, pile) }));

/** All drawn cards, in reading order. */
export const cardsIn = ({ piles }: BoardState): CardView[] => piles.flatMap(({ cards }) => cards);

/** The buttons on the table. The piles come around them, by script. */
export const contentsView = (table: LaidBoard): TemplateResult =>
  html`<div class="draw">${stockView(table)}</div>
    ${turnView(table)}`;

/**
 * Stands in for cards far from the window: describes them all to a reader of the page.
 *
 * @param comeNear draws them, when Tab reaches it.
 */
export const standIn = ({ description }: BoardConfig, comeNear: () => void): TemplateResult =>
  html`<div class="far" role="img" tabindex="0" aria-label=${description()} @focus=${comeNear}></div>`;
