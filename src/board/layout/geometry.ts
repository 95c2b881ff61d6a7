import type { FaceStyle } from '../../cards/face.js';
import { faceDownIn, type Position } from '../../engine/model/position.js';
import type { Layout, Place } from '../../games/variant/layout.js';
import { type Arrangement, heightOf, type Limit, type TableSettings } from './arrange.js';
import { AT_ONCE, fitRows, type CoveredShare, stepsTo } from './rows.js';

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
  /** The distance from the container's upper edge to that of the table. */
  readonly top: number;
  readonly settings: TableSettings;
  /** How much of their covered cards downward fans show. */
  readonly shown: CoveredShare;
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

/** The share of a covered card that is seen, of its height or width: as a rule, and where a fan has to be closer. Its index is whole. */
const SHOWN = {
  down: { classic: { most: 0.28, least: 0.255 }, jumbo: { most: 0.31, least: 0.295 } },
  right: { classic: { most: 0.28, least: 0.27 }, jumbo: { most: 0.36, least: 0.27 } },
};

/** The least of a covered card in games where it can be picked up, in pixels, as long as the table may become higher. */
const STRIP = 20;

/** Cards shrink from one multiple of this to the next, in pixels. */
const SHRINKING = 4;

const sizeOf = (cardWidth: number, { large }: TableSettings) =>
  cardWidth >= CLASSIC_FROM && !large ? 'classic' : 'jumbo';

/** What decides the room of the rows, beside the position. */
export interface RowMemory {
  /** The last geometry of this game and arrangement: rows and cards keep their size. Default: they start as they are arranged. */
  readonly before?: Geometry | undefined;
  /** Whether the rows shrink to their cards, because no more will come. Default: false. */
  readonly isOver?: boolean;
  /** Whether covered cards can be picked up. Default: false. */
  readonly isGrasped?: boolean;
}

/**
 * @param limit where the table has to fit into a height: then rows lose what is left of their room, fans get as close as they may,
 * and last cards shrink. They do not grow back, so that the table stays calm.
 */
export function lay(arrangement: Arrangement, position: Position, limit?: Limit, memory: RowMemory = {}): Geometry {
  const { tableWidth, settings } = arrangement;
  const { before, isOver = false, isGrasped = false } = memory;
  const cardWidth = Math.min(arrangement.cardWidth, before?.cardWidth ?? Infinity);
  const cardHeight = heightOf(cardWidth);
  const { height: most = Infinity, isGiven = false, leastCard = 0 } = limit ?? {};
  const down = SHOWN.down[sizeOf(cardWidth, settings)];
  const strip = isGrasped ? STRIP / cardHeight : 0;
  const shown = { most: Math.max(down.most, strip), least: limit ? down.least : Math.max(down.least, strip) };
  const layout = fitRows(arrangement.layout, position, {
    shown,
    before: before?.layout,
    height: most / cardHeight,
    isGiven,
    isOver: isOver && !isGiven,
  });
  const needed = Math.ceil(layout.height * cardHeight);
  if (needed > most && cardWidth > leastCard) {
    return lay(
      { ...arrangement, cardWidth: Math.max(leastCard, cardWidth - (cardWidth % SHRINKING || SHRINKING)) },
      position,
      limit,
      memory,
    );
  }
  const left = Math.max(0, Math.round((tableWidth - layout.width * cardWidth) / 2));
  // A thumb reaches the lower two thirds of a phone.
  const top = isGiven && most > tableWidth ? Math.max(0, Math.floor(Math.min(most - needed, most / 3))) : 0;
  return { layout, position, cardWidth, cardHeight, height: top + needed, left, top, settings, shown };
}

/**
 * A fan that outgrows its extent is closed up. A fan to the right then spreads only its upper cards.
 *
 * @param cards how many the pile has. Default: those of the position.
 */
export function spreadOf(geometry: Geometry, pile: number, cards = geometry.position.piles[pile]!.length): Spread {
  const { layout, position, cardWidth, cardHeight, settings, shown } = geometry;
  const faceDown = faceDownIn(position, pile);
  const place = layout.places[pile]!;
  const { fan, extent = 1 } = place;
  const size = sizeOf(cardWidth, settings);
  const { most, least } = fan === 'right' ? SHOWN.right[size] : fan ? shown : { most: 0, least: 0 };
  let squared = fan ? 0 : Math.max(0, cards - 1);
  let room = extent - 1;
  const steps = () => stepsTo(cards - 1 - squared, Math.max(0, faceDown - squared));
  if (fan === 'right') while (steps() * least > room) squared++;
  // With cards that are still to come, its row will grow.
  else if (cards > position.piles[pile]!.length && steps() * least > room) room += AT_ONCE * most;
  const step = Math.min(most, Math.max(least, room / Math.max(1, steps())));
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
function pointOf({ layout, cardWidth, cardHeight, left, top, settings }: Geometry, place: Place): Point {
  const { x, y, fan, extent = 1 } = place;
  const across = settings.mirror ? layout.width - x - (fan === 'right' ? extent : 1) : x;
  return { x: left + Math.round(across * cardWidth), y: top + Math.round(y * cardHeight) };
}

export const turnAt = (geometry: Geometry): Point => pointOf(geometry, geometry.layout.turn!);

/** In the middle of the tableau, which is empty while cards are dealt. */
export const deckAt = ({ layout, cardWidth, cardHeight, height, left, top }: Geometry): Point => ({
  x: left + Math.round(((layout.width - 1) / 2) * cardWidth),
  y: Math.round((top + height - cardHeight) / 2),
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

/** The lower end of the lowest card of some piles, in pixels; 0 without cards. */
export function lowestIn(geometry: Geometry, piles: readonly number[]): number {
  const filled = piles.filter((pile) => geometry.position.piles[pile]!.length > 0).map((pile) => boxOf(geometry, pile));
  return Math.max(0, ...filled.map(({ y, height }) => y + height));
}

/** How far a card's box sticks out of another one, in cards. */
export function overhang(card: Box, other: Box): number {
  const across = Math.max(other.x - card.x, card.x + card.width - other.x - other.width, 0) / card.width;
  const down = Math.max(other.y - card.y, card.y + card.height - other.y - other.height, 0) / card.height;
  return Math.hypot(across, down);
}
