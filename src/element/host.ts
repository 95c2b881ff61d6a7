import type { ReactiveElement } from 'lit';
import type { Attributes } from './attributes.js';

/** What the parts of an element read from it. */
export type Host = ReactiveElement & Readonly<Attributes>;

/** Reports what went wrong as uncaught, unless the element has only left. */
export const reportUnlessAborted = (error: unknown): void => {
  if ((error as Error).name !== 'AbortError') reportError(error);
};

/** Calls back once an element has left the page. An element that is only moved is back by then. */
export function onceGone(host: ReactiveElement, callback: () => void): void {
  queueMicrotask(() => {
    if (!host.isConnected) callback();
  });
}
