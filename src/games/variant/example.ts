import { cardOf, type CardCode } from '../../engine/model/card.js';

/** A card that goes onto another, or two that leave together. */
export type Example =
  { readonly move: CardCode; readonly onto: CardCode } | { readonly remove: readonly [CardCode, CardCode] };

/** Whether it shows two cards that leave together. */
export const isPair = (example: Example): example is Extract<Example, { remove: unknown }> =>
  Object.hasOwn(example, 'remove');

/** The two cards. The one that goes onto the other is the last. */
export const cardsIn = (example: Example): readonly CardCode[] =>
  isPair(example) ? example.remove : [example.onto, example.move];

/** Whether a caller's value is an example with valid cards. */
export const isExample = (given: unknown): boolean => {
  const cards = cardsIn(Object(given) as Example);
  return Array.isArray(cards) && cards.length === 2 && cards.every((code) => cardOf(code) !== undefined);
};
