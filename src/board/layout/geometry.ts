import type { FaceStyle } from '../../cards/face.js';
import type { Layout, Place } from '../../games/variant/layout.js';

/** In pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** In pixels. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** In pixels. */
export interface Geometry {
  readonly layout: Layout;
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly height: number;
  /** The distance from the container's edge to the centred table's. */
  readonly left: number;
  readonly settings: TableSettings;
}

export interface TableSettings {
  readonly large: boolean;
  /** Right and left swapped, for left-handed readers. */
  readonly mirror: boolean;
}

/** How the cards of a pile lie: the corner of the first, and the step from each to the next, in pixels. */
export interface Spread extends Point {
  readonly dx: number;
  readonly dy: number;
  readonly faceDown: number;
  readonly face: FaceStyle;
}

export interface CardCounts {
  readonly cards: number;
  /** How many of them lie face down, from the bottom. */
  readonly faceDown: number;
}

const NO_CARDS: CardCounts = { cards: 0, faceDown: 0 };

const CARD_RATIO = 1.4;

/** The narrowest card with readable pips and small indices, in pixels. */
const CLASSIC_FROM = 60;

/** The share of a covered card that shows its index, of its height or width. */
const SHOWN = {
  down: { classic: 0.26, jumbo: 0.31 },
  right: { classic: 0.28, jumbo: 0.36 },
};

/** The share of that which a face-down card shows. */
const TUCKED = 0.45;

/** Below this share a covered classic face shows no suit. */
const CLASSIC_SHOWN_LEAST = 0.24;

/** In pixels. */
export interface Available {
  readonly width: number;
  readonly height: number;
  /** Cards shrink to fit the table into the height, but not below this width. */
  readonly leastCard: number;
}

const heightOf = (cardWidth: number): number => Math.round(cardWidth * CARD_RATIO);

/** The widest card of at most a height. */
const widthOf = (cardHeight: number): number => Math.floor((Math.floor(cardHeight) + 0.49) / CARD_RATIO);

/** Chooses the first layout whose cards are wide enough, or else that with the widest cards. Card sizes are whole pixels, so that edges stay sharp. */
export function arrange(
  layouts: readonly Layout[],
  { width, height, leastCard }: Available,
  widestCard: number,
  settings: TableSettings,
): Geometry {
  const cardWidthIn = (layout: Layout) =>
    Math.floor(Math.min(widestCard, width / layout.width, Math.max(leastCard, widthOf(height / layout.height))));
  const layout =
    layouts.find((each) => cardWidthIn(each) >= (each.minCard ?? Infinity)) ??
    layouts.reduce((best, each) => (cardWidthIn(each) > cardWidthIn(best) ? each : best));
  const cardWidth = cardWidthIn(layout);
  const cardHeight = heightOf(cardWidth);
  return {
    layout,
    cardWidth,
    cardHeight,
    height: Math.ceil(layout.height * cardHeight),
    left: Math.max(0, Math.round((width - layout.width * cardWidth) / 2)),
    settings,
  };
}

/** A pile that outgrows its extent is compressed. */
export function spreadOf(geometry: Geometry, pile: number, { cards, faceDown }: CardCounts = NO_CARDS): Spread {
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

/** A mirrored fan to the right stays one, so that its indices can be read. */
function pointOf({ layout, cardWidth, cardHeight, left, settings }: Geometry, place: Place): Point {
  const { x, y, fan, extent = 1 } = place;
  const across = settings.mirror ? layout.width - x - (fan === 'right' ? extent : 1) : x;
  return { x: left + Math.round(across * cardWidth), y: Math.round(y * cardHeight) };
}

export const turnAt = (geometry: Geometry): Point => pointOf(geometry, geometry.layout.turn!);

export const deckAt = ({ layout, cardWidth, left }: Geometry): Point => ({
  x: left + Math.round(((layout.width - 1) / 2) * cardWidth),
  y: 0,
});

export function cornerAt({ x, y, dx, dy, faceDown }: Spread, index: number): Point {
  const steps = Math.min(index, faceDown) * TUCKED + Math.max(0, index - faceDown);
  return { x: Math.round(x + dx * steps), y: Math.round(y + dy * steps) };
}

export function boxOf(geometry: Geometry, pile: number, cards: CardCounts): Box {
  const spread = spreadOf(geometry, pile, cards);
  const last = cornerAt(spread, Math.max(0, cards.cards - 1));
  return {
    x: spread.x,
    y: spread.y,
    width: last.x - spread.x + geometry.cardWidth,
    height: last.y - spread.y + geometry.cardHeight,
  };
}

/** How far a card's box sticks out of another one, in cards. */
export function overhang(card: Box, other: Box): number {
  const across = Math.max(other.x - card.x, card.x + card.width - other.x - other.width, 0) / card.width;
  const down = Math.max(other.y - card.y, card.y + card.height - other.y - other.height, 0) / card.height;
  return Math.hypot(across, down);
}
