import type { Outcome } from '../../src/solver/search.js';

/** Checks the time at each yield of the search. */
export function runFor(search: Generator<number, Outcome>, ms = Infinity): Outcome & { positions: number; ms: number } {
  const began = performance.now();
  let positions = 0;
  for (let step = search.next(); ; step = search.next()) {
    const spent = performance.now() - began;
    if (step.done) return { ...step.value, positions, ms: spent };
    positions += step.value;
    if (spent > ms) return { verdict: 'unknown', positions, ms: spent };
  }
}
