import { SolitaireElement } from './element/solitaire-element.js';

export { addLocale } from './element/language/locales.js';
export { SolitaireElement };
export type { SolitaireElementClass } from './element/solitaire-element.js';
export * from './events.js';
export type { Texts } from './locales/en.js';
export * from './words.js';

/** Defines the element of a game and returns its class: the static method of {@link SolitaireElement}. */
export const { defineSolitaire } = SolitaireElement;
