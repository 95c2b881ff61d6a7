import { type Action, runLength } from '../engine/model/action.js';
import { type Position, topOf } from '../engine/model/position.js';
import type { Variant } from '../games/variant/variant.js';
import type { Texts } from '../locales/en.js';
import { cardName, pileName, runName } from './names.js';

/** How a card that can be played is named: with its pile, or alone. */
type Naming = 'with its pile' | 'alone';

/** Names an action that can be played, for the ear and for lists: which card goes to which card of which pile. */
export function describeAdvice(
  action: Action,
  { piles }: Position,
  texts: Texts,
  variant: Variant,
  naming: Naming = 'with its pile',
): string {
  const { speech } = texts;
  const at = (name: string, pile: number) => texts.at(name, pileName(variant, pile, texts));
  const isAlone = naming === 'alone';
  const first = (name: string, pile: number) => (isAlone ? name : at(name, pile));
  switch (action.type) {
    case 'move': {
      const { from, to } = action;
      const count = runLength(action);
      const card = first(runName(piles[from]!.at(-count)!, count, texts), from);
      if (variant.piles.foundations.includes(to)) return speech.toFoundation(card);
      const top = topOf(piles[to]!);
      if (top !== undefined) return speech[isAlone ? 'to' : 'onto'](card, at(cardName(top, texts), to));
      return speech[isAlone ? 'to' : 'toPile'](card, pileName(variant, to, texts));
    }
    case 'remove': {
      const [from, partner] = action.from;
      const nameOf = (pile: number) => cardName(topOf(piles[pile]!)!, texts);
      return speech.remove(first(nameOf(from), from), partner === undefined ? undefined : at(nameOf(partner), partner));
    }
    case 'lift':
      return texts.liftCard(cardName(piles[action.from]![action.index]!, texts));
    default:
      return texts[action.type];
  }
}
