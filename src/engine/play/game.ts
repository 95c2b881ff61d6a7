import { quote } from '../input/quote.js';
import { type Action, sameAction } from '../model/action.js';
import { type Deal, start } from '../model/deal.js';
import { actionOf, type Move, moveOf } from '../model/move.js';
import { perform } from '../model/perform.js';
import type { Position } from '../model/position.js';
import type { Rules } from '../model/rules.js';
import { type GameRecord, type Line, MAX_MOVES, recordOf } from './game-record.js';
import { type Result, type Status, ResultCache } from './result.js';
import { type State, stateOf } from './state.js';

/** A game in play: a deal, the moves to the current position, and the moves that were undone after it. */
export class Game<Played extends Rules = Rules> {
  readonly deal: Deal<Played>;
  #positions: Position[];
  #actions: Action[];
  #moveCount: number;
  readonly #results: ResultCache;
  /** The legal actions, of the position for which they were last computed. */
  #legal: { readonly position: Position; readonly actions: readonly Action[] } | undefined;

  /** Starts at the deal, or at the end of a line already played from it. */
  constructor(deal: Deal<Played>, line?: Line) {
    this.deal = deal;
    this.#results = new ResultCache(deal);
    this.#positions = [...(line?.positions ?? [start(deal)])];
    this.#actions = [...(line?.actions ?? [])];
    this.#moveCount = this.#actions.length;
  }

  get position(): Position {
    return this.#positions[this.#moveCount]!;
  }

  /** The positions from the deal to the current one. */
  get line(): readonly Position[] {
    return this.#positions.slice(0, this.#moveCount + 1);
  }

  get result(): Result {
    return this.#results.of(this.position);
  }

  /** `'playing'`, `'won'` or `'lost'`. */
  get status(): Status {
    return this.result.status;
  }

  /** The number of moves from the deal to the current position. */
  get moveCount(): number {
    return this.#moveCount;
  }

  /** A fresh snapshot of the position as plain JSON. Changing it doesn't change the game. */
  get state(): State {
    return stateOf(this.deal, this.position, this.result, this.#moveCount);
  }

  /** The actions from the deal to the current position. */
  get played(): readonly Action[] {
    return this.#actions.slice(0, this.#moveCount);
  }

  /** A fresh snapshot of the game up to the current position, as plain JSON. */
  get record(): GameRecord {
    return recordOf(this.deal, this.played, this.status);
  }

  /** The legal actions, by pile indices; empty unless {@link canPlay}. */
  get actions(): readonly Action[] {
    const { position } = this;
    if (this.#legal?.position !== position) {
      const { rules, options } = this.deal;
      this.#legal = { position, actions: this.canPlay ? rules.actions(position, options) : [] };
    }
    return this.#legal.actions;
  }

  /**
   * The legal moves, each listed once, in any order. The list is empty when the game is over, and after 10,000 moves.
   */
  get legalMoves(): Move[] {
    return this.actions.map((action) => this.#moveOf(this.position, action));
  }

  /** The move that led to the current position; `undefined` at the deal. */
  get lastMove(): Move | undefined {
    const { lastAction } = this;
    return lastAction && this.#moveOf(this.#positions[this.#moveCount - 1]!, lastAction);
  }

  /** The action that led to the current position; `undefined` at the deal. */
  get lastAction(): Action | undefined {
    return this.#actions[this.#moveCount - 1];
  }

  /**
   * Whether the game takes another move: it isn't over and has fewer than 10,000 moves, the limit of a record. A full game isn't lost, and
   * `undo` makes room.
   */
  get canPlay(): boolean {
    return this.status === 'playing' && this.#moveCount < MAX_MOVES;
  }

  /** Whether there is a move to undo. A won game cannot be undone. */
  get canUndo(): boolean {
    return this.#moveCount > 0 && this.status !== 'won';
  }

  /** Whether there is a move to redo. */
  get canRedo(): boolean {
    return this.#moveCount < this.#actions.length;
  }

  /** The number of moves, including those that were undone. */
  get length(): number {
    return this.#actions.length;
  }

  /** A copy of this game at the current position, or after a number of its moves. It has nothing to redo. */
  copy(moves = this.#moveCount): Game<Played> {
    const [positions, actions] = [this.#positions.slice(0, moves + 1), this.#actions.slice(0, moves)];
    return new Game(this.deal, { positions, actions });
  }

  /**
   * Goes to the position after a number of moves, even from a win. The others can be redone.
   *
   * @throws RangeError if it isn't a whole number from 0 to {@link length}.
   */
  goTo(at: number): void {
    const { length } = this;
    if (!(Number.isInteger(at) && at >= 0 && at <= length)) {
      throw new RangeError(`at is ${quote(at)}; allowed: 0 to ${length}`);
    }
    this.#moveCount = at;
  }

  /**
   * Plays a legal move. Returns `false`, and changes nothing, for anything else.
   *
   * The two cards of a pair can be given in either order. A game has at most 10,000 moves. Further moves are refused until one is undone.
   */
  play(move: Move): boolean {
    const { position } = this;
    const action = actionOf(this.deal.rules.piles, position, move);
    // A getter of the given move may have played meanwhile.
    return action !== undefined && this.position === position && this.act(action);
  }

  /** Plays a legal action. For any other, changes nothing and returns `false`. */
  act(wanted: Action): boolean {
    const { position, actions } = this;
    const reversed = swapped(wanted);
    const action = actions.find((each) => sameAction(each, wanted) || sameAction(each, reversed));
    if (!action) return false;
    const next = perform(this.deal, position, action);
    this.#results.moved(position, action, next);
    this.#actions.splice(this.#moveCount, Infinity, action);
    this.#positions.splice(++this.#moveCount, Infinity, next);
    return true;
  }

  /** Undoes the last move. Returns whether there was one. */
  undo(): boolean {
    if (!this.canUndo) return false;
    this.#moveCount--;
    return true;
  }

  /** Redoes the move that was undone last. Returns whether there was one. */
  redo(): boolean {
    if (!this.canRedo) return false;
    this.#moveCount++;
    return true;
  }

  #moveOf(position: Position, action: Action): Move {
    return moveOf(this.deal.rules.piles, position, action);
  }
}

/** A pair with its cards in the other order. Any other action is returned unchanged. */
function swapped(action: Action): Action {
  if (action.type !== 'remove' || action.from.length === 1) return action;
  return { type: 'remove', from: [action.from[1], action.from[0]] };
}
