import { toJson } from '../storage/store.js';
import type { Deal } from '../../engine/model/deal.js';
import type { Options } from '../../engine/model/options.js';
import { isDay, today } from '../../days/day.js';
import type { Difficulty } from '../../solver/grade/grade.js';
import type { Variant } from '../../games/variant/variant.js';

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
}

/** Whether a value is a day whose deal may be asked for: none to come. */
export const isDealtDay = (value: unknown): value is string => isDay(value) && value <= today();

/** The day whose deal is asked for; empty where it is that of no day. */
export function dayOf({ deck, daily }: RequestedDeal): string {
  if (deck !== undefined || !daily) return '';
  return isDealtDay(daily) ? daily : today();
}

/** The seed that is dealt now; `undefined` for a random one. */
export const seedOf = (request: RequestedDeal): string | undefined => dayOf(request) || request.seed;

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

/** Whether a deal is just what is asked for. Without a seed, a deal is asked for that nobody has seen. */
export const asksFor = ({ seed, deck, options }: RequestedDeal, deal: Deal): boolean =>
  same([deck ?? seed, options], [deal.seed, deal.options]);

/** The name under which the game is kept; of a random one, by where it is played. A day has another deal where it need not be winnable. */
export function slotName(request: RequestedDeal, element: Element): string {
  const { options, deck, deals } = request;
  const isAny = dayOf(request) && deals === 'any';
  return toJson([options, deck ?? seedOf(request) ?? placeOf(element), ...(isAny ? [deals] : [])]);
}

/**
 * Where an element is, through all shadow roots and all frames that have no address of their own: by its id, or else by its order on a
 * page, which is known by its path and query.
 */
function placeOf(element: Element): string {
  let [place, page] = ['', ''];
  for (let each: Element | null | undefined = element; each;) {
    const root = each.getRootNode() as ParentNode & { readonly host?: Element; readonly defaultView?: Window };
    place = `#${each.id || [...root.querySelectorAll(each.localName)].indexOf(each)}${place}`;
    each = root.host;
    if (root.defaultView) {
      const { location, frameElement } = root.defaultView;
      page = `${location.pathname}?${location.search}`;
      if (!location.host) each = frameElement;
    }
  }
  return element.id ? place : page + place;
}
