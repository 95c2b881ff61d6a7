import { type Action, runLength } from '../model/action.js';
import type { Game } from './game.js';

/** The actions of a game. Only one of several empty piles of a kind is a target, because they are alike. */
export function distinctActions({ actions, position, deal }: Game): readonly Action[] {
  const { all, foundations } = deal.rules.piles;
  const known = new Set<string>();
  return actions.filter((action) => {
    if (action.type !== 'move' || foundations.includes(action.to) || position.piles[action.to]!.length > 0) return true;
    const key = `${action.from} ${runLength(action)} ${all[action.to]!.kind}`;
    return !known.has(key) && known.add(key);
  });
}
