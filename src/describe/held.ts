import type { Card } from '../engine/model/card.js';
import { topOf } from '../engine/model/position.js';
import type { Game } from '../engine/play/game.js';
import type { Variant } from '../games/variant/variant.js';
import type { Texts } from '../locales/en.js';
import { cardName, pileName, runName } from './names.js';

/**
 * Names the run in hand with its pile, and the piles it may go to, each with its top card. Brief speech gives the piles to go to alone,
 * and calls a foundation by its suit.
 *
 * @param run how many cards, with the bottom one and the pile they come from.
 * @param targets the piles it may go to.
 */
export function describeHeld(
  run: { readonly card: Card; readonly count: number; readonly pile: number },
  targets: readonly number[],
  { position }: Game,
  variant: Variant,
  texts: Texts,
  isBrief: boolean,
): string {
  const { all, foundations } = variant.piles;
  const names = new Map<string, string>();
  for (const to of targets) {
    const top = topOf(position.piles[to]!);
    const home = foundations.indexOf(to);
    const place = isBrief && home !== -1 ? texts.suits[home]! : pileName(variant, to, texts);
    const name = isBrief || top === undefined || home !== -1 ? place : texts.at(place, cardName(top, texts));
    // Empty piles of one kind are alike: the first is named for all.
    const key = top === undefined ? all[to]!.kind : name;
    if (!names.has(key)) names.set(key, name);
  }
  const cards = runName(run.card, run.count, texts);
  const name = isBrief ? cards : texts.at(cards, pileName(variant, run.pile, texts));
  return names.size === 0 ? texts.heldInVain(name) : texts.held(name, [...names.values()].join(texts.speech.semicolon));
}
