import { type Action, runLength } from '../model/action.js';
import type { Card } from '../model/card.js';
import type { Piles } from '../model/piles.js';
import { faceDownIn, topOf, type Position } from '../model/position.js';
import { type PositionKey, bottomOf, highOf, lowOf } from './position-key.js';

/** A position that a search has reached. */
export interface SearchNode extends PositionKey {
  /** The node before, and the action that leads here from there; `undefined` where the search began. */
  readonly before: SearchNode | undefined;
  readonly action: Action | undefined;
  /** The nearest position on the way here that is kept as a whole, and how many cards have moved one by one since. */
  readonly whole: Position;
  readonly depth: number;
}

/** The table of a search. Cards move forth and back on it, which costs far less than a copy of each position. */
export class SearchTable {
  /** What lies on the table now. It changes with the table: {@link copy} is for keeping. */
  position!: Position;
  readonly #piles: Piles;
  #cards!: Card[][];
  #at: SearchNode | undefined;

  constructor(piles: Piles) {
    this.#piles = piles;
  }

  /** What lies there, or a position that follows from it, to keep. */
  copy(position = this.position): Position {
    return { ...position, piles: position.piles.map((cards) => cards.slice()) };
  }

  /** Whether an action moves cards from one pile to another and does nothing else, apart from what follows by itself. */
  moves(action: Action): boolean {
    if (action.type === 'draw') return (action.to?.length ?? 1) === 1;
    if (action.type !== 'move') return false;
    const hidden = faceDownIn(this.position, action.from);
    return hidden === 0 || hidden < this.#cards[action.from]!.length - runLength(action);
  }

  move(action: Action): void {
    this.#moveRun(this.#from(action), this.#to(action), runLength(action));
  }

  moveBack(action: Action): void {
    this.#moveRun(this.#to(action), this.#from(action), runLength(action));
  }

  #moveRun(from: number, to: number, count: number): void {
    const cards = this.#cards[from]!;
    if (count === 1) this.#cards[to]!.push(cards.pop()!);
    else this.#cards[to]!.push(...cards.splice(-count));
  }

  /** The key after a move, from the key before it. Only the lowest card of a run comes to lie on something else. */
  keyAfter(action: Action, { low, high }: PositionKey): PositionKey {
    const from = this.#cards[this.#from(action)]!;
    const at = from.length - runLength(action);
    const card = from[at]!;
    const under = at > 0 ? from[at - 1]! : bottomOf(this.#from(action));
    const onto = topOf(this.#cards[this.#to(action)]!) ?? bottomOf(this.#to(action));
    return {
      low: (low - lowOf(card, under) + lowOf(card, onto)) | 0,
      high: (high - highOf(card, under) + highOf(card, onto)) | 0,
    };
  }

  /** Lays the position of a node. */
  goTo(node: SearchNode): void {
    const path: SearchNode[] = [];
    let end = node;
    if (this.#at?.whole === node.whole) {
      // Back to where the two ways part.
      for (let at = this.#at; at !== end;) {
        if (at.depth > end.depth) {
          this.moveBack(at.action!);
          at = at.before!;
        } else {
          path.push(end);
          end = end.before!;
        }
      }
    } else {
      this.#cards = node.whole.piles.map((cards) => cards.slice());
      this.position = { ...node.whole, piles: this.#cards };
      for (; end.depth > 0; end = end.before!) path.push(end);
    }
    for (let i = path.length; i-- > 0;) this.move(path[i]!.action!);
    this.#at = node;
  }

  #from(action: Action): number {
    return action.type === 'move' ? action.from : this.#piles.stock;
  }

  #to(action: Action): number {
    if (action.type === 'move') return action.to;
    const [to = this.#piles.waste] = (action.type === 'draw' && action.to) || [];
    return to;
  }
}
