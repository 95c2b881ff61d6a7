// Hostile values, described by plain JSON so that they can be sent to a page. Used in Node and in pages.

const thrower = () => {
  throw new Error('a stranger’s trap');
};

function revoked() {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

function cyclic() {
  const value = {};
  value.game = value;
  return value;
}

/** A value by its name. */
const VALUES = {
  undefined: () => undefined,
  NaN: () => NaN,
  Infinity: () => Infinity,
  'minus zero': () => -0,
  symbol: () => Symbol('x'),
  bigint: () => 10n ** 30n,
  function: () => () => 7,
  'throwing function': () => thrower,
  'no prototype': () => Object.create(null),
  'revoked proxy': revoked,
  'throwing proxy': () => new Proxy({}, { get: thrower, has: thrower, ownKeys: thrower, getPrototypeOf: thrower }),
  'throwing getter': () => Object.defineProperty({}, 'game', { get: thrower, enumerable: true }),
  'throwing text': () => ({ toString: thrower, valueOf: thrower, toJSON: thrower }),
  cyclic,
  deep: () => JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`),
  'long text': () => 'x'.repeat(1_000_000),
  'long list': () => new Array(100_000).fill('AS'),
  'sparse list': () => new Array(2 ** 32 - 1),
  markup: () => '"><script>alert(1)</script><img src=x onerror=alert(1)>',
  'lone surrogate': () => '\ud800',
  prototype: () => JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  date: () => new Date(NaN),
  map: () => new Map([['seed', '1']]),
  list: () => [],
  object: () => ({}),
};

export const VALUE_NAMES = Object.keys(VALUES);

/** The value of a description: `{ is: NAME }`, or plain JSON. */
export function make(given) {
  if (Array.isArray(given)) return given.map(make);
  if (typeof given !== 'object' || given === null) return given;
  if (typeof given.is === 'string' && Object.hasOwn(VALUES, given.is)) return VALUES[given.is]();
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, make(value)]));
}

/** What a runtime says by itself names no argument. */
const NATIVE =
  /^(Cannot |Invalid |Maximum |Reduce |undefined is not|null is not|Converting )|is not (a function|iterable|defined|a constructor|extensible)|trap|is read-only|Right-hand side/;

/** Whether an error is one that our code throws on purpose, or that a value itself throws. */
export const isRightError = (error, names = /./) =>
  error?.message === 'a stranger’s trap' ||
  ((error instanceof TypeError || error instanceof RangeError) &&
    !NATIVE.test(error.message) &&
    names.test(error.message));
