import { type Action, runLength } from '../engine/model/action.js';
import { type Card, codeOf, rank, suit } from '../engine/model/card.js';
import { type Position, topOf } from '../engine/model/position.js';
import type { Variant } from '../games/variant/variant.js';
import type { Texts } from '../locales/en.js';
import { pileName } from './names.js';

/** A card as its corner shows it: `10♠`. */
export const cardSign = (card: Card, { letters }: Texts): string =>
  (letters[rank(card)]?.[2] ?? codeOf(card).charAt(0).replace('T', '10')) + '♣♦♥♠'.charAt(suit(card));

/** An action in card signs, for the eye: `9♦ → 10♠`. A run is its bottom card and the number of cards on that: `9♦ +2`. */
export function actionSigns(action: Action, { piles }: Position, texts: Texts, variant: Variant): string {
  switch (action.type) {
    case 'move': {
      const { from, to } = action;
      const count = runLength(action);
      const run = cardSign(piles[from]!.at(-count)!, texts) + (count > 1 ? ` +${count - 1}` : '');
      const onto = topOf(piles[to]!);
      if (variant.piles.foundations.includes(to)) return texts.moveSign(run, texts.foundationSign);
      return texts.moveSign(run, onto === undefined ? pileName(variant, to, texts) : cardSign(onto, texts));
    }
    case 'remove':
      return action.from.map((pile) => cardSign(topOf(piles[pile]!)!, texts)).join(' + ');
    case 'lift':
      return `${texts.lift}: ${cardSign(piles[action.from]![action.index]!, texts)}`;
    default:
      return texts[action.type];
  }
}
