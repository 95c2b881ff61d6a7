// Commands for browser tests, over commands.mjs. Mouse, keys, viewport: see @web/test-runner-commands.
import { executeServerCommand } from '@web/test-runner-commands';

/**
 * Real touches: events have `pointerType: 'touch'`. Places are in CSS pixels of the viewport. Each `start` puts a further finger
 * down, counted from 0; `end` lifts the first of them.
 */
export const touch = {
  tap: (x: number, y: number): Promise<true> => executeServerCommand('touch', { type: 'tap', x, y }),
  start: (x: number, y: number): Promise<true> => executeServerCommand('touch', { type: 'start', x, y }),
  move: (x: number, y: number, finger = 0): Promise<true> =>
    executeServerCommand('touch', { type: 'move', x, y, finger }),
  end: (): Promise<true> => executeServerCommand('touch', { type: 'end' }),
};

export interface MediaFeatures {
  'forced-colors'?: 'active' | 'none';
  'prefers-reduced-motion'?: 'reduce' | 'no-preference';
  'prefers-color-scheme'?: 'dark' | 'light';
  'prefers-contrast'?: 'more' | 'less' | 'no-preference';
}

/** All features at once; none without argument. Ends with the test file. Don't mix it with `emulateMedia`. */
export function emulateFeatures(features: MediaFeatures = {}): Promise<true> {
  return executeServerCommand('emulate-features', features);
}

export interface OpenedPage<T = unknown> {
  /** What `evaluate` came to, by way of JSON; null when nothing. */
  value: T;
  console: { type: string; text: string }[];
  /** Messages of uncaught errors and rejections. */
  errors: string[];
  /** Addresses of all requests, the page's own first. */
  requests: string[];
}

export interface OpenPageOptions {
  /** Address, relative ones on the test server. */
  url?: string;
  /** Instead of `url`: a file of the project, opened from `file://`; may have a query. */
  file?: string;
  /** An expression evaluated after `load`; promises are awaited. */
  evaluate?: string;
  viewport?: { width: number; height: number };
  offline?: boolean;
}

/** Opens a page in a tab of its own, and tells what happened there. */
export function openPage<T = unknown>(options: OpenPageOptions): Promise<OpenedPage<T>> {
  return executeServerCommand('open-page', options);
}
