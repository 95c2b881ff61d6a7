import { rank } from '../../engine/model/card.js';
import { topOf } from '../../engine/model/position.js';
import type { Game } from '../../engine/play/game.js';
import type { GameTexts } from '../../games/variant/texts.js';
import type { Texts } from '../../locales/en.js';
import { cardName } from './names.js';

/** Why the cards of a pile, if some are held, cannot go to another pile, in words. */
export function refusalText(
  { deal: { rules }, position }: Game,
  from: number | undefined,
  to: number,
  texts: Texts,
  { refusals = {} }: GameTexts,
): string {
  const { kind } = rules.piles.all[to]!;
  const general = kind === 'foundation' || (kind === 'cell' && from !== undefined) ? kind : 'stuck';
  const key = (from === undefined ? undefined : rules.refusal?.(position, from, to)) ?? general;
  const sentence = refusals[key] ?? texts.refusals[key] ?? texts.refusals[general]!;
  if (typeof sentence === 'string') return sentence;
  // Only sentences about building are made from cards: there is one to build on, and it is no Ace.
  const onto = topOf(position.piles[to]!)!;
  const nameOf = (card: number) => ({ rank: texts.ranks[rank(card) - 1]!, card: cardName(card, texts) });
  return sentence({ lower: nameOf(onto - 1), onto: nameOf(onto) });
}
