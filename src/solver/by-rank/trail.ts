import type { Action } from '../../engine/model/action.js';
import { HOME, type Id, idOf, IDS, NONE, type Table } from './table.js';
import type { Piles } from '../../engine/model/piles.js';
import type { Position } from '../../engine/model/position.js';

/** The position that a search begins with. */
export class Start {
  /** What each card lies on. */
  readonly on = new Uint8Array(IDS).fill(HOME);
  readonly #pileWith: number[] = [];
  readonly #foundations: readonly number[];

  constructor({ piles }: Position, { tableau, foundations }: Piles) {
    this.#foundations = foundations;
    for (const index of tableau) {
      let below = NONE;
      for (const card of piles[index]!) {
        this.on[idOf(card)] = below;
        this.#pileWith[idOf(card)] = index;
        below = idOf(card);
      }
    }
  }

  /** @param moves a card each, and what it goes onto. */
  actionsOf(moves: readonly (readonly [id: Id, to: number])[]): Action[] {
    const pileWith = [...this.#pileWith];
    return moves.map(([id, to]) => {
      const from = pileWith[id]!;
      pileWith[id] = to === HOME ? this.#foundations[id & 3]! : pileWith[to]!;
      return { type: 'move', from, to: pileWith[id] };
    });
  }
}

/**
 * A move from a position on the trail: 19 bits for the position's index, 6 for the card, 6 for what it goes onto. A
 * plain number costs the garbage collector nothing.
 */
export type TrailStep = number;

/** Stands for the position a search starts with. */
export const START: TrailStep = -1;

const stepFrom = (index: number, id: Id, to: number): TrailStep => (index << 12) | (id << 6) | to;

const indexIn = (step: TrailStep): number => step >> 12;

const idIn = (step: TrailStep): Id => (step >> 6) & 63;
const toIn = (step: TrailStep): number => step & 63;

const CHUNK = 1 << 10;

/** The positions a search has expanded: the step that led to each, and its table. */
export class Trail {
  readonly #steps: TrailStep[] = [];
  readonly #chunks: Uint8Array[] = [];
  readonly #table: Table;
  readonly #start: Start;

  constructor(table: Table, start: Start) {
    this.#table = table;
    this.#start = start;
    table.load(start.on);
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

  /**
   * Goes on from the position after a step: tries each move, looks at what comes of it, and takes it back.
   *
   * @param visit is given the step to the position on the table.
   * @param bottoms whether the bottom card of a pile can go onto another pile, too. That never helps, because the pile stays empty.
   */
  expand(step: TrailStep, visit: (step: TrailStep) => void, bottoms = false): void {
    const table = this.#table;
    const index = this.#follow(step);
    const tryMove = (id: Id, to: number): void => {
      const from = table.on[id]!;
      table.move(id, to);
      const movedHome = this.autoplay();
      visit(stepFrom(index, id, to));
      for (const [each, before] of movedHome.reverse()) table.move(each, before);
      table.move(id, from);
    };
    for (const id of table.tops) {
      const last = bottoms || table.on[id] !== NONE ? Math.min(IDS - 1, (id | 3) + 4) : -1;
      for (let to = (id | 3) + 1; to <= last; to++) if (table.isTop(to)) tryMove(id, to);
      if (table.next[id & 3] === id) tryMove(id, HOME);
    }
  }

  /** Sets the table up for the position after a step and adds it to the trail. Returns its index. */
  #follow(step: TrailStep): number {
    const index = this.#steps.push(step) - 1;
    const before = indexIn(step);
    if (step === START) this.#table.load(this.#start.on);
    else {
      this.#table.load(this.#chunks[Math.floor(before / CHUNK)]!, (before % CHUNK) * IDS);
      this.#table.move(idIn(step), toIn(step));
    }
    this.autoplay();
    if (index % CHUNK === 0) this.#chunks.push(new Uint8Array(CHUNK * IDS));
    this.#chunks.at(-1)!.set(this.#table.on, (index % CHUNK) * IDS);
    return index;
  }

  actionsTo(last: TrailStep): Action[] {
    const steps: TrailStep[] = [];
    for (let step = last; step !== START; step = this.#steps[indexIn(step)]!) steps.unshift(step);
    this.#table.load(this.#start.on);
    const moves: [Id, number][] = [];
    const moveHome = () => moves.push(...this.autoplay().map(([id]): [Id, number] => [id, HOME]));
    moveHome();
    for (const step of steps) {
      moves.push([idIn(step), toIn(step)]);
      this.#table.move(idIn(step), toIn(step));
      moveHome();
    }
    return this.#start.actionsOf(moves);
  }
}
