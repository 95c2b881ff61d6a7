export { BakersDozenElement } from './bakers-dozen.js';
export { LuckyThirteenElement } from './lucky-thirteen.js';
export { PyramidDozenElement, type PyramidDozenOptions } from './pyramid-dozen.js';
export { TrefoilSolitaireElement, type TrefoilSolitaireOptions } from './trefoil-solitaire.js';
export { TrustyTwelveElement } from './trusty-twelve.js';
export { addLocale, SolitaireElement } from './define.js';
export type { Texts } from './define.js';
export { isSolitaireEvent } from './element/events.js';
export type * from './element/events.js';
