// A page may give a field to every object, by `Object.prototype`. What is read must be an object's own.

/**
 * A copy that inherits nothing. An object of a class stays as it is: it may inherit on purpose.
 *
 * The prototype is taken away afterwards: what is written as `{ __proto__: null }` is a dictionary in V8, and each look into one is slow.
 */
export const ownFields = <Named extends object>(given: Named): Named =>
  Object.getPrototypeOf(given) === Object.prototype ? (Object.setPrototypeOf({ ...given }, null) as Named) : given;

/** A field that an object has itself, where it may be absent. */
export const ownField = <Named extends object, Name extends keyof Named>(
  given: Named,
  name: Name,
): Named[Name] | undefined => (Object.hasOwn(given, name) ? given[name] : undefined);

// Prototype.js and MooTools put functions of their own in the place of the language's. These are used here instead.

/** So many numbers, from 0. Their `Array.from` maps nothing. */
export const upTo = (count: number): number[] => [...new Uint8Array(count).keys()];

/** Their `reduce` folds nothing. */
export function fold<Item, Sum>(items: Iterable<Item>, start: Sum, step: (sum: Sum, item: Item, index: number) => Sum) {
  let sum = start;
  let index = 0;
  for (const item of items) sum = step(sum, item, index++);
  return sum;
}

/** As JSON, in which arrays are arrays: Prototype.js before 1.7 gives them a `toJSON` that makes them texts. */
export const toJson = (given: unknown): string => JSON.stringify(given, 'toJSON' in [] ? keepArray : undefined);

function keepArray(this: Record<string, unknown>, key: string, value: unknown): unknown {
  return Array.isArray(this[key]) ? this[key] : value;
}

/** Milliseconds, to measure a time by. A page may have a `performance` of its own. */
// eslint-disable-next-line no-restricted-globals
export const now = (): number => performance?.now?.() ?? Date.now();
