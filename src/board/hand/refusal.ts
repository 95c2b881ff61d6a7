import { ACE, type Card, rank, suit } from '../../engine/model/card.js';
import { topOf } from '../../engine/model/position.js';
import type { Game } from '../../engine/play/game.js';
import type { GameTexts, RefusalNames } from '../../games/variant/texts.js';
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
  const base = rules.base?.(position);
  const onto = topOf(position.piles[to]!);
  const nameOf = (card: Card | undefined) =>
    card === undefined
      ? undefined
      : { rank: texts.ranks[rank(card) - 1]!, suit: texts.suits[suit(card)]!, card: cardName(card, texts) };
  try {
    return sentence({
      card: nameOf(held && position.piles[held.pile]!.at(-held.count)),
      onto: nameOf(onto),
      lower: nameOf(onto === undefined ? onto : rank(onto) > ACE ? onto - 1 : base && onto + 12),
      base: texts.ranks[(base ?? ACE) - 1]!,
    } as RefusalNames);
  } catch {
    // It names a card that is not there.
    return texts.refusals['stuck'] as string;
  }
}
