import type { FaceStyle } from '../../cards/face.js';
import type { Layout, Place } from '../../games/variant/layout.js';

/** A point or a distance on the table, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle on the table, in pixels from its top left corner. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A layout at the size a container allows. */
export interface Geometry {
  readonly layout: Layout;
  readonly cardWidth: number;
  readonly cardHeight: number;
  /** Of the whole table. */
  readonly height: number;
  /** From the container's edge to the table's, which lies in its middle. */
  readonly left: number;
  readonly settings: TableSettings;
}

/** How a reader wants the table. */
export interface TableSettings {
  /** Big ranks and suits on every card. */
  readonly large: boolean;
  /** Right and left changed over, for the left hand. */
  readonly mirror: boolean;
}

/** How the cards of a pile lie: where the first one is, how far each further one is from it, and how their faces are drawn. */
export interface Spread extends Point {
  readonly dx: number;
  readonly dy: number;
  readonly faceDown: number;
  readonly face: FaceStyle;
}

/** How many cards a pile has, and how many of them lie face down, from the bottom. */
export interface Cards {
  readonly cards: number;
  readonly faceDown: number;
}

const NO_CARDS: Cards = { cards: 0, faceDown: 0 };

const CARD_RATIO = 1.4;

/** The narrowest card, in pixels, on which pips and small indices can be read. */
const CLASSIC_FROM = 60;

/** How much of a covered card a fan shows, as a share of its height or width: what its index needs. */
const SHOWN = {
  down: { classic: 0.26, jumbo: 0.31 },
  right: { classic: 0.28, jumbo: 0.36 },
};

/** How much of that a face-down card shows. */
const TUCKED = 0.45;

/** Below this share a classic face shows no suit any more. */
const CLASSIC_SHOWN_LEAST = 0.24;

/** A table that would be too high for its window has smaller cards, but on account of that none narrower than this, in pixels. */
const NARROWED_TO = 44;

/** Chooses the widest arrangement whose cards are not too small, and its card size: whole pixels, so that edges stay sharp. */
export function arrange(
  layouts: readonly Layout[],
  room: { readonly width: number; readonly height: number },
  widestCard: number,
  settings: TableSettings,
): Geometry {
  const cardWidthIn = (layout: Layout) => Math.floor(Math.min(widestCard, room.width / layout.width));
  const layout = layouts.find((each) => cardWidthIn(each) >= (each.minCard ?? 0)) ?? layouts[layouts.length - 1]!;
  const asHigh = Math.max(NARROWED_TO, Math.floor(room.height / layout.height / CARD_RATIO));
  const cardWidth = Math.min(cardWidthIn(layout), asHigh);
  const cardHeight = Math.round(cardWidth * CARD_RATIO);
  return {
    layout,
    cardWidth,
    cardHeight,
    height: Math.ceil(layout.height * cardHeight),
    left: Math.max(0, Math.round((room.width - layout.width * cardWidth) / 2)),
    settings,
  };
}

/** How the cards of a pile lie. A pile that outgrows its extent is compressed. */
export function spread(geometry: Geometry, pile: number, { cards, faceDown }: Cards = NO_CARDS): Spread {
  const { layout, cardWidth, cardHeight, settings } = geometry;
  const place = layout.places[pile]!;
  const { fan, extent = 1 } = place;
  const size = cardWidth >= CLASSIC_FROM && !settings.large ? 'classic' : 'jumbo';
  const steps = faceDown * TUCKED + Math.max(0, cards - 1 - faceDown);
  const step = fan ? Math.min(SHOWN[fan][size], (extent - 1) / Math.max(1, steps)) : 0;
  const isClassic = size === 'classic' && (fan !== 'down' || step >= CLASSIC_SHOWN_LEAST);
  return {
    ...pointOf(geometry, place),
    faceDown,
    dx: fan === 'right' ? step * cardWidth : 0,
    dy: fan === 'down' ? step * cardHeight : 0,
    face: isClassic ? 'classic' : fan === 'right' ? 'jumbo-stacked' : 'jumbo',
  };
}

/** Where a place of the layout lies. A fan to the right stays one in a mirror, so that its indices can be read. */
function pointOf({ layout, cardWidth, cardHeight, left, settings }: Geometry, place: Place): Point {
  const { x, y, fan, extent = 1 } = place;
  const across = settings.mirror ? layout.width - x - (fan === 'right' ? extent : 1) : x;
  return { x: left + Math.round(across * cardWidth), y: Math.round(y * cardHeight) };
}

/** Where the button for redeals and lifts lies. */
export const turnAt = (geometry: Geometry): Point => pointOf(geometry, geometry.layout.turn!);

/** Where the cards are before they are dealt: in the middle of the table's upper edge. */
export const deckAt = ({ layout, cardWidth, left }: Geometry): Point => ({
  x: left + Math.round(((layout.width - 1) / 2) * cardWidth),
  y: 0,
});

/** The corner of the card at an index of a spread, on whole pixels. */
export function cornerAt({ x, y, dx, dy, faceDown }: Spread, index: number): Point {
  const steps = Math.min(index, faceDown) * TUCKED + Math.max(0, index - faceDown);
  return { x: Math.round(x + dx * steps), y: Math.round(y + dy * steps) };
}

/** What the cards of a pile cover, or its place where it has none. */
export function boxOf(geometry: Geometry, pile: number, cards: Cards): Box {
  const lie = spread(geometry, pile, cards);
  const last = cornerAt(lie, Math.max(0, cards.cards - 1));
  return {
    x: lie.x,
    y: lie.y,
    width: last.x - lie.x + geometry.cardWidth,
    height: last.y - lie.y + geometry.cardHeight,
  };
}

/** How far a card's box is from lying within another one, in cards: 0 where it does. */
export function distance(card: Box, other: Box): number {
  const across = Math.max(other.x - card.x, card.x + card.width - other.x - other.width, 0) / card.width;
  const down = Math.max(other.y - card.y, card.y + card.height - other.y - other.height, 0) / card.height;
  return Math.hypot(across, down);
}
