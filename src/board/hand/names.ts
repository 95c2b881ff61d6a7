import { type Card, rank, suit } from '../../engine/model/card.js';
import { pyramidRow } from '../../engine/model/piles.js';
import { topOf } from '../../engine/model/position.js';
import type { Game } from '../../engine/play/game.js';
import type { Variant } from '../../games/variant/variant.js';
import type { Texts } from '../../locales/en.js';
import type { Held } from './hand.js';
import { meant } from './playable.js';
import type { Targets } from './targets.js';

export const cardName = (card: Card, texts: Texts): string =>
  texts.card(texts.ranks[rank(card) - 1]!, texts.suits[suit(card)]!);

/** What a run is called: by its bottom card. */
export const runName = (card: Card, count: number, texts: Texts): string =>
  count === 1 ? cardName(card, texts) : texts.run(cardName(card, texts), count - 1);

/** What a pile is called: a tableau pile by its number, a place of the pyramid by its row. */
export function pileName({ piles, tableau: called = 'column' }: Variant, pile: number, texts: Texts): string {
  const { kind } = piles.all[pile]!;
  switch (kind) {
    case 'tableau':
      return texts[called](piles.tableau.indexOf(pile) + 1);
    case 'cell':
      return texts.cell(piles.cells.indexOf(pile) + 1);
    case 'reserve':
      return texts.reserve(piles.reserve.length > 1 ? piles.reserve.indexOf(pile) + 1 : undefined);
    case 'foundation':
      return texts.foundation(texts.suits[piles.foundations.indexOf(pile)]!);
    case 'pyramid': {
      const place = piles.pyramid.indexOf(pile);
      const row = pyramidRow(place);
      return texts.row(row, place - (row * (row - 1)) / 2 + 1);
    }
    default:
      return texts[kind];
  }
}

/**
 * What is held, with its pile, and where it may go: piles, each with its top card. Brief speech names the piles to go to alone, and calls
 * a foundation by its suit.
 */
export function describeHeld(
  { card, count, pile }: Held,
  targets: Targets,
  { position }: Game,
  variant: Variant,
  texts: Texts,
  isBrief: boolean,
): string {
  const { all, foundations } = variant.piles;
  const names = new Map<string, string>();
  for (const to of meant(targets)) {
    const top = topOf(position.piles[to]!);
    const home = foundations.indexOf(to);
    const place = isBrief && home !== -1 ? texts.suits[home]! : pileName(variant, to, texts);
    const name = isBrief || top === undefined || home !== -1 ? place : texts.at(place, cardName(top, texts));
    // Empty piles of one kind are alike: the first is named for all.
    const key = top === undefined ? all[to]!.kind : name;
    if (!names.has(key)) names.set(key, name);
  }
  const run = runName(card, count, texts);
  const name = isBrief ? run : texts.at(run, pileName(variant, pile, texts));
  return names.size === 0 ? texts.heldInVain(name) : texts.held(name, [...names.values()].join(texts.speech.semicolon));
}
