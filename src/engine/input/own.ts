// A page may add fields to every object by `Object.prototype`, so only an object's own fields are read.

/**
 * A copy that inherits nothing. An object of a class is returned unchanged, because it may inherit on purpose.
 *
 * The prototype is removed afterwards, because `{ __proto__: null }` makes a dictionary in V8, which is slow to read.
 */
export const ownFields = <Named extends object>(given: Named): Named =>
  Object.getPrototypeOf(given) === Object.prototype ? (Object.setPrototypeOf({ ...given }, null) as Named) : given;

/** An object's own field, which may be absent. */
export const ownField = <Named extends object, Name extends keyof Named>(
  given: Named,
  name: Name,
): Named[Name] | undefined => (Object.hasOwn(given, name) ? given[name] : undefined);

// Prototype.js and MooTools replace functions of the language, so these are used instead.

/** The numbers from 0 up to a count. Their `Array.from` doesn't map. */
export const upTo = (count: number): number[] => [...new Uint8Array(count).keys()];

/** Their `reduce` doesn't fold. */
export function fold<Item, Sum>(items: Iterable<Item>, start: Sum, step: (sum: Sum, item: Item, index: number) => Sum) {
  let sum = start;
  let index = 0;
  for (const item of items) sum = step(sum, item, index++);
  return sum;
}

/** JSON that keeps arrays. Prototype.js before 1.7 gives them a `toJSON` that makes them strings. */
export const toJson = (given: unknown): string => JSON.stringify(given, 'toJSON' in [] ? keepArray : undefined);

function keepArray(this: Record<string, unknown>, key: string, value: unknown): unknown {
  return Array.isArray(this[key]) ? this[key] : value;
}

/** Milliseconds, to measure durations. A page may have its own `performance`. */
// eslint-disable-next-line no-restricted-globals
export const now = (): number => performance?.now?.() ?? Date.now();
