import { type Card, rank, suit } from '../../engine/model/card.js';
import { type Piles, pyramidRow } from '../../engine/model/piles.js';
import type { Texts } from '../../locales/en.js';

/** What a card is called. */
export const nameOf = (card: Card, texts: Texts): string =>
  texts.card(texts.ranks[rank(card) - 1]!, texts.suits[suit(card)]!);

/** What a pile is called: a column by its number, a place of the pyramid by its row. */
export function pileName({ all, tableau, foundations, pyramid }: Piles, pile: number, texts: Texts): string {
  const { kind } = all[pile]!;
  switch (kind) {
    case 'tableau':
      return texts.column(tableau.indexOf(pile) + 1);
    case 'foundation':
      return texts.foundation(texts.suits[foundations.indexOf(pile)]!);
    case 'pyramid': {
      const place = pyramid.indexOf(pile);
      const row = pyramidRow(place);
      return texts.row(row, place - (row * (row - 1)) / 2 + 1);
    }
    default:
      return texts[kind];
  }
}
