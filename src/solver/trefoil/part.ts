import type { Action } from '../../engine/action.js';
import type { Card } from '../../engine/card.js';
import { KING } from '../../engine/card.js';
import type { Deal } from '../../engine/deal.js';
import { perform } from '../../engine/perform.js';
import type { Position } from '../../engine/position.js';
import { topOf } from '../../engine/position.js';
import type { Home } from './home.js';
import { height } from './home.js';

/** What is played between two redeals. Whatever can go up goes up in between, no foundation higher than wanted. */
export interface Part {
  readonly wanted: Home;
  /** The cards that go onto the next one; one that is lifted is negative, less one. */
  readonly steps: readonly number[];
}

/** The actions that play the parts of a game, with a redeal between any two. */
export function actionsOf(deal: Deal, position: Position, parts: readonly Part[]): Action[] {
  const { tableau, foundations } = deal.variant.piles;
  const actions: Action[] = [];

  const act = (action: Action) => {
    actions.push(action);
    position = perform(deal, position, action);
    return true;
  };
  const under = (card: Card) => tableau.find((index) => topOf(position.piles[index]!) === card);
  const goesUp = (wanted: Home) =>
    foundations.some((to, suit) => {
      const up = position.piles[to]!.length;
      const from = up < height(wanted, suit) ? under(suit * KING + up) : undefined;
      return from !== undefined && act({ type: 'move', from, to });
    });
  const take = (step: number) => {
    if (step >= 0) return act({ type: 'move', from: under(step)!, to: under(step + 1)! });
    const from = tableau.find((index) => position.piles[index]!.includes(-1 - step))!;
    return act({ type: 'lift', from, index: position.piles[from]!.indexOf(-1 - step) });
  };

  parts.forEach(({ wanted, steps }, i) => {
    if (i > 0) act({ type: 'redeal' });
    while (goesUp(wanted));
    for (const step of steps) {
      take(step);
      while (goesUp(wanted));
    }
  });
  return actions;
}
