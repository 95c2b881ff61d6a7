import { html, type TemplateResult } from 'lit';
import type { BoardConfig, BoardState, LaidBoard } from '../state.js';
import { cardViews } from './card-views.js';
import { placeView } from './place-views.js';
import { stockView, turnView } from './stock-views.js';
import type { CardView, PileLook } from './table-elements.js';

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
