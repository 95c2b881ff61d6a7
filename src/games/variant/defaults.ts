import { searchAnyGame } from '../../solver/any-game.js';
import type { Search } from '../../solver/search.js';
import { type Layout, rowLayout } from './layout.js';
import type { Variant } from './variant.js';

/** How the positions of a game are searched. */
export const searchOf = ({ verdictSearch, search }: Variant): Search => verdictSearch ?? search ?? searchAnyGame;

/** How deals that can be won are searched for. */
export const dealSearchOf = ({ dealSearch, search }: Variant): Search => dealSearch ?? search ?? searchAnyGame;

/** More cards side by side would be narrower than 24 pixels on a phone of 320. */
const LONGEST = 11;

/** The arrangements of a game's table. They name even absent fields, because a page may have added them to every object. */
export const layoutsOf = ({ layouts, piles, redeals }: Variant): readonly Layout[] =>
  (layouts ?? [Infinity, LONGEST].map((longest) => rowLayout(piles, { turn: redeals !== undefined, longest }))).map(
    (layout) => ({
      turn: undefined,
      fit: undefined,
      ...layout,
      places: layout.places.map((place) => ({ fan: undefined, extent: undefined, opens: undefined, ...place })),
    }),
  );
