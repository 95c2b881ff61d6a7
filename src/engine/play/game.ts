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

/** A game in play: a deal, the moves to the present position, and the moves that were taken back after it. */
export class Game<Played extends Rules = Rules> {
  readonly deal: Deal<Played>;
  #positions: Position[];
  #actions: Action[];
  #moveCount: number;
  readonly #results: ResultCache;
  /** The legal actions of the position they were last asked for. */
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

  /** The positions from the deal to the present one. */
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

  /** The number of moves from the deal to the present position. */
  get moveCount(): number {
    return this.#moveCount;
  }

  /** A fresh snapshot of the position as plain JSON: if you change it, the game stays as it is. */
  get state(): State {
    return stateOf(this.deal, this.position, this.result, this.#moveCount);
  }

  /** The actions from the deal to the present position. */
  get played(): readonly Action[] {
    return this.#actions.slice(0, this.#moveCount);
  }

  /** A fresh snapshot of the whole game, up to the present position, as plain JSON. */
  get record(): GameRecord {
    return recordOf(this.deal, this.played, this.status);
  }

  /** What may be played now, by pile indices; empty unless {@link canPlay}. */
  get actions(): readonly Action[] {
    const { position } = this;
    if (this.#legal?.position !== position) {
      const { rules, options } = this.deal;
      this.#legal = { position, actions: this.canPlay ? rules.actions(position, options) : [] };
    }
    return this.#legal.actions;
  }

  /**
   * The moves that may be played now, each once, in any order; empty when the game is over.
   *
   * Empty also in a game of 10,000 moves.
   */
  get legalMoves(): Move[] {
    return this.actions.map((action) => this.#moveOf(this.position, action));
  }

  /** The move that led to the present position, `undefined` at the deal. */
  get lastMove(): Move | undefined {
    const { lastAction } = this;
    return lastAction && this.#moveOf(this.#positions[this.#moveCount - 1]!, lastAction);
  }

  /** The action that led to the present position, `undefined` at the deal. */
  get lastAction(): Action | undefined {
    return this.#actions[this.#moveCount - 1];
  }

  /**
   * Whether the game is on and has room for a move. With 10,000 moves it is full: it takes no further one, since no record
   * could tell it. It is not lost by that, and `undo` makes room.
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

  /** How many moves there are with those that were taken back. */
  get length(): number {
    return this.#actions.length;
  }

  /**
   * Another game that stands where this one does, or after so many of its moves. It has these moves behind it and none before it.
   */
  copy(moves = this.#moveCount): Game<Played> {
    const [positions, actions] = [this.#positions.slice(0, moves + 1), this.#actions.slice(0, moves)];
    return new Game(this.deal, { positions, actions });
  }

  /**
   * Goes to where the game stands after so many of its moves, even from a win. The others can be redone.
   *
   * @throws RangeError where that is no whole number from 0 to {@link length}.
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
   * A game has at most 10,000 moves. The next one is refused, until a move is undone.
   */
  play(move: Move): boolean {
    const { position } = this;
    const action = actionOf(this.deal.rules.piles, position, move);
    // A stranger's getter may have played meanwhile.
    return action !== undefined && this.position === position && this.act(action);
  }

  /** Plays a legal action. Returns false, and changes nothing, for any other. */
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

  /** Plays again what was undone last. Returns whether there was something. */
  redo(): boolean {
    if (!this.canRedo) return false;
    this.#moveCount++;
    return true;
  }

  #moveOf(position: Position, action: Action): Move {
    return moveOf(this.deal.rules.piles, position, action);
  }
}

/** A pair with its cards in the other order. Any other action stays as it is. */
function swapped(action: Action): Action {
  if (action.type !== 'remove' || action.from.length === 1) return action;
  return { type: 'remove', from: [action.from[1], action.from[0]] };
}
