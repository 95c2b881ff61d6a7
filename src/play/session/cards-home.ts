import type { Action } from '../../engine/model/action.js';
import type { Deal } from '../../engine/model/deal.js';
import { perform } from '../../engine/model/perform.js';
import type { PileKind } from '../../engine/model/piles.js';
import { cardCount, type Position } from '../../engine/model/position.js';
import { isSafe } from '../../engine/model/safe.js';
import type { Game } from '../../engine/play/game.js';

export const DECK = 52;

/**
 * How many cards a game is short of its win, as it stands or at another position of its line: those that do not lie on
 * foundations yet, or those of the one kind of piles whose cards are just what its progress counts down. `undefined` where
 * its progress counts anything else.
 */
export function cardsMissing({ deal: { rules }, position, line }: Game, at = position): number | undefined {
  const { all, foundations } = rules.piles;
  if (foundations.length > 0) return DECK - cardCount(at, foundations);
  const isOf = (wanted: PileKind) => (at: Position) =>
    -rules.progress(at) ===
    cardCount(
      at,
      [...all.keys()].filter((pile) => all[pile]!.kind === wanted),
    );
  return all.some(({ kind }) => [line[0]!, position].every(isOf(kind))) ? -rules.progress(at) : undefined;
}

/** Plays every card that is not needed any more. `wins`: whether these moves win the game. */
export function safeMoves(deal: Deal, from: Position): { readonly actions: Action[]; readonly wins: boolean } {
  const { rules, options } = deal;
  const actions: Action[] = [];
  let position = from;
  const next = () =>
    rules.safe && !rules.won(position)
      ? rules.actions(position, options).find((action) => isSafe(rules, position, action))
      : undefined;
  for (let action = next(); action; action = next()) {
    actions.push(action);
    position = perform(deal, position, action);
  }
  return { actions, wins: position !== from && rules.won(position) };
}
