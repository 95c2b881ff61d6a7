import type { Deal } from '../engine/model/deal.js';
import type { Position } from '../engine/model/position.js';
import type { Outcome, Search } from './search.js';
import { quote } from '../engine/input/quote.js';
import { TimeSlice } from './time-slice.js';

/** How many positions are looked at unless the caller says otherwise. */
const POSITIONS = 500_000;

/** How far to search, and when to stop. */
export interface SolveLimits {
  /** How many positions to look at; 500,000 by default. Gives everybody the same answer, however fast the machine. */
  positions?: number;
  /** How many milliseconds to spend inside the search; no limit by default. */
  ms?: number;
  /** Ends the search; the promise is then rejected with the signal's reason. */
  signal?: AbortSignal;
}

/**
 * The limits a caller gives.
 *
 * @throws RangeError or TypeError naming the one that is none.
 */
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

/** What the solver found of a position, and at what cost. */
export interface Found extends Outcome {
  /** How many positions were looked at. */
  positions: number;
  /** Milliseconds spent inside the search, without the pauses. */
  ms: number;
}

/**
 * Finds out whether a position can be won, looking through the stock and the redeals, which are fixed. Never blocks for longer than
 * some milliseconds. `winnable` comes with actions that win by the rules, `unwinnable` is proved, anything else is `unknown`.
 *
 * @param search the way to search, the game's own or another.
 * @param slice the slice of time to go on in, where several searches follow each other.
 */
export async function solve(
  search: Search,
  deal: Deal,
  position: Position,
  { positions: most = POSITIONS, ms: longest = Infinity, signal }: SolveLimits,
  slice = new TimeSlice(),
): Promise<Found> {
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
