import fc from 'fast-check';
import { VALUE_NAMES } from './values.mjs';

const anyNamed = fc.constantFrom(...VALUE_NAMES).map((is) => ({ is }));

const anyWord = fc.constantFrom(
  '',
  '42',
  'true',
  'false',
  'null',
  '__proto__',
  'constructor',
  'none',
  'QH',
  'tableau-1',
  '0',
  '-1',
  '1e999',
  'unlimited',
  'bakers-dozen',
  'stock',
  ' ',
);

/** A description of any value. */
export const anything = fc.oneof(
  { weight: 4, arbitrary: anyNamed },
  { weight: 3, arbitrary: anyWord },
  {
    weight: 2,
    arbitrary: fc.oneof(fc.constant(null), fc.boolean(), fc.integer(), fc.constantFrom(-1, 0, 1, 53, 1e9, 0.5)),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.array(anyNamed, { maxLength: 3 }) },
);

/** A few steps to a place in a value. */
export const anyPlace = fc.array(fc.nat(60), { maxLength: 4 });
