import { cardName, pileName, runName } from '../../../board/hand/names.js';
import { runLength } from '../../../engine/model/action.js';
import { cardOf } from '../../../engine/model/card.js';
import type { Move } from '../../../engine/model/move.js';
import { indexOfPile } from '../../../engine/model/piles.js';
import { type Position, topOf } from '../../../engine/model/position.js';
import type { Variant } from '../../../games/variant/variant.js';
import type { Texts } from '../../../locales/en.js';

/** What is said of a card that can be played: with the pile it lies on, or without. */
type Naming = 'with its pile' | 'alone';

/** A move that can be made, for the ear and for lists: which card, and to which card of which pile. */
export function describeAdvice(
  move: Move,
  { piles }: Position,
  texts: Texts,
  variant: Variant,
  naming: Naming = 'with its pile',
): string {
  const { speech } = texts;
  const at = (name: string, pile: number) => texts.at(name, pileName(variant, pile, texts));
  const isAlone = naming === 'alone';
  const first = (name: string, pile: number) => (isAlone ? name : at(name, pile));
  const indexOf = (id: string) => indexOfPile(variant.piles, id);
  switch (move.type) {
    case 'move': {
      const card = first(runName(cardOf(move.card)!, runLength(move), texts), indexOf(move.from));
      const to = indexOf(move.to);
      if (variant.piles.foundations.includes(to)) return speech.toFoundation(card);
      const top = topOf(piles[to]!);
      if (top !== undefined) return speech[isAlone ? 'to' : 'onto'](card, at(cardName(top, texts), to));
      return speech[isAlone ? 'to' : 'toPile'](card, pileName(variant, to, texts));
    }
    case 'remove': {
      const [card, other] = move.cards.map((code) => cardName(cardOf(code)!, texts));
      const [from, partner] = move.from.map(indexOf);
      return speech.remove(first(card!, from!), other && at(other, partner!));
    }
    case 'lift':
      return texts.liftCard(cardName(cardOf(move.card)!, texts));
    default:
      return texts[move.type];
  }
}
