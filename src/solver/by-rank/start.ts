import type { Action } from '../../engine/model/action.js';
import type { Piles } from '../../engine/model/piles.js';
import type { Position } from '../../engine/model/position.js';
import { type Id, HOME, IDS, idOf, NONE } from './table.js';

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
