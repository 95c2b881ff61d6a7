import type { Action } from '../../engine/model/action.js';
import type { Piles } from '../../engine/model/piles.js';
import type { Position } from '../../engine/model/position.js';
import { type Id, type Table, HOME, IDS, idOf, NONE } from './table.js';

/**
 * A move of a card, onto another one or home, from a position that a search has looked beyond: 19 bits for its number there, 6 for the
 * card and 6 for what it goes on. As a plain number it leaves the garbage collector nothing to follow.
 */
export type Step = number;

/** The step to where the search began, which is none. */
export const START: Step = -1;

export const stepFrom = (place: number, id: Id, to: number): Step => (place << 12) | (id << 6) | to;

const idIn = (step: Step): Id => (step >> 6) & 63;
const toIn = (step: Step): number => step & 63;

/** How many positions are kept in one array. */
const SHELF = 1 << 10;

/** The positions that a search has looked beyond, in order: how each came about, and what each card lies on there. */
export class Trail {
  readonly #steps: Step[] = [];
  readonly #shelves: Uint8Array[] = [];
  readonly #table: Table;
  readonly #start = new Uint8Array(IDS).fill(HOME);
  readonly #pileWith: number[] = [];
  readonly #foundations: readonly number[];

  /** Lays the table as it is where the search begins. */
  constructor(table: Table, { piles }: Position, { tableau, foundations }: Piles) {
    this.#table = table;
    this.#foundations = foundations;
    for (const index of tableau) {
      let below = NONE;
      for (const card of piles[index]!) {
        this.#start[idOf(card)] = below;
        this.#pileWith[idOf(card)] = index;
        below = idOf(card);
      }
    }
    table.lay(this.#start);
  }

  /** Brings home on the table what goes by itself; tells which cards, the first one first, and what each lay on. */
  settle(): [Id, number][] {
    const gone: [Id, number][] = [];
    for (let id; (id = this.#table.goer()) !== undefined;) {
      gone.push([id, this.#table.on[id]!]);
      this.#table.move(id, HOME);
    }
    return gone;
  }

  /** Lays the table as it is after a step, to look beyond it; tells the number of that position. */
  follow(step: Step): number {
    const place = this.#steps.push(step) - 1;
    const before = step >> 12;
    if (step === START) this.#table.lay(this.#start);
    else {
      this.#table.lay(this.#shelves[Math.floor(before / SHELF)]!, (before % SHELF) * IDS);
      this.#table.move(idIn(step), toIn(step));
    }
    this.settle();
    if (place % SHELF === 0) this.#shelves.push(new Uint8Array(SHELF * IDS));
    this.#shelves.at(-1)!.set(this.#table.on, (place % SHELF) * IDS);
    return place;
  }

  /** The steps that lead to the one given, and what went home by itself, as actions of the game. */
  actionsTo(last: Step): Action[] {
    const steps: Step[] = [];
    for (let step = last; step !== START; step = this.#steps[step >> 12]!) steps.unshift(step);
    this.#table.lay(this.#start);
    const pileWith = [...this.#pileWith];
    const actions: Action[] = [];
    const add = (id: Id, to: number) => {
      const from = pileWith[id]!;
      pileWith[id] = to === HOME ? this.#foundations[id & 3]! : pileWith[to]!;
      actions.push({ type: 'move', from, to: pileWith[id] });
    };
    for (const [id] of this.settle()) add(id, HOME);
    for (const step of steps) {
      add(idIn(step), toIn(step));
      this.#table.move(idIn(step), toIn(step));
      for (const [id] of this.settle()) add(id, HOME);
    }
    return actions;
  }
}
