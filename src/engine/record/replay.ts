import { type Action, sameAction } from '../model/action.js';
import { type Deal, start } from '../model/deal.js';
import { perform } from '../model/perform.js';
import type { Position } from '../model/position.js';
import { type Line, MAX_MOVES } from '../play/game-record.js';
import { decode, encode } from '../play/notation.js';
import { endOf, type Result, resultBy } from '../play/result.js';
import { ProgressSearch } from '../search/progress-search.js';

/** The rules refuse a move of a record. */
export class MoveError extends RangeError {
  /** Which move, counted from 0. */
  readonly at: number;

  constructor(at: number, what: string) {
    super(`move ${at + 1} ${what}`);
    this.at = at;
  }
}

/**
 * Plays the moves of a record by the rules. It yields after each move and each step of a search, since a long record takes long.
 *
 * @throws MoveError at the first move that is not legal where it is made.
 */
export function* replay(deal: Deal, moves: string): Generator<undefined, Line & { readonly result: Result }> {
  const { rules, options } = deal;
  let position = start(deal);
  const positions = [position];
  const actions: Action[] = [];
  for (const wanted of decode(moves)) {
    const at = actions.length;
    if (at >= MAX_MOVES) throw new MoveError(at, `is too many; at most ${MAX_MOVES} are allowed`);
    if (!wanted) throw new MoveError(at, 'is not in notation');
    const legal = rules.won(position) ? [] : rules.actions(position, options);
    const action = legal.find((each) => sameAction(each, wanted));
    if (!action) throw new MoveError(at, `is illegal: ${encode(wanted)}`);
    position = perform(deal, position, action);
    actions.push(action);
    positions.push(position);
    yield;
  }
  return { positions, actions, result: yield* resultAfter(deal, positions) };
}

/**
 * How a line of positions ends.
 *
 * A lost game takes no further move, and a lost game stays lost. So only a line that ends lost can have been lost before, and not before
 * its last progress. The line is followed back to where the game was on. One search serves all of these positions.
 */
function* resultAfter(deal: Deal, positions: readonly Position[]): Generator<undefined, Result> {
  const { rules } = deal;
  const search = new ProgressSearch(deal);
  let lost = positions.length - 1;
  const last = positions[lost]!;
  const result = endOf(deal, last) ?? resultBy(yield* search.steps(last));
  if (result.status !== 'lost') return result;
  for (; lost > 0; lost--) {
    const before = positions[lost - 1]!;
    if (rules.progress(before) !== rules.progress(last) || (yield* search.steps(before)) !== null) break;
    yield;
  }
  if (lost < positions.length - 1) throw new MoveError(lost, 'comes after the game was lost');
  return result;
}
