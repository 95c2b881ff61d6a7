import { upTo } from '../../engine/input/own.js';
import type { Piles } from '../../engine/model/piles.js';

/** Where a pile lies: `x` in card widths, `y` in card heights, from the table's top left corner to the pile's first card. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** Which way the cards of the pile are spread. Default: they lie squarely on each other. */
  readonly fan?: 'down' | 'right';
  /**
   * The room for the pile, in card heights (down) or widths (right), its first card included. A longer pile is closed up. If that is not
   * enough for a downward fan, its row grows by the room of three cards, and everything below moves. Default: 1.
   */
  readonly extent?: number | undefined;
  /**
   * The room for the pile at the deal, if that is less and the page doesn't give the height: for a lowest row whose piles begin short.
   * When the row first grows, it makes up for that. Default: its extent.
   */
  readonly opens?: number | undefined;
}

/** One arrangement of a game's piles. If a game has several, the table uses the one with the widest cards that fit. */
export interface Layout {
  /** The width of the whole table, in card widths. */
  readonly width: number;
  /** The height of the whole table in card heights, with every pile as long as its extent, or more to leave space for longer piles. */
  readonly height: number;
  /** One place for each pile, in the order of the game's piles. */
  readonly places: readonly Place[];
  /** Where the button for redeals and lifts stands, in a game that has them. */
  readonly turn?: Place | undefined;
  /** `height`: used only where the page gives the height of the table, as with `fit="height"`. Default: used everywhere. */
  readonly fit?: 'height' | undefined;
}

/** From one pile to the next, in card widths. */
const STEP = 1.08;

/** Between two rows of piles, in card heights. */
const GAP = 0.2;

/** Places side by side, `step` card widths apart. */
export const inRow = (count: number, first: Place, step = STEP): Place[] =>
  upTo(count).map((i) => ({ ...first, x: first.x + i * step }));

/** Places below each other. */
export const inColumn = (count: number, first: Place): Place[] =>
  upTo(count).map((i) => ({ ...first, y: first.y + i * STEP }));

/**
 * The layout of a game that defines none: stock, waste, cells, reserve, discard and foundations in a row, and below them the tableau, its
 * piles fanned downwards. It has no place for a pyramid.
 *
 * @param extent the room for a tableau pile, in card heights. Default: 3.4.
 * @param turn whether there is a place for the button of redeals and lifts. Default: false.
 * @param longest how many piles a row may have; others go to further rows below it. Default: any number.
 */
export function rowLayout(piles: Piles, { extent = 3.4, turn = false, longest = Infinity } = {}): Layout {
  const { all, tableau, stock, waste, cells, reserve, discard, foundations } = piles;
  // The button takes the place of a pile.
  const left = [stock, waste, ...cells, ...reserve, turn ? all.length : -1].filter((pile) => pile >= 0);
  const right = [discard, ...foundations].filter((pile) => pile >= 0);
  const rowsOf = (row: readonly number[]) => {
    const length = Math.ceil(row.length / Math.ceil(row.length / longest));
    return row.flatMap((_, i) => (i % length === 0 ? [row.slice(i, i + length)] : []));
  };
  const upper = left.length + right.length > longest ? [left, right] : [[...left, ...right]];
  const columns = Math.max(...[tableau, ...upper].flatMap(rowsOf).map((row) => row.length));
  const places: Place[] = all.map(() => ({ x: 0, y: 0 }));
  let y = 0;
  const put = (row: readonly number[], side: number, height: number, fan?: Partial<Place>) => {
    for (const each of rowsOf(row)) {
      const first = { x: (columns - each.length) * side * STEP, y, ...fan };
      inRow(each.length, first).forEach((place, i) => (places[each[i]!] = place));
      y += height + GAP;
    }
  };
  put(left, 0, 1);
  // They share a row.
  if (upper.length === 1 && right.length > 0) y = 0;
  put(right, 1, 1);
  put(tableau, 0.5, extent, { fan: 'down', extent });
  const [button] = places.splice(all.length);
  return {
    width: (columns - 1) * STEP + 1,
    height: tableau.length > 0 ? y - GAP : y,
    places,
    ...(button && { turn: button }),
  };
}
