import type { SolitaireDetail, SolitaireEventMap, SolitaireEventName } from './events.js';

/** Where a page keeps what a reader has played: `local`, `session` or `none`. */
export const AREAS = ['local', 'session', 'none'] as const;

export type Area = (typeof AREAS)[number];

/** What an event tells beside what all events tell. */
export type EventDetail<Name extends SolitaireEventName> = SolitaireEventMap[Name]['detail'];

/** What a game in play needs of a browser. An element has it from its page, a test from numbers and objects. */
export interface Page {
  /** The reader's clock: milliseconds since 1970. */
  readonly time: number;
  /** Milliseconds that only ever go on, whatever the reader's clock does. */
  readonly now: number;
  /** Where on its site the game is, as text that is the same on each visit. A random game is kept under it. */
  readonly place: string;
  /** Whether the game is on a page. One that is only moved is back within the same task. */
  readonly isConnected: boolean;
  /** Whether the reader can see the page, and the browser runs its scripts. */
  readonly isVisible: boolean;
  /** Locks across tabs; `undefined` on pages without HTTPS. */
  readonly locks: LockManager | undefined;
  /** The storage of an area; `undefined` if there is none, or the browser forbids it. */
  storage(area: Area): Storage | undefined;
  /** Calls back with the key whenever another tab changes what is kept. Returns what ends that. */
  whenChangedElsewhere(callback: (key: string | null) => void): () => void;
  /** Calls back after so many milliseconds, once. Returns what cancels that. */
  after(milliseconds: number, callback: () => void): () => void;
  /** Fulfilled when the page has nothing else to do. */
  idle(): Promise<void>;
  /** Something has changed that the page shows. It calls `Play.update` soon, once for all changes. */
  changed(): void;
  /** Fires an event once the page shows what has changed. */
  fire<Name extends SolitaireEventName>(type: Name, detail: EventDetail<Name>): Promise<void>;
  /** Reports an error that no caller can catch. */
  report(error: unknown): void;
}

/** What each event tells. */
export type CommonDetail = keyof SolitaireDetail;

/** Reports what went wrong, unless the element has only left. */
export const reportUnlessAborted =
  (page: Page) =>
  (error: unknown): void => {
    if ((error as Error).name !== 'AbortError') page.report(error);
  };

/** Calls back once a game has left its page. One that is only moved is back by then. */
export function whenRemoved(page: Page, callback: () => void): void {
  queueMicrotask(() => {
    if (!page.isConnected) callback();
  });
}
