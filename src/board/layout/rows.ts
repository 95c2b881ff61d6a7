import { fold } from '../../engine/input/own.js';
import type { Layout, Place } from '../../games/variant/layout.js';
import { faceDownIn, type Position } from '../../engine/model/position.js';

/** The share that a face-down card shows, of what a face-up card does. */
const TUCKED = 0.45;

/** The number of cards for which a row grows at once. */
export const AT_ONCE = 3;

/** By how much the rows are cut at once where a height is given, in card heights. */
const CUT = 0.05;

/** How far a card of a fan, or the place of the next one, lies from the first, in steps from one face-up card to the next. */
export const stepsTo = (index: number, faceDown: number): number =>
  Math.min(index, faceDown) * TUCKED + Math.max(0, index - faceDown);

/** How much of a covered card a downward fan shows, in card heights: normally, and in the tightest fan. */
export interface CoveredShare {
  readonly most: number;
  readonly least: number;
}

/** Fans beside each other: where they begin and end in the layout, the room they have now, and what they need. In card heights. */
interface Row {
  readonly places: Place[];
  readonly top: number;
  end: number;
  /** From the top to the row's end. */
  room: number;
  /** As `room`, spread as a rule and as close as may be. */
  full: number;
  closest: number;
}

/** The rows of downward fans, from above. Fans that begin less than a card below others stand beside them. */
function rowsOf({ places }: Layout, position: Position, { shown: { most, least }, before, isGiven }: Rooms): Row[] {
  const rows: Row[] = [];
  const fans = places.flatMap((place, pile) => (place.fan === 'down' ? { place, pile } : []));
  for (const { place, pile } of fans.sort((a, b) => a.place.y - b.place.y)) {
    const { y, extent = 1, opens = extent } = place;
    const steps = stepsTo(Math.max(0, position.piles[pile]!.length - 1), faceDownIn(position, pile));
    let row = rows.at(-1);
    if (!row || y >= row.top + 1) rows.push((row = { places: [], top: y, end: 0, room: 0, full: 0, closest: 0 }));
    const inRow = y - row.top;
    row.places.push(place);
    row.end = Math.max(row.end, y + extent);
    row.room = Math.max(row.room, inRow + (before ? before.places[pile]!.extent! : isGiven ? extent : opens));
    row.full = Math.max(row.full, inRow + 1 + most * steps);
    row.closest = Math.max(row.closest, inRow + 1 + least * steps);
  }
  return rows;
}

/** How the rows of a layout get their room. */
export interface Rooms {
  readonly shown: CoveredShare;
  /** The layout as it was fitted before, in this game and arrangement. Its rows keep their room. */
  readonly before: Layout | undefined;
  /** The height that the table has to fit into, in card heights. `Infinity`: any. */
  readonly height: number;
  /** Whether the table always has that height. Then the rows share it from the deal on. */
  readonly isGiven: boolean;
  /** Whether the rows end with their cards, since no more will come. */
  readonly isOver: boolean;
}

/**
 * The layout with each row of downward fans as high as its room, what lies below moved down or up, and the room of each fan as its extent.
 * A row grows if its longest pile doesn't fit even when closed up. It gives space back only to other rows in a given height.
 */
export function fitRows(layout: Layout, position: Position, rooms: Rooms): Layout {
  const { shown, before, height, isGiven, isOver } = rooms;
  const rows = rowsOf(layout, position, rooms);
  const more = AT_ONCE * shown.most;
  for (const row of rows) {
    if (row.closest > row.room || (isGiven && !before))
      row.room = Math.max(row.closest, Math.max(row.room, row.end - row.top) + more);
    if (isOver) row.room = Math.min(row.room, row.full);
  }
  let fitted = moved(layout, rows);
  for (const need of ['full', 'closest'] as const) {
    for (let cut = Math.max(...rows.map(({ room }) => room)); fitted.height > height && cut > 1 - CUT; cut -= CUT) {
      for (const row of rows) row.room = Math.min(row.room, Math.max(row[need], cut));
      fitted = moved(layout, rows);
    }
  }
  return fitted;
}

function moved(layout: Layout, rows: readonly Row[]): Layout {
  let height = 0;
  const move = (place: Place): Place => {
    const row = rows.find(({ places }) => places.includes(place));
    // A row moves as a whole.
    const together = row ? row.places : [place];
    const isBelow = ({ top, places }: Row) =>
      together.some(({ x, y }) => y >= top + 1 && places.some((above) => Math.abs(above.x - x) < 1));
    const by = fold(rows.filter(isBelow), 0, (sum, { top, room, end }) => sum + top + room - end);
    const extent = row ? row.top + row.room - place.y : place.extent;
    const y = place.y + by;
    height = Math.max(height, y + (row ? extent! : 1));
    return { ...place, y, extent };
  };
  const places = layout.places.map(move);
  return { ...layout, places, turn: layout.turn && move(layout.turn), height };
}
