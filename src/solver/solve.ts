import { now } from '../engine/input/own.js';
import type { Deal } from '../engine/model/deal.js';
import { perform } from '../engine/model/perform.js';
import { keptKeyOf, type Position } from '../engine/model/position.js';
import type { Outcome, Search } from './search.js';
import { quote } from '../engine/input/quote.js';
import { TimeSlice } from './time-slice.js';

const POSITIONS = 500_000;

/** The limits of a search. */
export interface SolveLimits {
  /** The maximum number of positions. The same number gives the same answer on every machine. Default: 500,000. */
  positions?: number;
  /** The maximum search time, in milliseconds. Default: none. */
  ms?: number;
  /** An `AbortSignal`. An aborted search rejects with its reason. Default: none. */
  signal?: AbortSignal;
}

/** @throws RangeError or TypeError naming the limit that is wrong. */
export function readLimits({ positions, ms, signal }: SolveLimits): SolveLimits {
  for (const [name, value] of Object.entries({ positions, ms })) {
    if (value === undefined || (typeof value === 'number' && value >= 0)) continue;
    throw new RangeError(`${name} ${quote(value)} is not allowed; allowed: a number, 0 or more`);
  }
  if (signal && !(signal instanceof AbortSignal)) {
    throw new TypeError(`signal ${quote(signal)} is not allowed; allowed: an AbortSignal`);
  }
  return { positions: positions && Math.floor(positions), ms, signal: signal || undefined };
}

export interface SolveResult extends Outcome {
  positions: number;
  /** Milliseconds spent inside the search, without pauses. */
  ms: number;
}

/** Counts what a search spends until it ends, or has no time left. */
async function searchWithin(
  steps: Generator<number, Outcome>,
  spent: { positions: number; ms: number },
  { ms: longest = Infinity, signal }: SolveLimits,
  slice: TimeSlice,
): Promise<Outcome> {
  for (;;) {
    signal?.throwIfAborted();
    const began = now();
    let step = steps.next();
    for (; !step.done; step = steps.next()) {
      spent.positions += step.value;
      if (slice.isOver || (longest < Infinity && spent.ms + now() - began >= longest)) break;
    }
    spent.ms += now() - began;
    if (step.done) return step.value;
    if (spent.ms >= longest) return { verdict: 'unknown' };
    await slice.next();
  }
}

/**
 * Finds out whether a game can be won, and by which actions. Never blocks the page for more than some milliseconds at a time.
 *
 * A search forgets the one before, and may well lead back to where that one came from. So when a win leads back to an earlier position of
 * the game, the wins from there on are looked at, too. The latest that comes by here and then goes to new positions only is taken, or else
 * the one with the fewest actions left. So a player wins by the first action of each answer, no matter who asks.
 *
 * @param line the positions of the game, the present one last.
 * @param slice the current slice of time, if several searches follow each other.
 * @throws the signal's reason when it is aborted.
 */
export async function solve(
  search: Search,
  deal: Deal,
  line: readonly Position[],
  limits: SolveLimits,
  slice = new TimeSlice(),
): Promise<SolveResult> {
  const spent = { positions: 0, ms: 0 };
  const keys = line.map(keptKeyOf);
  const last = line.length - 1;
  let found: Outcome | undefined;
  for (let at = last, from = last; at >= from; at--) {
    // If the game reached a position twice, once is enough. In development, Svelte warns of `includes` with a start.
    if (keys.lastIndexOf(keys[at]!) > at) continue;
    const steps = search(deal, line[at]!, (limits.positions ?? POSITIONS) - spent.positions);
    const outcome = await searchWithin(steps, spent, limits, slice);
    found ??= outcome;
    const { actions } = outcome;
    if (!actions) continue;
    let position = line[at]!;
    const way = [position, ...actions.map((action) => (position = perform(deal, position, action)))];
    // Where the way meets the game: the index of the position there, or -1.
    const met = way.map((each) => keys.indexOf(keptKeyOf(each)));
    from = Math.min(from, ...met.filter((index) => index >= 0));
    const here = met.lastIndexOf(keys.indexOf(keys[last]!));
    if (here < 0) continue;
    const isNew = Math.max(...met.slice(here + 1)) < 0;
    const rest = actions.slice(here);
    if (isNew || rest.length < found.actions!.length) found = { ...found, actions: rest };
    if (isNew) break;
  }
  return { ...found!, ...spent };
}
