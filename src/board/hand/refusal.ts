import { ACE, type Card, rank, suit } from '../../engine/model/card.js';
import { topOf } from '../../engine/model/position.js';
import type { Game } from '../../engine/play/game.js';
import type { GameTexts, RefusalNames } from '../../games/variant/texts.js';
import type { Texts } from '../../locales/en.js';
import { cardName } from './names.js';
import { type Run, sourcesOf } from './targets.js';

/** Why a run, if one is held, cannot go to a pile, in words. To its own pile: why it can go nowhere. */
export function refusalText(
  { deal: { rules, options }, position, actions }: Game,
  held: Run | undefined,
  to: number,
  texts: Texts,
  { refusals = {} }: GameTexts,
): string {
  const { all, foundations } = rules.piles;
  const { kind } = all[to]!;
  const isAway = held?.pile !== to;
  const areHome = (sources: readonly number[]) => sources.some((pile) => foundations.includes(pile));
  const isHome = held && areHome([held.pile]) && !actions.some((action) => areHome(sourcesOf(action)));
  const place = kind === 'foundation' || (kind === 'cell' && held) ? kind : 'stuck';
  const general = isHome ? 'home' : isAway ? place : 'stuck';
  const own = held && isAway && !isHome ? rules.refusal?.(position, held.pile, to, held.count, options) : undefined;
  const key = own ?? general;
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
