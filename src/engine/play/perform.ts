import type { Action } from '../model/action.js';
import type { Card } from '../model/card.js';
import type { Deal } from '../model/deal.js';
import { type Cards, type Position, topOf, withPiles } from '../model/position.js';
import { shuffle } from '../model/shuffle.js';

/** Redeals deal in threes: the sheet's "16 piles of three". */
const REDEALT_IN = 3;

/** How often the tableau may be redealt in a game that has redeals. */
export const REDEALS = 2;

/** The position after a legal action and all that follows from it by itself. */
export function perform(deal: Deal, position: Position, action: Action): Position {
  const after = change(deal, position, action);
  return deal.variant.afterMove?.(after) ?? after;
}

function change(deal: Deal, position: Position, action: Action): Position {
  const { stock, waste, discard } = deal.variant.piles;
  const pile = (index: number) => position.piles[index]!;
  switch (action.type) {
    case 'move':
      return travel(position, [action.from], action.to);
    case 'remove':
      return travel(position, action.from, discard);
    case 'draw':
      return travel(position, [stock], waste);
    case 'recycle':
      return {
        ...withPiles(
          position,
          new Map<number, Cards>([
            [stock, pile(waste).toReversed()],
            [waste, []],
          ]),
        ),
        recyclesLeft: position.recyclesLeft! - 1,
      };
    case 'redeal':
      return redeal(deal, position);
    case 'lift': {
      const cards = pile(action.from);
      const lifted = [...cards.toSpliced(action.index, 1), cards[action.index]!];
      return { ...withPiles(position, new Map([[action.from, lifted]])), liftsLeft: position.liftsLeft! - 1 };
    }
  }
}

/** The top cards of some piles go onto another one. */
function travel(position: Position, from: readonly number[], to: number): Position {
  const piles = [...position.piles];
  for (const index of from) {
    const card: Card = topOf(piles[index]!)!;
    piles[index] = piles[index]!.slice(0, -1);
    piles[to] = [...piles[to]!, card];
  }
  return { ...position, piles };
}

function redeal(deal: Deal, position: Position): Position {
  const { tableau } = deal.variant.piles;
  const left = position.redealsLeft!;
  const cards = tableau.flatMap((index) => position.piles[index]!).sort((a, b) => a - b);
  const shuffled = shuffle(cards, `${deal.seed}/redeal-${REDEALS - left + 1}`);
  const dealt = tableau.map((index, i): [number, Cards] => [
    index,
    shuffled.slice(i * REDEALT_IN, (i + 1) * REDEALT_IN),
  ]);
  return { ...withPiles(position, new Map(dealt)), redealsLeft: left - 1 };
}
