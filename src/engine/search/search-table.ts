import { type Action, drawnOnto, runLength } from '../model/action.js';
import type { Card } from '../model/card.js';
import type { Deal } from '../model/deal.js';
import { perform } from '../model/perform.js';
import { type Cards, faceDownIn, type Position } from '../model/position.js';
import type { PositionSet } from './position-set.js';
import { ALL, highOf, lowOf, type Places, placesOf, positionKey } from './position-key.js';

/** An action that was played. */
interface Step {
  readonly action: Action;
  /** How many runs it moved on the same piles; 0 where it laid others. */
  readonly runs: number;
  /** The position before, and its key. */
  readonly position: Position;
  readonly low: number;
  readonly high: number;
}

/** The table of a search. Actions are played and taken back on it, which costs far less than a copy of each position. */
export class SearchTable {
  /** Its piles change with the table. */
  position!: Position;
  /** The two halves of the position's key. */
  low!: number;
  high!: number;
  readonly #deal: Deal;
  readonly #places: Places;
  readonly #steps: Step[] = [];
  /** The runs that the steps moved, the last one on top: from, to and length of each. */
  readonly #runs: number[] = [];
  /** The key that {@link #foresee} has found. */
  #nextLow = 0;
  #nextHigh = 0;

  constructor(deal: Deal, start: Position) {
    this.#deal = deal;
    this.#places = placesOf(deal.rules);
    this.lay(start);
  }

  /** Begins again, with another position. */
  lay(position: Position): void {
    this.#steps.length = 0;
    this.#runs.length = 0;
    this.#lay(position);
  }

  /** The position, as a value that does not change with the table. */
  copy(): Position {
    return copyOf(this.position);
  }

  /** The actions that were played and not taken back. */
  get line(): Action[] {
    return this.#steps.map(({ action }) => action);
  }

  /** Whether an action leads to a position in a set, if the key shows that before the action is played. */
  leadsInto(seen: PositionSet, action: Action): boolean {
    if (action.type !== 'move' || this.#deal.rules.afterMove) return false;
    const { from, to } = action;
    const count = runLength(action);
    if (!this.#onlyMoves(from, to, count)) return false;
    this.#foresee(from, to, count);
    return seen.has(this.#nextHigh, this.#nextLow);
  }

  /** Plays a legal action and everything that follows from it by itself. */
  perform(action: Action): void {
    const { position, low, high } = this;
    const { rules } = this.#deal;
    const runs = this.#moveAll(action);
    const next = runs > 0 ? (rules.afterMove?.(position) ?? position) : perform(this.#deal, position, action);
    const isSame = next === position;
    this.#steps.push({ action, runs: isSame ? runs : 0, position, low, high });
    if (isSame) return;
    this.#lay(next);
    this.#moveBack(position, runs);
  }

  takeBack(): void {
    const { runs, position, low, high } = this.#steps.pop()!;
    this.#moveBack(position, runs);
    this.position = position;
    this.low = low;
    this.high = high;
  }

  /** Lays a copy: the table changes its piles. */
  #lay(position: Position): void {
    const { low, high } = positionKey(position, this.#places);
    this.position = copyOf(position);
    this.low = low;
    this.high = high;
  }

  /** Moves the runs that an action moves, and says how many; none where it does not only move cards. */
  #moveAll(action: Action): number {
    const { stock, discard } = this.#deal.rules.piles;
    switch (action.type) {
      case 'move': {
        const { from, to } = action;
        const count = runLength(action);
        if (!this.#onlyMoves(from, to, count)) return 0;
        this.#move(from, to, count);
        return 1;
      }
      case 'draw': {
        if (faceDownIn(this.position, stock) > 0) return 0;
        const onto = drawnOnto(action, this.#deal.rules.piles);
        const count = Math.min(onto.length, this.position.piles[stock]!.length);
        for (let i = 0; i < count; i++) this.#move(stock, onto[i]!, 1);
        return count;
      }
      case 'remove': {
        const { from } = action;
        for (let i = 0; i < from.length; i++) if (!this.#onlyMoves(from[i]!, discard, 1)) return 0;
        for (let i = 0; i < from.length; i++) this.#move(from[i]!, discard, 1);
        return from.length;
      }
      default:
        return 0;
    }
  }

  /** Whether a run can be followed: it turns no card up. In piles that aren't counted in full, it follows only the top card. */
  #onlyMoves(from: number, to: number, count: number): boolean {
    const { counted } = this.#places;
    const hidden = faceDownIn(this.position, from);
    return (
      (hidden === 0 || hidden < this.position.piles[from]!.length - count) &&
      (count === 1 || (counted[from] === ALL && counted[to] === ALL))
    );
  }

  #move(from: number, to: number, count: number): void {
    this.#foresee(from, to, count);
    this.low = this.#nextLow;
    this.high = this.#nextHigh;
    const { piles } = this.position;
    shift(pileOf(piles, from), pileOf(piles, to), count);
    this.#runs.push(from, to, count);
  }

  /** Moves the last runs back on the piles of a position. */
  #moveBack({ piles }: Position, runs: number): void {
    for (let i = 0; i < runs; i++) {
      const count = this.#runs.pop()!;
      const to = this.#runs.pop()!;
      const from = this.#runs.pop()!;
      shift(pileOf(piles, to), pileOf(piles, from), count);
    }
  }

  /** Finds the key after a run has moved. Only its lowest card comes to lie on something else. */
  #foresee(from: number, to: number, count: number): void {
    const { piles } = this.position;
    const { bottoms, counted } = this.#places;
    const source = piles[from]!;
    const target = piles[to]!;
    const left = source.length - count;
    const card = source[left]!;
    this.#nextLow = this.low;
    this.#nextHigh = this.high;
    if (counted[from]! > 0)
      this.#count(card, counted[from] === ALL && left > 0 ? source[left - 1]! : bottoms[from]!, -1);
    if (counted[from] === 1 && left > 0) this.#count(source[left - 1]!, bottoms[from]!, 1);
    const { length } = target;
    if (counted[to] === 1 && length > 0) this.#count(target[length - 1]!, bottoms[to]!, -1);
    if (counted[to]! > 0) this.#count(card, counted[to] === ALL && length > 0 ? target[length - 1]! : bottoms[to]!, 1);
  }

  /** Adds the number of a card to the key that is being found, or takes it away. */
  #count(card: number, below: number, sign: 1 | -1): void {
    this.#nextLow = (this.#nextLow + sign * lowOf(card, below)) | 0;
    this.#nextHigh = (this.#nextHigh + sign * highOf(card, below)) | 0;
  }
}

/** Its piles are built one by one: made by `map`, their array would at times be of another kind, and what reads it slower. */
function copyOf({ piles, faceDown, counters }: Position): Position {
  const copies: Card[][] = [];
  for (const cards of piles) copies.push(cards.slice());
  return { piles: copies, faceDown, counters };
}

const pileOf = (piles: readonly Cards[], pile: number) => piles[pile] as Card[];

/** Moves the top cards of one pile to another, in their order. */
function shift(from: Card[], to: Card[], count: number): void {
  if (count === 1) to.push(from.pop()!);
  else to.push(...from.splice(-count));
}
