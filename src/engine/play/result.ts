import { type Action, sameAction } from '../model/action.js';
import type { Deal } from '../model/deal.js';
import { perform } from '../model/perform.js';
import { keyOf, type Position } from '../model/position.js';
import { type ProgressPath, ProgressSearch } from '../search/progress-search.js';

/** Whether a game is in play, won or lost. */
export type Status = 'playing' | 'won' | 'lost';

/** Why a game is lost: it has no legal move, or no sequence of legal moves makes progress. */
export type Reason = 'no-moves' | 'no-progress';

export interface Result {
  readonly status: Status;
  readonly reason: Reason | undefined;
}

const playing: Result = { status: 'playing', reason: undefined };
const won: Result = { status: 'won', reason: undefined };
const noMoves: Result = { status: 'lost', reason: 'no-moves' };
const noProgress: Result = { status: 'lost', reason: 'no-progress' };

/** Whether a game is won in a position, or has no move there. `undefined`: only a search for progress can decide. */
export function endOf({ rules, options }: Deal, position: Position): Result | undefined {
  if (rules.won(position)) return won;
  return rules.actions(position, options).length === 0 ? noMoves : undefined;
}

/** The result by a search for progress. If that did not end, the game is still in play, because a loss is never a guess. */
export const resultBy = (path: ProgressPath): Result => (path === null ? noProgress : playing);

/** The results of one game's positions. Each is found once, and mostly without a search. */
export class ResultCache {
  readonly #deal: Deal;
  readonly #known = new WeakMap<Position, Result>();
  /** The way to progress that was found last. Mostly it, or its rest, leads to progress from the next position too. */
  #path: readonly Action[] = [];

  constructor(deal: Deal) {
    this.#deal = deal;
  }

  of(position: Position): Result {
    const known = this.#known.get(position) ?? endOf(this.#deal, position) ?? resultBy(this.#find(position));
    this.#known.set(position, known);
    return known;
  }

  /**
   * A game in play has gone on by an action. If another action can reverse it, the game is still in play, so a card that moves to and fro
   * needs no search.
   */
  moved(before: Position, action: Action, after: Position): void {
    const { rules, options } = this.#deal;
    if (action.type !== 'move' || rules.won(after) || rules.progress(after) !== rules.progress(before)) return;
    const back: Action = { ...action, from: action.to, to: action.from };
    const isLegal = rules.actions(after, options).some((each) => sameAction(each, back));
    if (isLegal && keyOf(perform(this.#deal, after, back)) === keyOf(before)) this.#known.set(after, playing);
  }

  /** If no known way leads on, a single action mostly does, and trying one takes less time than beginning a search. */
  #find(from: Position): ProgressPath {
    const { rules, options } = this.#deal;
    const leads = (actions: readonly Action[]): boolean => leadsToProgress(this.#deal, from, actions);
    const path =
      [this.#path, this.#path.slice(1)].find(leads) ??
      rules
        .actions(from, options)
        .map((action) => [action])
        .find(leads) ??
      new ProgressSearch(this.#deal).find(from);
    this.#path = path ?? [];
    return path;
  }
}

/** Whether some actions are legal one after the other, and the game has come further by them. */
function leadsToProgress(deal: Deal, from: Position, actions: readonly Action[]): boolean {
  const { rules, options } = deal;
  const progress = rules.progress(from);
  let position = from;
  for (const action of actions) {
    if (!rules.actions(position, options).some((each) => sameAction(each, action))) return false;
    position = perform(deal, position, action);
    if (rules.progress(position) > progress) return true;
  }
  return false;
}
