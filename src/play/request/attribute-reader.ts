import { readDeck, readSeed, SEED_LENGTH } from '../../engine/model/deal.js';
import type { Options, OptionSpec } from '../../engine/model/options.js';
import { quote } from '../../engine/input/quote.js';
import type { Variant } from '../../games/variant/variant.js';
import { DIFFICULTIES } from '../../solver/grade/grade.js';
import { today } from '../../days/day.js';
import type { Page } from '../page.js';
import { DEALS, isDealtDay, type RequestedDeal } from './requested-deal.js';

/** Frameworks set a property to any of these where they would leave the attribute out. */
export const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === false;

/** A seed as a page sets it. */
export type SeedValue = string | number | null | undefined;

/** The same as text; `null` for a random deal. */
export function seedText(value: SeedValue): string | null {
  if (isAbsent(value) || value === '') return null;
  // An object is no text, and cannot always be written as one: it gets the warning of a bad value.
  return typeof value === 'object' ? value : String(value);
}

/**
 * Reads the attributes of an element from its properties. A bad value never breaks a page: it falls back to its
 * default, with one warning on the console.
 */
export class AttributeReader {
  readonly #page: Pick<Page, 'time'>;
  readonly #tag: string;
  readonly #properties: Record<string, unknown>;
  readonly #specs: Readonly<Record<string, OptionSpec>>;
  /** The bad values that have logged a warning, by attribute. */
  readonly #warned = new Map<string, unknown>();

  /**
   * @param tag names the element in warnings.
   * @param properties those of the element.
   */
  constructor(page: Pick<Page, 'time'>, tag: string, properties: object, variant: Variant) {
    this.#page = page;
    this.#tag = tag;
    this.#properties = properties as Record<string, unknown>;
    this.#specs = variant.options ?? {};
  }

  /** Whether an attribute is there that is on or off. */
  isOn(attribute: 'assist' | 'disabled' | 'sound'): boolean {
    return this.#properties[attribute] === true;
  }

  /** Sets options in place of those that the attributes say. */
  setOptions(options: Options): void {
    Object.assign(this.#properties, options);
  }

  /** @param seed as it was asked for: the property may read the one in play. */
  request(seed: string | null): RequestedDeal {
    return {
      seed: this.#read('seed', seed, `text of at most ${SEED_LENGTH} characters`, readSeed),
      deck: this.#read('deck', this.#valueOf('deck') || null, '52 different card codes such as "QH TD …"', readDeck),
      daily: this.#daily(),
      deals: this.one('deals', DEALS),
      difficulty: this.one('difficulty', DIFFICULTIES),
      options: this.options(),
    };
  }

  options(): Options {
    const given = Object.entries(this.#specs).map(([name, spec]) => [
      name,
      this.#read(name, this.#valueOf(name), spec.allowed, (value) => spec.read(value)) ?? spec.default,
    ]);
    return Object.fromEntries(given) as Options;
  }

  /** The words of a list such as `buttons`: all where none of those given is allowed, none for `none`. */
  list(attribute: string, words: readonly string[]): ReadonlySet<string> {
    const value = this.#valueOf(attribute) || null;
    const given = typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : [];
    const good = given.filter((word) => words.includes(word));
    const isNone = good.length === 0 && given.includes('none');
    const isAllowed = typeof value === 'string' && given.length === (isNone ? 1 : good.length);
    this.#read(attribute, value, `${words.join(', ')}, none`, () => isAllowed || undefined);
    return new Set(good.length === 0 && !isNone ? words : good);
  }

  /** One of some words; `undefined` where it is absent or empty. */
  one<Word extends string>(attribute: string, words: readonly Word[]): Word | undefined {
    const find = (value: unknown) => words.find((word) => word === value);
    return this.#read(attribute, this.#valueOf(attribute) || null, words.join(', '), find);
  }

  /**
   * An address in full, of a page; `undefined` if it is absent or empty.
   *
   * @param base that of the page.
   */
  address(attribute: string, value: string | null, base: string): string | undefined {
    return this.#read(attribute, value || null, 'a URL with http, https or file', (given) => {
      const { href } = new URL(String(given), base);
      return /^(https?|file):/.test(href) ? href : undefined;
    });
  }

  /**
   * Warns of an attribute of another name, with the one to write in its place.
   *
   * @param example what to write where it is bare. Tools empty attributes that HTML knows as boolean.
   */
  refuse(attribute: string, value: string | null, instead: string, example: string): void {
    const given = value === attribute ? '' : value;
    this.#warn(
      attribute,
      given,
      `${attribute} is not an attribute; write ${instead}=${JSON.stringify(given || example)}`,
    );
  }

  /**
   * A value that isn't a past date or today gives today's deal, and keeps giving it, so that a future date can't end a game when it
   * arrives.
   */
  #daily(): boolean | string {
    const daily = this.#valueOf('daily') as boolean | string;
    this.#read('daily', daily, 'true, false, or a day up to today such as 2026-11-20', (value) =>
      value === true || isDealtDay(value, today(this.#page.time)) ? value : undefined,
    );
    return daily;
  }

  #valueOf(attribute: string): unknown {
    return this.#properties[attribute];
  }

  /** What `read` makes of a value. It warns where that throws or is `undefined`. */
  #read<T>(attribute: string, value: unknown, allowed: string, read: (value: unknown) => T | undefined): T | undefined {
    let result: T | undefined;
    let why = '';
    try {
      if (!isAbsent(value)) result = read(value);
    } catch (error) {
      // The engine knows which card of a deck is wrong.
      if (error instanceof RangeError) why = ` (${error.message})`;
    }
    const isGood = result !== undefined;
    this.#warn(
      attribute,
      isGood ? null : value,
      `${attribute}=${quote(value)} is not allowed; allowed: ${allowed}${why}`,
    );
    return result;
  }

  /** Once for each bad value, however often it is read. */
  #warn(attribute: string, value: unknown, message: string): void {
    if (isAbsent(value)) {
      this.#warned.delete(attribute);
    } else if (this.#warned.get(attribute) !== value) {
      this.#warned.set(attribute, value);
      console.warn(`<${this.#tag}> ${message}`);
    }
  }
}
