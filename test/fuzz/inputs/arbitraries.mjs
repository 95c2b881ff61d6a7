import fc from 'fast-check';
import { VALUE_NAMES } from './values.mjs';

/** One of the words of a text. */
export const anyOf = (text) => fc.constantFrom(...text.trim().split(/\s+/));

const anyNamed = fc.constantFrom(...VALUE_NAMES).map((is) => ({ is }));

const anyWord = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom('', ' ') },
  {
    weight: 8,
    arbitrary: anyOf(
      '42 true false null __proto__ constructor none QH tableau-1 0 -1 1e999 unlimited bakers-dozen stock',
    ),
  },
);

/** A description of any value. */
export const anything = fc.oneof(
  { weight: 4, arbitrary: anyNamed },
  { weight: 3, arbitrary: anyWord },
  { weight: 2, arbitrary: fc.oneof(fc.boolean(), fc.integer(), fc.constantFrom(null, -1, 0, 1, 53, 1e9, 0.5)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.array(anyNamed, { maxLength: 3 }) },
);

/** A few steps to a place in a value. */
export const anyPlace = fc.array(fc.nat(60), { maxLength: 4 });

/** A copy of a value with another one at a place in it, which numbers choose step by step. */
export function changed(value, [step, ...rest], replacement) {
  const isBranch = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (step === undefined || !isBranch) return replacement;
  const keys = Object.keys(value);
  const key = keys[step % keys.length];
  const copy = Array.isArray(value) ? [...value] : { ...value };
  copy[key] = changed(value[key], rest, replacement);
  return copy;
}
