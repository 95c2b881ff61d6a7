import type { Game } from '../../engine/play/game.js';
import type { Texts } from '../../locales/en.js';

/** Why the card that is held, if one is, cannot go to a pile. */
export function refusalReason({ deal: { rules }, position }: Game, pile: number, held: boolean): keyof Texts['why'] {
  const { kind } = variant.piles.all[pile]!;
  if (kind === 'foundation') return 'foundation';
  if (kind !== 'tableau') return 'twelve';
  if (!held) return 'stuck';
  return position.piles[pile]!.length === 0 ? 'empty' : (variant.builds ?? 'stuck');
}
