import { type Card, rank, suit } from '../../engine/model/card.js';
import { pyramidRow } from '../../engine/model/piles.js';
import { topOf } from '../../engine/model/position.js';
import type { Game } from '../../engine/play/game.js';
import type { Variant } from '../../games/variant/variant.js';
import type { Texts } from '../../locales/en.js';
import type { Held } from './hand.js';
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

/** What is held, and where it may go. */
export function describeHeld(
  { card, count }: Held,
  targets: Targets,
  game: Game,
  variant: Variant,
  texts: Texts,
): string {
  const { all, foundations } = variant.piles;
  const names = new Map<string, string>();
  for (const [pile, action] of targets) {
    // An Ace may be dropped on any empty foundation, but one is its own.
    if (action.type === 'move' && action.to !== pile) continue;
    const top = topOf(game.position.piles[pile]!);
    const name =
      top === undefined || foundations.includes(pile) ? pileName(variant, pile, texts) : cardName(top, texts);
    // Empty piles of one kind are alike: the first is named for all.
    const key = top === undefined ? all[pile]!.kind : name;
    if (!names.has(key)) names.set(key, name);
  }
  const name = runName(card, count, texts);
  return names.size === 0 ? texts.heldInVain(name) : texts.held(name, [...names.values()].join(texts.comma));
}
