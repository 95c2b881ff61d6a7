/** Words of the state, and the distance of the words that are mixed. */
const WORDS = 624;
const MIDDLE = 397;

/** The state after a seed of one word. */
function seeded(seed: number): Uint32Array {
  const state = new Uint32Array(WORDS);
  state[0] = seed;
  for (let i = 1; i < WORDS; i++) {
    const before = state[i - 1]!;
    state[i] = Math.imul(1812433253, before ^ (before >>> 30)) + i;
  }
  return state;
}

/** The state after a key of several words: `init_by_array` of the reference implementation. */
function seededBy(key: readonly number[]): Uint32Array {
  const state = seeded(19650218);
  let i = 1;
  const mix = (factor: number, sum: number) => {
    const before = state[i - 1]!;
    state[i] = (state[i]! ^ Math.imul(before ^ (before >>> 30), factor)) + sum;
    if (++i < WORDS) return;
    state[0] = state[WORDS - 1]!;
    i = 1;
  };
  for (let k = 0; k < Math.max(WORDS, key.length); k++) mix(1664525, key[k % key.length]! + (k % key.length));
  for (let k = 1; k < WORDS; k++) mix(1566083941, -i);
  state[0] = 0x80000000;
  return state;
}

function mixAll(state: Uint32Array): void {
  for (let i = 0; i < WORDS; i++) {
    const joined = (state[i]! & 0x80000000) | (state[(i + 1) % WORDS]! & 0x7fffffff);
    state[i] = state[(i + MIDDLE) % WORDS]! ^ (joined >>> 1) ^ (joined & 1 ? 0x9908b0df : 0);
  }
}

/**
 * The Mersenne Twister MT19937 as Python's `random.Random` seeds it with a whole number. docs/decisions.md says why it is
 * written here.
 *
 * @returns a function that gives Python's `random()`: numbers from 0 up to 1, of 53 bits.
 */
export function twister(seed: bigint): () => number {
  const key: number[] = [];
  for (let rest = seed; rest > 0n || key.length === 0; rest >>= 32n) key.push(Number(rest & 0xffffffffn));
  const state = seededBy(key);
  let next = WORDS;
  const word = (): number => {
    if (next === WORDS) {
      mixAll(state);
      next = 0;
    }
    let bits = state[next++]!;
    bits ^= bits >>> 11;
    bits ^= (bits << 7) & 0x9d2c5680;
    bits ^= (bits << 15) & 0xefc60000;
    return (bits ^ (bits >>> 18)) >>> 0;
  };
  return () => {
    const high = word() >>> 5;
    return (high * 2 ** 26 + (word() >>> 6)) / 2 ** 53;
  };
}
