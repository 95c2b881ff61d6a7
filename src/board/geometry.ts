import type { FaceStyle } from '../cards/face.js';
import type { Layout } from '../engine/layout.js';

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
}

/** How the cards of a pile lie: where the first one is, how far each further one is from it, and how their faces are drawn. */
export interface Spread extends Point {
  readonly dx: number;
  readonly dy: number;
  readonly face: FaceStyle;
}

const CARD_RATIO = 1.4;

/** The narrowest card, in pixels, on which pips and small indices can be read. */
const CLASSIC_FROM = 60;

/** How much of a covered card a fan shows, as a share of its height or width: what its index needs. */
const SHOWN = {
  down: { classic: 0.26, jumbo: 0.31 },
  right: { classic: 0.28, jumbo: 0.36 },
};

/** Below this share a classic face shows no suit any more. */
const CLASSIC_SHOWN_LEAST = 0.24;

/** Chooses the widest arrangement whose cards are not too small, and its card size: whole pixels, so that edges stay sharp. */
export function arrange(layouts: readonly Layout[], width: number, widestCard: number): Geometry {
  const cardWidthIn = (layout: Layout) => Math.floor(Math.min(widestCard, width / layout.width));
  const layout = layouts.find((each) => cardWidthIn(each) >= (each.minCard ?? 0)) ?? layouts[layouts.length - 1]!;
  const cardWidth = cardWidthIn(layout);
  const cardHeight = Math.round(cardWidth * CARD_RATIO);
  return {
    layout,
    cardWidth,
    cardHeight,
    height: Math.ceil(layout.height * cardHeight),
    left: Math.max(0, Math.round((width - layout.width * cardWidth) / 2)),
  };
}

/** How the cards of a pile of this many lie; a pile that outgrows its room is compressed. */
export function spread({ layout, cardWidth, cardHeight, left }: Geometry, pile: number, count: number): Spread {
  const { x, y, fan, room = 1 } = layout.places[pile]!;
  const size = cardWidth >= CLASSIC_FROM ? 'classic' : 'jumbo';
  const step = fan ? Math.min(SHOWN[fan][size], (room - 1) / Math.max(1, count - 1)) : 0;
  const classic = size === 'classic' && (fan !== 'down' || step >= CLASSIC_SHOWN_LEAST);
  return {
    x: left + Math.round(x * cardWidth),
    y: Math.round(y * cardHeight),
    dx: fan === 'right' ? step * cardWidth : 0,
    dy: fan === 'down' ? step * cardHeight : 0,
    face: classic ? 'classic' : fan === 'right' ? 'jumbo-stacked' : 'jumbo',
  };
}

/** The corner of the card at an index of a spread, on whole pixels. */
export const cornerAt = ({ x, y, dx, dy }: Spread, index: number): Point => ({
  x: Math.round(x + dx * index),
  y: Math.round(y + dy * index),
});

/** What the cards of a pile cover, or its place where it has none. */
export function boxOf(geometry: Geometry, pile: number, count: number): Box {
  const lie = spread(geometry, pile, count);
  const last = cornerAt(lie, Math.max(0, count - 1));
  return {
    x: lie.x,
    y: lie.y,
    width: last.x - lie.x + geometry.cardWidth,
    height: last.y - lie.y + geometry.cardHeight,
  };
}

/** How many square pixels two boxes share. */
export function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}
