import { type Action, drawnOnto, runLength } from '../model/action.js';
import type { Card } from '../model/card.js';
import type { Deal } from '../model/deal.js';
import { perform } from '../model/perform.js';
import { faceDownIn, type Position } from '../model/position.js';
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

  /** How many actions these are. */
  get depth(): number {
    return this.#steps.length;
  }

  /** Whether an action leads to a position that a set has, as far as its key tells before it is played. */
  leadsInto(seen: PositionSet, action: Action): boolean {
    if (action.type !== 'move') return false;
    const { from, to } = action;
    const count = runLength(action);
    const { bottoms, counted } = this.#places;
    if (counted[from] !== ALL || counted[to] !== ALL || !this.#onlyMoves(from, to, count)) return false;
    const source = pileOf(this.position, from);
    const target = pileOf(this.position, to);
    const at = source.length - count;
    const card = source[at]!;
    const under = at > 0 ? source[at - 1]! : bottoms[from]!;
    const onto = target.length > 0 ? target[target.length - 1]! : bottoms[to]!;
    return seen.has(
      (this.high - highOf(card, under) + highOf(card, onto)) | 0,
      (this.low - lowOf(card, under) + lowOf(card, onto)) | 0,
    );
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
    const { piles } = this.#deal.rules;
    switch (action.type) {
      case 'move': {
        const { from, to } = action;
        const count = runLength(action);
        if (!this.#onlyMoves(from, to, count)) return 0;
        this.#move(from, to, count);
        return 1;
      }
      case 'draw': {
        if (faceDownIn(this.position, piles.stock) > 0) return 0;
        const onto = drawnOnto(action, piles);
        const count = Math.min(onto.length, this.position.piles[piles.stock]!.length);
        for (let i = 0; i < count; i++) this.#move(piles.stock, onto[i]!, 1);
        return count;
      }
      case 'remove': {
        const [first, second] = action.from;
        if (!this.#onlyMoves(first, piles.discard, 1)) return 0;
        if (second !== undefined && !this.#onlyMoves(second, piles.discard, 1)) return 0;
        this.#move(first, piles.discard, 1);
        if (second !== undefined) this.#move(second, piles.discard, 1);
        return action.from.length;
      }
      default:
        return 0;
    }
  }

  /** Whether a run can be moved without turning a card up. Of a pile whose top alone counts, only the top is followed. */
  #onlyMoves(from: number, to: number, count: number): boolean {
    const { position } = this;
    const hidden = faceDownIn(position, from);
    const remaining = position.piles[from]!.length - count;
    return (hidden === 0 || hidden < remaining) && (count === 1 || this.#places.counted[to]! > 1);
  }

  /** Only the lowest card of a run comes to lie on something else. */
  #move(from: number, to: number, count: number): void {
    const source = pileOf(this.position, from);
    const target = pileOf(this.position, to);
    const { counted } = this.#places;
    this.#count(from, source.length - count, -1);
    if (counted[to] === 1) this.#count(to, target.length - 1, -1);
    shift(source, target, count);
    this.#count(to, target.length - count, 1);
    if (counted[from] === 1) this.#count(from, source.length - 1, 1);
    this.#runs.push(from, to, count);
  }

  /** Moves the last runs back on the piles of a position. */
  #moveBack(position: Position, runs: number): void {
    for (let i = 0; i < runs; i++) {
      const count = this.#runs.pop()!;
      const to = this.#runs.pop()!;
      const from = this.#runs.pop()!;
      shift(pileOf(position, to), pileOf(position, from), count);
    }
  }

  /** Adds the number of a card to the key, or takes it away. */
  #count(pile: number, at: number, sign: 1 | -1): void {
    const { bottoms, counted } = this.#places;
    const cards = pileOf(this.position, pile);
    if (at < 0 || counted[pile] === 0) return;
    const below = at > 0 && counted[pile] !== 1 ? cards[at - 1]! : bottoms[pile]!;
    this.low = (this.low + sign * lowOf(cards[at]!, below)) | 0;
    this.high = (this.high + sign * highOf(cards[at]!, below)) | 0;
  }
}

/** Its piles are built one by one: made by `map`, their array would at times be of another kind, and what reads it slower. */
function copyOf({ piles, faceDown, counters }: Position): Position {
  const copies: Card[][] = [];
  for (const cards of piles) copies.push(cards.slice());
  return { piles: copies, faceDown, counters };
}

const pileOf = ({ piles }: Position, pile: number) => piles[pile] as Card[];

/** Moves the top cards of one pile to another, in their order. */
function shift(from: Card[], to: Card[], count: number): void {
  if (count === 1) to.push(from.pop()!);
  else to.push(...from.splice(-count));
}
