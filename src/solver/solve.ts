import type { Deal } from '../engine/model/deal.js';
import type { Position } from '../engine/model/position.js';
import type { Outcome, Search } from './search.js';
import { quote } from '../engine/input/quote.js';
import { TimeSlice } from './time-slice.js';

const POSITIONS = 500_000;

export interface SolveLimits {
  /** The most positions to look at. The same number gives the same answer on every machine. Default: 500,000. */
  positions?: number;
  /** The most milliseconds to spend in the search. Default: none. */
  ms?: number;
  /** An `AbortSignal`. An aborted search rejects with the signal's reason. Default: none. */
  signal?: AbortSignal;
}

/** @throws RangeError or TypeError naming the limit that is wrong. */
export function readLimits({ positions, ms, signal }: SolveLimits): SolveLimits {
  for (const [name, value] of Object.entries({ positions, ms })) {
    if (value === undefined || (typeof value === 'number' && value >= 0)) continue;
    throw new RangeError(`${name} ${quote(value)} is not allowed; allowed: a number from 0 on`);
  }
  if (signal && !(signal instanceof AbortSignal)) {
    throw new TypeError(`signal ${quote(signal)} is not allowed; allowed: an AbortSignal`);
  }
  return {
    ...(positions !== undefined && { positions: Math.floor(positions) }),
    ...(ms !== undefined && { ms }),
    ...(signal && { signal }),
  };
}

export interface SolveResult extends Outcome {
  positions: number;
  /** Milliseconds spent inside the search, without pauses. */
  ms: number;
}

/**
 * Runs a search without blocking the page for more than some milliseconds at a time.
 *
 * @param slice the current slice of time, if several searches follow each other.
 */
export async function solve(
  search: Search,
  deal: Deal,
  position: Position,
  { positions: most = POSITIONS, ms: longest = Infinity, signal }: SolveLimits,
  slice = new TimeSlice(),
): Promise<SolveResult> {
  signal?.throwIfAborted();
  const steps = search(deal, position, most);
  let positions = 0;
  let ms = 0;
  for (;;) {
    const began = performance.now();
    let step = steps.next();
    for (; !step.done; step = steps.next()) {
      positions += step.value;
      if (slice.isOver || (longest < Infinity && ms + performance.now() - began >= longest)) break;
    }
    ms += performance.now() - began;
    if (step.done) return { ...step.value, positions, ms };
    if (ms >= longest) return { verdict: 'unknown', positions, ms };
    await slice.next();
    signal?.throwIfAborted();
  }
}
