import { ACE, type Card, rank, suit } from '../engine/model/card.js';
import { sourcesOf } from '../engine/model/action.js';
import { topOf } from '../engine/model/position.js';
import type { Game } from '../engine/play/game.js';
import type { GameTexts, RefusalNames } from '../games/variant/texts.js';
import type { Texts } from '../locales/en.js';
import { cardName } from './names.js';

/** The key of why the cards of a pile can go nowhere, now or later, if that is so. */
function bound(
  { deal: { rules, options }, position, actions }: Game,
  pile: number,
  isHeld: boolean,
): string | undefined {
  const card = topOf(position.piles[pile]!);
  if (card !== undefined && rules.stays?.(card, options)) return 'stays';
  const { foundations } = rules.piles;
  const areHome = (sources: readonly number[]) => sources.some((each) => foundations.includes(each));
  return isHeld && areHome([pile]) && !actions.some((action) => areHome(sourcesOf(action))) ? 'home' : undefined;
}

/** Why a run, if one is held, cannot go to a pile, in words. To its own pile: why it can go nowhere. */
export function refusalText(
  game: Game,
  held: { readonly pile: number; readonly count: number } | undefined,
  to: number,
  texts: Texts,
  { refusals = {} }: GameTexts,
): string {
  const { deal, position } = game;
  const { rules, options } = deal;
  const { kind } = rules.piles.all[to]!;
  const isAway = held?.pile !== to;
  const stays = bound(game, held?.pile ?? to, !!held);
  const place = kind === 'foundation' || (kind === 'cell' && held) ? kind : 'stuck';
  const general = stays ?? (isAway ? place : 'stuck');
  const own = held && isAway && !stays ? rules.refusal?.(position, held.pile, to, held.count, options) : undefined;
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
