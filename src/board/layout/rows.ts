import type { Layout, Place } from '../../games/variant/layout.js';
import { faceDownIn, type Position } from '../../engine/model/position.js';

/** The share that a face-down card shows, of what a face-up card does. */
const TUCKED = 0.45;

/** How far a card of a fan, or the place of the next one, lies from the first, in steps from one face-up card to the next. */
export const stepsTo = (index: number, faceDown: number): number =>
  Math.min(index, faceDown) * TUCKED + Math.max(0, index - faceDown);

/** Fans beside each other: where they begin and end, in the layout and with the cards that lie there. In card heights. */
interface Row {
  readonly places: Place[];
  readonly top: number;
  end: number;
  needed: number;
}

/** The rows of downward fans, from above. Fans that begin less than a card below others stand beside them. */
function rowsOf({ places }: Layout, position: Position, step: number, spare: number): Row[] {
  const rows: Row[] = [];
  const fans = places.flatMap((place, pile) => (place.fan === 'down' ? { place, pile } : []));
  for (const { place, pile } of fans.sort((a, b) => a.place.y - b.place.y)) {
    const { y, extent = 1 } = place;
    const steps = stepsTo(Math.max(0, position.piles[pile]!.length - 1 + spare), faceDownIn(position, pile));
    let row = rows.at(-1);
    if (!row || y >= row.top + 1) rows.push((row = { places: [], top: y, end: 0, needed: 0 }));
    row.places.push(place);
    row.end = Math.max(row.end, y + extent);
    row.needed = Math.max(row.needed, y + 1 + step * steps);
  }
  return rows;
}

/**
 * The layout with each row of downward fans as high as its longest pile needs, and what lies below moved down or up.
 *
 * @param step from each card of a fan to the next, in card heights.
 * @param spare how many cards more each fan has room for.
 */
export function fitRows(layout: Layout, position: Position, step: number, spare: number): Layout {
  const rows = rowsOf(layout, position, step, spare);
  let height = 0;
  const move = (place: Place): Place => {
    const isBelow = ({ top, places }: Row) => place.y >= top + 1 && places.some(({ x }) => Math.abs(x - place.x) < 1);
    const by = rows.filter(isBelow).reduce((sum, { needed, end }) => sum + needed - end, 0);
    const bottom = rows.find(({ places }) => places.includes(place))?.needed ?? place.y + 1;
    height = Math.max(height, bottom + by);
    return { ...place, y: place.y + by };
  };
  const places = layout.places.map(move);
  return { ...layout, places, ...(layout.turn && { turn: move(layout.turn) }), height };
}
