import { type Action, runLength } from '../engine/model/action.js';
import { type Position, topOf } from '../engine/model/position.js';
import type { Variant } from '../games/variant/variant.js';
import type { Texts } from '../locales/en.js';
import { cardName, pileName, runName } from './names.js';

/** Names a legal action for the eye: in a few words, without the places that it shows. */
export function describeMove(action: Action, { piles }: Position, texts: Texts, variant: Variant): string {
  switch (action.type) {
    case 'move': {
      const { from, to } = action;
      const count = runLength(action);
      const name = runName(piles[from]!.at(-count)!, count, texts);
      if (variant.piles.foundations.includes(to)) return texts.toFoundation(name);
      const onto = topOf(piles[to]!);
      return onto === undefined
        ? texts.toPile(name, pileName(variant, to, texts))
        : texts.onto(name, cardName(onto, texts));
    }
    case 'remove': {
      const [card = '', other] = action.from.map((pile) => cardName(topOf(piles[pile]!)!, texts));
      return texts.remove(card, other);
    }
    case 'lift':
      return texts.liftCard(cardName(piles[action.from]![action.index]!, texts));
    default:
      return texts[action.type];
  }
}
