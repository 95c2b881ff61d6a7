import { upTo } from '../engine/input/own.js';
import { quote } from '../engine/input/quote.js';

/** How a game's deck is laid: its parts in the order of `deck`. The stock comes last, with all other cards. */
export interface DealLayout {
  /** The cards of the reserve, and of a foundation whose rank all others begin with. Default: none. */
  readonly reserve?: number;
  readonly base?: number;
  /** The cards of each column, or of each row of a pyramid. */
  readonly columns: readonly number[];
  /** The cards that are dealt to the waste. Default: none. */
  readonly waste?: number;
  /** Whether the Aces begin on the foundations. In the deck they come last. */
  readonly acesOut?: boolean;
  /** Whether the waste may hold what one draw has brought. */
  readonly draws?: boolean;
}

const columns = (count: number, height: number) => upTo(count).map(() => height);

/** By the ids of the games. */
export const LAYOUTS: ReadonlyMap<string, DealLayout> = new Map<string, DealLayout>([
  ['trusty-twelve', { columns: columns(12, 1) }],
  ['pyramid-dozen', { columns: [1, 2, 3, 4, 5, 6, 7] }],
  ['trefoil-solitaire', { columns: columns(16, 3), acesOut: true }],
  ['lucky-thirteen', { columns: columns(13, 4) }],
  ['bakers-dozen', { columns: columns(13, 4) }],
  ['aces-up', { columns: columns(4, 1) }],
  ['beleaguered-castle', { columns: columns(8, 6), acesOut: true }],
  ['canfield-solitaire', { reserve: 13, base: 1, columns: columns(4, 1), draws: true }],
  ['free-cell', { columns: [7, 7, 7, 7, 6, 6, 6, 6] }],
  ['golf-solitaire', { columns: columns(7, 5), waste: 1 }],
  ['klondike-solitaire', { columns: [1, 2, 3, 4, 5, 6, 7], draws: true }],
  ['yukon-solitaire', { columns: [1, 6, 7, 8, 9, 10, 11] }],
]);

/** @throws RangeError for any other game. */
export function layoutOf(game: string): DealLayout {
  const layout = LAYOUTS.get(game);
  if (!layout) throw new RangeError(`unknown game ${quote(game)}; allowed: ${[...LAYOUTS.keys()].join(', ')}`);
  return layout;
}
