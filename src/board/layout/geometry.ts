import type { FaceStyle } from '../../cards/face.js';
import { faceDownIn, type Position } from '../../engine/model/position.js';
import type { Layout, Place } from '../../games/variant/layout.js';
import { type Arrangement, heightOf, type Limit, type TableSettings } from './arrange.js';
import { fitRows, stepsTo } from './rows.js';

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

/** Where the piles of a position lie. In pixels. */
export interface Geometry {
  /** Its rows are as high as their cards need. */
  readonly layout: Layout;
  readonly position: Position;
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly height: number;
  /** The distance from the container's edge to the centred table's. */
  readonly left: number;
  readonly settings: TableSettings;
}

/** How the cards of a pile lie: the corner of the first, and the step from each to the next, in pixels. */
export interface Spread extends Point {
  readonly dx: number;
  readonly dy: number;
  /** How many cards lie squarely at the bottom, below the first that is spread. */
  readonly squared: number;
  /** How many of those that are spread lie face down. */
  readonly faceDown: number;
  readonly face: FaceStyle;
}

/** The narrowest card with readable pips and small indices, in pixels. */
const CLASSIC_FROM = 60;

/** The share of a covered card that shows its index, of its height or width. */
const SHOWN = {
  down: { classic: 0.28, jumbo: 0.31 },
  right: { classic: 0.28, jumbo: 0.36 },
};

/** The least share that a fan to the right may show of a covered card. */
const SHOWN_LEAST = 0.27;

/** How many cards more a fan has room for where the height is free. */
const SPARE = 2;

const sizeOf = (cardWidth: number, { large }: TableSettings) =>
  cardWidth >= CLASSIC_FROM && !large ? 'classic' : 'jumbo';

/**
 * @param limit where the table has to fit into a height: when its piles grow too long, they lose their spare room, and then cards shrink.
 * @param spare how many cards more each fan has room for.
 */
export function lay(arrangement: Arrangement, position: Position, limit?: Limit, spare = SPARE): Geometry {
  const { cardWidth, tableWidth, settings } = arrangement;
  const layout = fitRows(arrangement.layout, position, SHOWN.down[sizeOf(cardWidth, settings)], spare);
  const cardHeight = heightOf(cardWidth);
  const height = Math.ceil(layout.height * cardHeight);
  if (limit && height > limit.height) {
    if (spare > 0) return lay(arrangement, position, limit, spare - 1);
    if (cardWidth > limit.leastCard) return lay({ ...arrangement, cardWidth: cardWidth - 1 }, position, limit, spare);
  }
  const left = Math.max(0, Math.round((tableWidth - layout.width * cardWidth) / 2));
  return { layout, position, cardWidth, cardHeight, height, left, settings };
}

/** A fan to the right that outgrows its extent is compressed, and then only its upper cards are spread. */
export function spreadOf(geometry: Geometry, pile: number): Spread {
  const { layout, position, cardWidth, cardHeight, settings } = geometry;
  const cards = position.piles[pile]!.length;
  const faceDown = faceDownIn(position, pile);
  const place = layout.places[pile]!;
  const { fan, extent = 1 } = place;
  const size = sizeOf(cardWidth, settings);
  let step = fan ? SHOWN[fan][size] : 0;
  let squared = fan ? 0 : Math.max(0, cards - 1);
  if (fan === 'right') {
    const room = extent - 1;
    const steps = () => stepsTo(cards - 1 - squared, Math.max(0, faceDown - squared));
    while (steps() * SHOWN_LEAST > room) squared++;
    step = Math.min(step, room / Math.max(1, steps()));
  }
  return {
    ...pointOf(geometry, place),
    squared,
    faceDown: Math.max(0, faceDown - squared),
    dx: fan === 'right' ? step * cardWidth : 0,
    dy: fan === 'down' ? step * cardHeight : 0,
    face: size === 'classic' ? size : fan === 'right' ? 'jumbo-stacked' : 'jumbo',
  };
}

/** A mirrored fan to the right stays one, so that its indices can be read. */
function pointOf({ layout, cardWidth, cardHeight, left, settings }: Geometry, place: Place): Point {
  const { x, y, fan, extent = 1 } = place;
  const across = settings.mirror ? layout.width - x - (fan === 'right' ? extent : 1) : x;
  return { x: left + Math.round(across * cardWidth), y: Math.round(y * cardHeight) };
}

export const turnAt = (geometry: Geometry): Point => pointOf(geometry, geometry.layout.turn!);

/** In the middle of the tableau, which is empty while cards are dealt. */
export const deckAt = ({ layout, cardWidth, cardHeight, height, left }: Geometry): Point => ({
  x: left + Math.round(((layout.width - 1) / 2) * cardWidth),
  y: Math.round((height - cardHeight) / 2),
});

export function cornerAt({ x, y, dx, dy, squared, faceDown }: Spread, index: number): Point {
  const steps = stepsTo(Math.max(0, index - squared), faceDown);
  return { x: Math.round(x + dx * steps), y: Math.round(y + dy * steps) };
}

export function boxOf(geometry: Geometry, pile: number): Box {
  const spread = spreadOf(geometry, pile);
  const last = cornerAt(spread, Math.max(0, geometry.position.piles[pile]!.length - 1));
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
