import { type Card, rank, suit } from '../engine/model/card.js';
import { pyramidRow } from '../engine/model/piles.js';
import type { Variant } from '../games/variant/variant.js';
import type { Texts } from '../locales/en.js';

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

/** Sentences in a row. Some have their full stop already. */
export const inSentences = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .join('. ')
    .replace(/([.。।…!?]\u00a0?)\. /g, '$1 ');
