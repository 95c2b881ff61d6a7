import { type Deal, readDeck, readSeed, SEED_LENGTH } from '../../engine/model/deal.js';
import type { Options } from '../../engine/model/options.js';
import { quote } from '../../engine/input/quote.js';
import type { Variant } from '../../games/variant/variant.js';

/** What the attributes of an element ask for. What was not allowed there has become its default, with a warning. */
export interface RequestedDeal {
  readonly seed: string | undefined;
  readonly deck: string | undefined;
  /** Whether the seed is the date of the day it is dealt. */
  readonly daily: boolean;
  /** Absent: winnable ones where no seed is asked for, or that of the day, and any where one is. */
  readonly deals: Deals | undefined;
  readonly options: Options;
}

const DEALS = ['winnable', 'any'] as const;

/** Which deals are wanted. */
export type Deals = (typeof DEALS)[number];

/** The visitor's own date, as `2026-11-20`. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/**
 * Reads the attributes of one element from its properties. A bad value never breaks a page: its default stands in for it, and the
 * console is told, once for each value.
 */
export class AttributeReader {
  readonly #element: HTMLElement;
  readonly #told = new Map<string, unknown>();

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** @param seed as it was asked for; the property may already tell the one in play. */
  request({ options = {} }: Variant, seed: string | null): RequestedDeal {
    const given = Object.entries(options).map(([name, spec]) => [
      name,
      this.#read(name, this.#valueOf(name), spec.allowed, (value) => spec.read(value)) ?? spec.default,
    ]);
    return {
      seed: this.#read('seed', seed, `text of at most ${SEED_LENGTH} characters`, readSeed),
      deck: this.#read('deck', this.#valueOf('deck') || null, '52 different card codes such as "QH TD …"', readDeck),
      daily: !!this.#valueOf('daily'),
      deals: this.one('deals', DEALS),
      options: Object.fromEntries(given) as Options,
    };
  }

  /** The words of a list such as `controls`: all of them where none is given that is allowed, none for `none`. */
  list(attribute: string, words: readonly string[]): ReadonlySet<string> {
    const value = this.#valueOf(attribute) || null;
    const given = typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : [];
    const good = given.filter((word) => words.includes(word));
    const isNone = good.length === 0 && given.includes('none');
    const isAllowed = typeof value === 'string' && given.length === (isNone ? 1 : good.length);
    this.#read(attribute, value, `${words.join(', ')}, none`, () => isAllowed || undefined);
    return new Set(good.length === 0 && !isNone ? words : good);
  }

  /** One of some words, `undefined` where it is absent or empty. */
  one<Word extends string>(attribute: string, words: readonly Word[]): Word | undefined {
    const find = (value: unknown) => words.find((word) => word === value);
    return this.#read(attribute, this.#valueOf(attribute) || null, words.join(', '), find);
  }

  /** An address in full, `undefined` where it is absent or empty. */
  address(attribute: string, value: string | null): string | undefined {
    return this.#read(attribute, value || null, 'an address', (given) => new URL(String(given), document.baseURI).href);
  }

  #valueOf(attribute: string): unknown {
    return (this.#element as unknown as Record<string, unknown>)[attribute];
  }

  /** What `read` makes of a value that is there; a warning where that is `undefined`, or an error. */
  #read<T>(attribute: string, value: unknown, allowed: string, read: (value: unknown) => T | undefined): T | undefined {
    const isAbsent = value === undefined || value === null;
    let result: T | undefined;
    try {
      if (!isAbsent) result = read(value);
    } catch {
      // Told below, in the words of the page's author rather than of the engine's caller.
    }
    if (isAbsent || result !== undefined) {
      this.#told.delete(attribute);
    } else if (this.#told.get(attribute) !== value) {
      this.#told.set(attribute, value);
      console.warn(`<${this.#element.localName}> ${attribute}=${quote(value)} is not allowed; allowed: ${allowed}`);
    }
    return result;
  }
}

/** The name under which the game that a request asks for is kept; of a random one by where on the page it is played. */
export function slotName({ options, deck, seed, daily }: RequestedDeal, element: Element): string {
  return JSON.stringify([options, deck ?? (daily ? today() : (seed ?? placeOf(element)))]);
}

/** Where on the page an element is, through all shadow roots. */
function placeOf(element: Element): string {
  const root = element.getRootNode() as Document | ShadowRoot;
  const twins = [...root.querySelectorAll(element.localName)];
  return `${'host' in root ? placeOf(root.host) : location.pathname}#${element.id || twins.indexOf(element)}`;
}

/** Whether two plain values are the same, their fields being in the same order. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether two requests ask for the same deal; how a random one is chosen does not matter. */
export const sameRequest = (a: RequestedDeal | undefined, b: RequestedDeal): boolean =>
  same({ ...a, deals: '' }, { ...b, deals: '' });

/** Whether a deal is just what a request asks for. One without a seed asks for a deal nobody has seen. */
export const asksFor = ({ seed, deck, options }: RequestedDeal, deal: Deal): boolean =>
  same([deck ?? seed, options], [deal.seed, deal.options]);
