import type { Piles } from '../../engine/piles.js';
import type { Position } from '../../engine/position.js';
import { PositionSet } from '../position-set.js';
import type { Weights } from './disorder.js';
import { disorder } from './disorder.js';
import type { Id } from './id.js';
import { IDS } from './id.js';
import { Line } from './line.js';
import { isDead } from './relaxed.js';
import { settle } from './settle.js';
import type { Where } from './state.js';
import { HOME, State } from './state.js';

/** How a stage goes about its search. */
export interface Plan {
  /** How many positions it may look at. */
  readonly bound: number;
  /** Whether positions count as one that differ in the suits of moved cards only. Such a search finds wins, but proves nothing. */
  readonly coarse: boolean;
  /** Whether every card that may go home goes at once, safe or not. Proves nothing either. */
  readonly eager: boolean;
  readonly weights: Weights;
}

/** What was moved and where it came to lie, `8 * id + where`. */
export type Step = number;

/** A search from one position by one plan, on from what looks best. */
export class Stage {
  /** How it was won: the moves, but for those that {@link settle} makes after each. */
  won: readonly Step[] | undefined;
  private readonly plan: Plan;
  private readonly state: State;
  private readonly line = new Line();
  private readonly seen = new PositionSet();
  private readonly settled: number[] = [];

  constructor(position: Position, piles: Piles, plan: Plan) {
    this.plan = plan;
    this.state = new State(position, piles, plan.coarse);
    settle(this.state, plan.eager, []);
    this.look(-1, -1);
  }

  /** How many positions were looked at. */
  get looked(): number {
    return this.seen.size;
  }

  /** Looks at all that follows from the best position in line; false where none is left. */
  go(): boolean {
    const { state, line } = this;
    const node = line.take();
    if (node < 0) return false;
    state.load(line.piece(node), line.at(node));
    const tops: Id[] = [];
    for (let id = 0; id < IDS; id++) if (state.isTop(id)) tops.push(id);
    for (const id of tops) {
      if (state.home[id & 3] === id >> 2) this.try(node, id, HOME);
      for (const below of tops) if (below >> 2 === (id >> 2) + 1) this.try(node, id, state.onto(id, below));
    }
    return true;
  }

  private try(node: number, id: Id, where: Where): void {
    const { state, settled, plan } = this;
    const was = state.where[id]!;
    state.move(id, where);
    settle(state, plan.eager, settled);
    this.look(8 * id + where, node);
    while (settled.length > 0) {
      const lay = settled.pop()!;
      state.move(settled.pop()!, lay);
    }
    state.move(id, was);
  }

  /** Looks at the position the state is in now. */
  private look(step: Step, before: number): void {
    const { state, line, plan, seen } = this;
    if (this.won || seen.size >= plan.bound || !seen.add(state.low, state.high)) return;
    if (state.left === 0) this.won = [...line.stepsTo(before), step];
    else if (!isDead(state)) line.add(state.words, step, before, disorder(state, plan.weights));
  }
}
