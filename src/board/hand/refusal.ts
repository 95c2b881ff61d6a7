import { ACE, rank } from '../../engine/model/card.js';
import { topOf } from '../../engine/model/position.js';
import type { Game } from '../../engine/play/game.js';
import type { GameTexts } from '../../games/variant/texts.js';
import type { Texts } from '../../locales/en.js';
import { cardName } from './names.js';
import type { Run } from './targets.js';

/** Why a run, if one is held, cannot go to a pile, in words. */
export function refusalText(
  { deal: { rules, options }, position }: Game,
  held: Run | undefined,
  to: number,
  texts: Texts,
  { refusals = {} }: GameTexts,
): string {
  const { kind } = rules.piles.all[to]!;
  const general = kind === 'foundation' || (kind === 'cell' && held) ? kind : 'stuck';
  const key = (held && rules.refusal?.(position, held.pile, to, held.count, options)) ?? general;
  const sentence = refusals[key] ?? texts.refusals[key] ?? texts.refusals[general]!;
  if (typeof sentence === 'string') return sentence;
  const onto = topOf(position.piles[to]!);
  // A sentence about building needs a card to build on.
  if (onto === undefined || rank(onto) === ACE) return texts.refusals['stuck'] as string;
  const nameOf = (card: number) => ({ rank: texts.ranks[rank(card) - 1]!, card: cardName(card, texts) });
  return sentence({ lower: nameOf(onto - 1), onto: nameOf(onto) });
}
