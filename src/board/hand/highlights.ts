import { type Action, runLength } from '../../engine/model/action.js';
import { codeOf } from '../../engine/model/card.js';
import { topOf } from '../../engine/model/position.js';
import type { Game } from '../../engine/play/game.js';

/** What on the table a legal action is about: codes of cards, ids of piles, and `turn` for the button of redeals and lifts. */
export function highlightsOf(action: Action, { deal, position }: Game): ReadonlySet<string> {
  const codeAt = (pile: number, fromTop = 1) => codeOf(position.piles[pile]!.at(-fromTop)!);
  switch (action.type) {
    case 'move': {
      const { from, to } = action;
      const isEmpty = topOf(position.piles[to]!) === undefined;
      return new Set([codeAt(from, runLength(action)), isEmpty ? deal.rules.piles.all[to]!.id : codeAt(to)]);
    }
    case 'remove':
      return new Set(action.from.map((pile) => codeAt(pile)));
    case 'lift':
      return new Set([codeOf(position.piles[action.from]![action.index]!), 'turn']);
    default:
      return new Set([action.type === 'redeal' ? 'turn' : 'stock']);
  }
}
