export { isSolitaireEvent } from './element/events.js';
export type * from './element/events.js';
