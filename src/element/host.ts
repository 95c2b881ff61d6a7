import type { ReactiveElement } from 'lit';
import type { Attributes } from './attributes.js';

/** What the parts of an element read from it. */
export type Host = ReactiveElement & Readonly<Attributes>;

/** Reports what went wrong as uncaught, unless the element has only left. */
export const reportUnlessAborted = (error: unknown): void => {
  if ((error as Error).name !== 'AbortError') reportError(error);
};
