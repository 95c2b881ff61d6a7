import type { Deal } from '../engine/deal.js';
import { readDeck, readSeed, SEED_LENGTH } from '../engine/deal.js';
import type { Options } from '../engine/options.js';
import { shown } from '../engine/shown.js';
import type { Variant } from '../engine/variant.js';

/** What the attributes of an element ask for, as its properties hold it. */
export interface Asked {
  readonly seed: unknown;
  readonly deck: unknown;
  readonly deals: unknown;
  readonly daily: boolean;
  /** Every option of the game by its name. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** A request that can be dealt: what was not allowed in it has become its default, with a warning. */
export interface Request {
  readonly seed: string | undefined;
  readonly deck: string | undefined;
  /** Whether the seed is the date of the day it is dealt. */
  readonly daily: boolean;
  readonly deals: Deals;
  readonly options: Options;
}

const DEALS = ['winnable', 'any'] as const;

/** Which deals are wanted: `default` is winnable ones where no seed is asked for, and any where one is. */
export type Deals = (typeof DEALS)[number] | 'default';

/** The visitor's own date, as `2026-11-20`. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * Reads the attributes of one element. A bad value never breaks a page: its default stands in for it, and the console is told, once
 * for each value.
 */
export class AttributeReader {
  readonly #element: string;
  readonly #told = new Map<string, unknown>();

  constructor(element: string) {
    this.#element = element;
  }

  request({ options: specs = {} }: Variant, { seed, deck, deals, daily, options: given }: Asked): Request {
    const options = Object.entries(specs).map(([name, spec]) => {
      const value = given[name] ?? spec.default;
      return [name, this.#read(name, value, spec.allowed, () => spec.read(value)) ?? spec.default] as const;
    });
    const orNone = (name: string, value: unknown, allowed: string, read: (value: unknown) => string | undefined) =>
      this.#read(name, value, allowed, () => read(value) ?? '') || undefined;
    const isDefault = deals === undefined || deals === null || deals === '';
    const readDeals = (): Deals | undefined => (isDefault ? 'default' : DEALS.find((each) => each === deals));
    return {
      seed: orNone('seed', seed, `text of at most ${SEED_LENGTH} characters`, readSeed),
      deck: orNone('deck', deck, '52 different card codes such as "QH TD …"', readDeck),
      daily,
      deals: this.#read('deals', deals, DEALS.join(', '), readDeals) ?? 'default',
      options: Object.fromEntries(options),
    };
  }

  /** The words of a list such as `controls`: all of them where it is absent or empty, none for `none`. */
  list(attribute: string, value: unknown, words: readonly string[]): ReadonlySet<string> {
    const given = (typeof value === 'string' ? value : '').split(/\s+/).filter(Boolean);
    if (given.length === 0) return new Set(words);
    if (given.length === 1 && given[0] === 'none') return new Set();
    const allKnown = given.every((word) => words.includes(word)) || undefined;
    this.#read(attribute, value, `${words.join(', ')}, none`, () => allKnown);
    return new Set(given);
  }

  /** What `read` makes of a value; a warning where that is `undefined`, or an error. */
  #read<T>(attribute: string, value: unknown, allowed: string, read: () => T | undefined): T | undefined {
    let result: T | undefined;
    try {
      result = read();
    } catch {
      // Told below, in the words of the page's author rather than of the engine's caller.
    }
    if (result !== undefined) {
      this.#told.delete(attribute);
    } else if (this.#told.get(attribute) !== value) {
      this.#told.set(attribute, value);
      console.warn(`<${this.#element}> ${attribute}=${shown(value)} is not allowed; allowed: ${allowed}`);
    }
    return result;
  }
}

/** Whether two requests ask for the same deal; how a random one is chosen does not matter. */
export const sameRequest = (a: Request | undefined, b: Request): boolean =>
  JSON.stringify({ ...a, deals: '' }) === JSON.stringify({ ...b, deals: '' });

/** Whether a deal is just what a request asks for. One without a seed asks for a deal nobody has seen. */
export const asksFor = ({ seed, deck, options }: Request, deal: Deal): boolean =>
  (deck === undefined ? seed === deal.seed && deal.deck === undefined : deck === deal.deck) &&
  Object.entries(options).every(([name, value]) => deal.options[name] === value);
