import type { Action } from '../../engine/model/action.js';
import type { Piles } from '../../engine/model/piles.js';
import type { Position } from '../../engine/model/position.js';
import { type Id, type Table, HOME, IDS, idOf, NONE } from './table.js';

/**
 * A move from a position on the trail: 19 bits for the position's index, 6 for the card, 6 for what it goes onto. A
 * plain number costs the garbage collector nothing.
 */
export type Step = number;

/** Stands for the position a search starts with. */
export const START: Step = -1;

export const stepFrom = (index: number, id: Id, to: number): Step => (index << 12) | (id << 6) | to;

const indexIn = (step: Step): number => step >> 12;

const idIn = (step: Step): Id => (step >> 6) & 63;
const toIn = (step: Step): number => step & 63;

const CHUNK = 1 << 10;

/** The positions a search has expanded: the step that led to each, and its table. */
export class Trail {
  readonly #steps: Step[] = [];
  readonly #chunks: Uint8Array[] = [];
  readonly #table: Table;
  readonly #start = new Uint8Array(IDS).fill(HOME);
  readonly #pileWith: number[] = [];
  readonly #foundations: readonly number[];

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
    table.load(this.#start);
  }

  /** Moves cards home that go by themselves. Returns them in order, each with what it lay on. */
  autoplay(): [Id, number][] {
    const movedHome: [Id, number][] = [];
    for (let id; (id = this.#table.nextHome()) !== undefined;) {
      movedHome.push([id, this.#table.on[id]!]);
      this.#table.move(id, HOME);
    }
    return movedHome;
  }

  /** Sets the table up for the position after a step and adds it to the trail. Returns its index. */
  follow(step: Step): number {
    const index = this.#steps.push(step) - 1;
    const before = indexIn(step);
    if (step === START) this.#table.load(this.#start);
    else {
      this.#table.load(this.#chunks[Math.floor(before / CHUNK)]!, (before % CHUNK) * IDS);
      this.#table.move(idIn(step), toIn(step));
    }
    this.autoplay();
    if (index % CHUNK === 0) this.#chunks.push(new Uint8Array(CHUNK * IDS));
    this.#chunks.at(-1)!.set(this.#table.on, (index % CHUNK) * IDS);
    return index;
  }

  actionsTo(last: Step): Action[] {
    const steps: Step[] = [];
    for (let step = last; step !== START; step = this.#steps[indexIn(step)]!) steps.unshift(step);
    this.#table.load(this.#start);
    const pileWith = [...this.#pileWith];
    const actions: Action[] = [];
    const add = (id: Id, to: number) => {
      const from = pileWith[id]!;
      pileWith[id] = to === HOME ? this.#foundations[id & 3]! : pileWith[to]!;
      actions.push({ type: 'move', from, to: pileWith[id] });
    };
    for (const [id] of this.autoplay()) add(id, HOME);
    for (const step of steps) {
      add(idIn(step), toIn(step));
      this.#table.move(idIn(step), toIn(step));
      for (const [id] of this.autoplay()) add(id, HOME);
    }
    return actions;
  }
}
