import { toJson } from '../../engine/input/own.js';
import type { Deal, DealRequest } from '../../engine/model/deal.js';
import type { Options } from '../../engine/model/options.js';
import { isDay } from '../../days/day.js';
import type { Difficulty } from '../../solver/grade/grade.js';
import type { Variant } from '../../games/variant/variant.js';
import type { Page } from '../page.js';

/** The settings of `load`. */
export interface LoadSettings {
  /** The number of moves to play, a whole number from 0. The others can be redone. Default: all of them. */
  at?: number;
}

/** The deal that `newGame` makes. The deck takes precedence over the seed. Without either, the deal is random. */
export type NewGame = Pick<DealRequest, 'seed' | 'deck'>;

export const DEALS = ['winnable', 'any'] as const;

/** What a page asks to be dealt. A value that was not allowed has become its default. */
export interface RequestedDeal {
  readonly seed: string | undefined;
  /** Goes before `daily`, and `daily` before `seed`. */
  readonly deck: string | undefined;
  /** The seed is this day, or that of today. What is neither a day nor on or off stands for today. */
  readonly daily: boolean | string;
  /** Absent: the game's default. */
  readonly deals: (typeof DEALS)[number] | undefined;
  /** The grade of a random deal. Absent: any. */
  readonly difficulty: Difficulty | undefined;
  readonly options: Options;
  /** Whether the reader entered it. */
  readonly entered?: boolean;
}

/** Whether a value is a day whose deal may be asked for: today or a day before. */
export const isDealtDay = (value: unknown, today: string): value is string => isDay(value) && value <= today;

/** The day whose deal is asked for; empty for any other deal. */
export function dayOf({ deck, daily }: RequestedDeal, today: string): string {
  if (deck !== undefined || !daily) return '';
  return isDealtDay(daily, today) ? daily : today;
}

/** The seed that is dealt now; `undefined` for a random one. */
export const seedOf = (request: RequestedDeal, today: string): string | undefined =>
  dayOf(request, today) || request.seed;

/**
 * Whether the deal must be proved winnable. By default a seed is dealt as it is, and no game is searched that has no
 * search.
 */
export function wantsWinnable({ deck, deals, daily, seed }: RequestedDeal, { search }: Variant): boolean {
  if (deck !== undefined) return false;
  return deals ? deals === 'winnable' : !!search && (!!daily || seed === undefined);
}

/** Whether two plain values are the same, with their fields in the same order. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const ANY = { deals: '', difficulty: '' };

/** Whether two requests ask for the same deal. How a random one is chosen does not matter. */
export const sameRequest = (a: RequestedDeal | undefined, b: RequestedDeal): boolean =>
  same({ ...a, ...ANY }, { ...b, ...ANY });

/** Whether a deal is exactly the requested one. A request without a seed wants a new deal. */
export const matches = (
  { seed, deck, options }: Pick<RequestedDeal, 'seed' | 'options'> & { readonly deck?: string | undefined },
  deal: Deal,
): boolean => same([deck ?? seed, options], [deal.seed, deal.options]);

/**
 * The name under which the game is kept. A day has another deal if it need not be winnable, and is another game than the seed of the same
 * text.
 *
 * @param page where the game is: a random game has no other name.
 */
export function slotName(request: RequestedDeal, page: Pick<Page, 'place'>, today: string): string {
  const { options, deck, deals } = request;
  const name = deck ?? seedOf(request, today) ?? page.place;
  if (dayOf(request, today)) return toJson([options, name, ...(deals === 'any' ? [deals] : [])]);
  return toJson([options, name, ...(isDay(name) ? ['seed'] : [])]);
}
