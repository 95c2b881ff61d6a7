// Hostile values, described by plain JSON so that a file can replay them. Used in Node and in pages.

function revoked() {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

const thrower = () => {
  throw new Error('a stranger’s trap');
};

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
  cyclic: () => {
    const value = {};
    value.game = value;
    return value;
  },
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
  if (Object.hasOwn(VALUES, given.is)) return VALUES[given.is]();
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, make(value)]));
}

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
