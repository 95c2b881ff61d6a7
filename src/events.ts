export { isSolitaireEvent } from './play/events.js';
export type * from './play/events.js';
