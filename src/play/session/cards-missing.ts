import { cardCount, type Position } from '../../engine/model/position.js';
import type { PileKind } from '../../engine/model/piles.js';
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
