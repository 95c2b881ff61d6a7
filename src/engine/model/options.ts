import { ownField } from '../input/own.js';
import { quote } from '../input/quote.js';

export type OptionValue = string | number | boolean;

export type Options = Readonly<Record<string, OptionValue>>;

export interface OptionSpec {
  readonly default: OptionValue;
  /** What is allowed, for messages. */
  readonly allowed: string;
  /** The values offered to choose from. Absent for an option that is on or off. */
  readonly values?: readonly string[];
  /** The value in canonical form; `undefined` if it is not allowed. Numbers can be text, as in attributes. */
  read(value: unknown): OptionValue | undefined;
}

/** An option that is on or off. Databases without booleans give 1 or 0. */
export const flag = (): OptionSpec => ({
  default: false,
  allowed: 'true or false',
  values: undefined,
  read: (value) =>
    [false, true].find((each) => value === each || value === Number(each) || value === String(Number(each))),
});

/** The first name is the default. A name in digits may be given as a number. */
export const choice = (...names: [string, ...string[]]): OptionSpec => ({
  default: names[0],
  allowed: names.join(', '),
  values: names,
  read: (value) => names.find((name) => name === (typeof value === 'number' ? String(value) : value)),
});

/** A whole number from 0 to `most`, or `unlimited`. */
export const count = (preset: number | 'unlimited', most: number): OptionSpec => ({
  default: preset,
  allowed: `0 to ${most}, unlimited`,
  values: ['0', '1', '2', '3', 'unlimited'],
  read: (value) => {
    if (value === 'unlimited') return value;
    const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
    return Number.isInteger(number) && (number as number) >= 0 && (number as number) <= most
      ? Math.abs(number as number) // -0 is 0
      : undefined;
  },
});

/** The value of a {@link count} option as a number, `Infinity` if unlimited. */
export const numberOf = (value: OptionValue | undefined): number => (value === 'unlimited' ? Infinity : Number(value));

/** @throws RangeError naming the option, its value and what is allowed. */
export function readOptions(specs: Readonly<Record<string, OptionSpec>>, given: Record<string, unknown>): Options {
  for (const name of Object.keys(given)) {
    if (given[name] !== undefined && !Object.hasOwn(specs, name)) {
      const allowed = Object.keys(specs).join(', ') || 'none';
      throw new RangeError(`unknown option ${quote(name)}; options of this game: ${allowed}`);
    }
  }
  return Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => {
      const value = ownField(given, name);
      const read = value === undefined ? spec.default : spec.read(value);
      if (read === undefined) throw new RangeError(`option ${name} is ${quote(value)}; allowed: ${spec.allowed}`);
      return [name, read];
    }),
  );
}
