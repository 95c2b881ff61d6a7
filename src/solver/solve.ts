import type { Action } from '../engine/action.js';
import type { Deal } from '../engine/deal.js';
import type { Game } from '../engine/game.js';
import type { Move } from '../engine/move.js';
import { moveOf } from '../engine/move.js';
import { perform } from '../engine/perform.js';
import type { Position } from '../engine/position.js';
import type { Search, Verdict } from '../engine/search.js';
import { searchAnyGame } from './any-game.js';
import { Breath } from './breath.js';

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

/** What the solver found of a position. */
export interface Solution {
  verdict: Verdict;
  /** With `winnable`: the moves that win from this position. */
  moves?: Move[];
  /** How many positions were looked at. */
  positions: number;
  /** Milliseconds spent inside the search, without the pauses. */
  ms: number;
}

/**
 * Finds out whether a game can be won from where it stands, looking through the stock and the redeals, which are fixed. Never blocks
 * for longer than some milliseconds, and looks at a snapshot: the game may go on meanwhile. `winnable` comes with moves that win by
 * the rules, `unwinnable` is proved, anything else is `unknown`.
 */
export const solve = (game: Game, limits: SolveLimits = {}): Promise<Solution> =>
  solvePosition(game.deal, game.position, limits);

/**
 * As {@link solve}, of any position of a deal.
 *
 * @param breath the slice to go on in, where several searches follow each other.
 * @param search the way to search; the game's own by default.
 */
export async function solvePosition(
  deal: Deal,
  position: Position,
  { positions: most = POSITIONS, ms: longest = Infinity, signal }: SolveLimits,
  breath = new Breath(),
  search: Search = deal.variant.search ?? searchAnyGame,
): Promise<Solution> {
  signal?.throwIfAborted();
  const steps = search(deal, position, most);
  let positions = 0;
  let ms = 0;
  for (;;) {
    const began = performance.now();
    let step = steps.next();
    for (; !step.done; step = steps.next()) {
      positions += step.value;
      if (breath.due) break;
    }
    ms += performance.now() - began;
    if (step.done) {
      const { verdict, actions } = step.value;
      return { verdict, ...(actions && { moves: movesOf(deal, position, actions) }), positions, ms };
    }
    if (ms >= longest) return { verdict: 'unknown', positions, ms };
    await breath.take();
    signal?.throwIfAborted();
  }
}

function movesOf(deal: Deal, from: Position, actions: readonly Action[]): Move[] {
  let position = from;
  return actions.map((action) => {
    const move = moveOf(deal.variant.piles, position, action);
    position = perform(deal, position, action);
    return move;
  });
}
