import { perform } from './perform.js';
import type { Action } from './action.js';
import type { Deal } from './deal.js';
import { tokens, written } from './notation.js';
import type { Options } from './options.js';
import type { Position } from './position.js';
import { start } from './deal.js';
import type { Status } from './standing.js';
import { standing } from './standing.js';

export const RECORD_VERSION = 1;

/** The most moves a record may have. */
export const MAX_MOVES = 10_000;

/** A game from its deal to some position, as plain JSON. */
export interface Record {
  version: number;
  game: string;
  /** Absent where the game was given by a deck. */
  seed?: string;
  /** The 52 codes joined by spaces. */
  deck?: string;
  options: Options;
  /** The moves, in the notation of the record's version. */
  moves: string;
  status: Status;
}

export const recordOf = (deal: Deal, actions: readonly Action[], status: Status): Record => ({
  version: RECORD_VERSION,
  game: deal.variant.id,
  ...(deal.deck === undefined ? { seed: deal.seed } : { deck: deal.deck }),
  options: { ...deal.options },
  moves: actions.map(written).join(''),
  status,
});

/** A game played from its deal: one more position than actions. */
export interface Line {
  readonly positions: readonly Position[];
  readonly actions: readonly Action[];
}

/** A record's move that the rules refuse. */
export class MoveError extends RangeError {
  /** Which move, counted from 0. */
  readonly at: number;

  constructor(at: number, what: string) {
    super(`move ${at + 1} ${what}`);
    this.at = at;
  }
}

/**
 * Plays the moves of a record by the rules.
 *
 * @throws MoveError at the first move that is not legal where it is made.
 */
export function replay(deal: Deal, moves: string): Line {
  const { variant, options } = deal;
  let position = start(deal);
  const positions = [position];
  const actions: Action[] = [];
  for (const token of tokens(moves)) {
    const at = actions.length;
    if (at >= MAX_MOVES) throw new MoveError(at, `is too many; at most ${MAX_MOVES} are allowed`);
    const legal = variant.won(position) ? [] : variant.actions(position, options);
    const action = legal.find((each) => written(each) === token);
    if (!action) throw new MoveError(at, token === undefined ? 'is not in notation' : `is illegal: ${token}`);
    position = perform(deal, position, action);
    actions.push(action);
    positions.push(position);
  }
  refuseMovesAfterLoss(deal, positions);
  return { positions, actions };
}

/**
 * A lost game takes no further move. Losing is for good: what can be reached from a later position could be reached from an earlier
 * one. So only a line that ends lost can have been lost before its end, and where, halving finds soon.
 */
function refuseMovesAfterLoss(deal: Deal, positions: readonly Position[]): void {
  const isLost = (index: number) => standing(deal, positions[index]!).status === 'lost';
  const last = positions.length - 1;
  if (!isLost(last)) return;
  let [on, lost] = [-1, last];
  while (on + 1 < lost) {
    const middle = (on + lost) >> 1;
    if (isLost(middle)) lost = middle;
    else on = middle;
  }
  if (lost < last) throw new MoveError(lost, 'comes after the game was lost');
}
