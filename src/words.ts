// The words a game is written in, and its types: all of define.ts but the element. They import no package, so a page may import them as
// they are, next to the main script.
export type { Action } from './engine/model/action.js';
export * from './engine/model/card.js';
export {
  choice,
  count,
  flag,
  numberOf,
  type Options,
  type OptionSpec,
  type OptionValue,
} from './engine/model/options.js';
export { type Piles, setUp } from './engine/model/piles.js';
export * from './engine/model/position.js';
export type { Rules } from './engine/model/rules.js';
export * from './engine/words/actions.js';
export * from './engine/words/building.js';
export * from './engine/words/dealing.js';
export * from './engine/words/numbered.js';
export { inRow, type Layout, type Place, rowLayout } from './games/variant/layout.js';
export type { Example } from './games/variant/example.js';
export type { CardName, GameTexts, Refusal, RefusalNames } from './games/variant/texts.js';
export type { Variant } from './games/variant/variant.js';
