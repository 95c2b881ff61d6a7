/** Where a pile lies: `x` in card widths, `y` in card heights, from the table's top left corner to the pile's first card. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** Which way the cards of the pile are spread; absent, they lie squarely on each other. */
  readonly fan?: 'down' | 'right';
  /** How far the pile may spread, in card heights (down) or widths (right), its first card included. */
  readonly extent?: number;
}

/** One arrangement of a game's piles. */
export interface Layout {
  /** Of the whole table, in card widths. */
  readonly width: number;
  /** Of the whole table, in card heights. */
  readonly height: number;
  /** The narrowest card, in pixels, for which this arrangement is used if a further one follows. */
  readonly minCard?: number;
  /** One place a pile, in the order of the game's piles. */
  readonly places: readonly Place[];
  /** Where the button for redeals and lifts stands, in a game that has them. */
  readonly turn?: Place;
}

/** Places side by side, `step` card widths apart. */
export const inRow = (count: number, first: Place, step: number): Place[] =>
  Array.from({ length: count }, (_, i) => ({ ...first, x: first.x + i * step }));
