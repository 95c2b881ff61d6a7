import { quote } from '../input/quote.js';

export type OptionValue = string | number | boolean;

/** The options of a game with their values, `{}` where a game has none. */
export type Options = Readonly<Record<string, OptionValue>>;

/** One option of a game: its default, and what it takes. */
export interface OptionSpec {
  readonly default: OptionValue;
  /** What is allowed, for messages. */
  readonly allowed: string;
  /** What a reader is offered to choose from; absent where it is on or off. */
  readonly values?: readonly string[];
  /** The value in its one canonical form, `undefined` where it is not allowed. Numbers may come as text, as attributes do. */
  read(value: unknown): OptionValue | undefined;
}

/** An option that is on or off. */
export const flag = (): OptionSpec => ({
  default: false,
  allowed: 'true or false',
  read: (value) => (typeof value === 'boolean' ? value : undefined),
});

/** An option with a few names for values, the first of them the default. A name in digits may be given as a number. */
export const choice = (...names: [string, ...string[]]): OptionSpec => ({
  default: names[0],
  allowed: names.join(', '),
  values: names,
  read: (value) => names.find((name) => name === (typeof value === 'number' ? String(value) : value)),
});

/** An option that counts: a whole number up to `most`, or `unlimited`. */
export const count = (preset: number | 'unlimited', most: number): OptionSpec => ({
  default: preset,
  allowed: `0 to ${most}, unlimited`,
  values: ['0', '1', '2', '3', 'unlimited'],
  read: (value) => {
    if (value === 'unlimited') return value;
    const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
    return Number.isInteger(number) && (number as number) >= 0 && (number as number) <= most
      ? Math.abs(number as number) // -0 is 0
      : undefined;
  },
});

/** The number that an option of {@link count} stands for, `Infinity` where it is unlimited. */
export const numberOf = (value: OptionValue | undefined): number => (value === 'unlimited' ? Infinity : Number(value));

/**
 * Reads the options of a game; one that is absent or `undefined` takes its default.
 *
 * @throws RangeError naming the option, its value and what is allowed.
 */
export function readOptions(specs: Readonly<Record<string, OptionSpec>>, given: Record<string, unknown>): Options {
  for (const name of Object.keys(given)) {
    if (given[name] !== undefined && !Object.hasOwn(specs, name)) {
      const allowed = Object.keys(specs).join(', ') || 'none';
      throw new RangeError(`unknown option ${quote(name)}; options of this game: ${allowed}`);
    }
  }
  return Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => {
      const value = given[name];
      const read = value === undefined ? spec.default : spec.read(value);
      if (read === undefined) throw new RangeError(`option ${name} is ${quote(value)}; allowed: ${spec.allowed}`);
      return [name, read];
    }),
  );
}
