import { fold } from '../input/own.js';
import { type Action, drawnOnto, runLength } from './action.js';
import { type Deal, shuffle } from './deal.js';
import { type Cards, type Position, spend, topOf, withPiles } from './position.js';

/** The position after a legal action and everything that follows from it by itself. */
export function perform(deal: Deal, position: Position, action: Action): Position {
  const after = turnUp(change(deal, position, action));
  return deal.rules.afterMove?.(after) ?? after;
}

function change(deal: Deal, position: Position, action: Action): Position {
  const { stock, waste, discard } = deal.rules.piles;
  const pile = (index: number) => position.piles[index]!;
  switch (action.type) {
    case 'move':
      return moveRun(position, action.from, action.to, runLength(action));
    case 'remove':
      return fold(action.from, position, (at, from) => moveRun(at, from, discard));
    case 'draw':
      return fold(drawnOnto(action, deal.rules.piles).slice(0, pile(stock).length), position, (at, to) =>
        moveRun(at, stock, to),
      );
    case 'recycle': {
      const turned = new Map<number, Cards>([
        [stock, pile(waste).toReversed()],
        [waste, []],
      ]);
      return spend(withPiles(position, turned), 'recycles');
    }
    case 'redeal':
      return redeal(deal, position);
    case 'lift': {
      const cards = pile(action.from);
      const lifted = [...cards.toSpliced(action.index, 1), cards[action.index]!];
      return spend(withPiles(position, new Map([[action.from, lifted]])), 'lifts');
    }
  }
}

/** The top cards of a pile go onto another one, in their order. */
function moveRun(position: Position, from: number, to: number, count = 1): Position {
  const { faceDown, counters } = position;
  const piles = [...position.piles];
  const cards = piles[from]!;
  piles[from] = cards.slice(0, -count);
  piles[to] = count === 1 ? [...piles[to]!, topOf(cards)!] : [...piles[to]!, ...cards.slice(-count)];
  return { piles, faceDown, counters };
}

/** The top card of every pile is turned face up. */
function turnUp(position: Position): Position {
  const { faceDown, piles, counters } = position;
  if (!faceDown) return position;
  return {
    piles,
    faceDown: faceDown.map((count, pile) => Math.min(count, Math.max(0, piles[pile]!.length - 1))),
    counters,
  };
}

function redeal({ rules, seed }: Deal, position: Position): Position {
  const { times, each } = rules.redeals!;
  const { tableau } = rules.piles;
  const cards = tableau.flatMap((index) => position.piles[index]!).sort((a, b) => a - b);
  const shuffled = shuffle(cards, `${seed}/redeal-${times - position.counters!['redeals']! + 1}`);
  const dealt = tableau.map((index, i): [number, Cards] => [index, shuffled.slice(i * each, (i + 1) * each)]);
  return spend(withPiles(position, new Map(dealt)), 'redeals');
}
