import type { Deal } from '../../engine/model/deal.js';
import type { Options } from '../../engine/model/options.js';
import type { Variant } from '../../games/variant/variant.js';

export const DEALS = ['winnable', 'any'] as const;

/** What a page asks to be dealt. A value that was not allowed has become its default. */
export interface RequestedDeal {
  readonly seed: string | undefined;
  /** Goes before `daily`, and `daily` before `seed`. */
  readonly deck: string | undefined;
  /** The seed is the date of the day on which it is dealt. */
  readonly daily: boolean;
  /** Absent: the game's default. */
  readonly deals: (typeof DEALS)[number] | undefined;
  readonly options: Options;
}

/** The reader's own date, as `2026-11-20`. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The seed that is dealt now; `undefined` for a random one. */
export const seedOf = ({ daily, seed }: RequestedDeal): string | undefined => (daily ? today() : seed);

/**
 * Whether the deal must be proved winnable. By default a seed is dealt as it is, and no game is searched that has no
 * search.
 */
export function wantsWinnable({ deck, deals, daily, seed }: RequestedDeal, { search }: Variant): boolean {
  if (deck !== undefined) return false;
  return deals ? deals === 'winnable' : !!search && (daily || seed === undefined);
}

/** Whether two plain values are the same, with their fields in the same order. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether two requests ask for the same deal. How a random one is chosen does not matter. */
export const sameRequest = (a: RequestedDeal | undefined, b: RequestedDeal): boolean =>
  same({ ...a, deals: '' }, { ...b, deals: '' });

/** Whether a deal is just what is asked for. Without a seed, a deal is asked for that nobody has seen. */
export const asksFor = ({ seed, deck, options }: RequestedDeal, deal: Deal): boolean =>
  same([deck ?? seed, options], [deal.seed, deal.options]);

/** The name under which the game is kept; of a random one, by where on the page it is played. */
export function slotName(request: RequestedDeal, element: Element): string {
  return JSON.stringify([request.options, request.deck ?? seedOf(request) ?? placeOf(element)]);
}

/** Where on the page an element is, through all shadow roots. */
function placeOf(element: Element): string {
  const root = element.getRootNode() as Document | ShadowRoot;
  const twins = [...root.querySelectorAll(element.localName)];
  return `${'host' in root ? placeOf(root.host) : location.pathname}#${element.id || twins.indexOf(element)}`;
}
