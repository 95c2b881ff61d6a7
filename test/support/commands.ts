// Commands for browser tests. @web/test-runner-commands has those for mouse, keys and viewport.
import { executeServerCommand } from '@web/test-runner-commands';

/**
 * Real touches, at CSS pixels of the viewport. Each `start` puts another finger down, counted from 0; `end` lifts the
 * first.
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

/** Replaces all features emulated before, until the test file ends. Don't mix it with `emulateMedia`. */
export function emulateFeatures(features: MediaFeatures = {}): Promise<true> {
  return executeServerCommand('emulate-features', features);
}

export interface OpenedPage<T = unknown> {
  /** The result of `evaluate` by way of JSON, or null. */
  value: T;
  console: { type: string; text: string }[];
  /** Messages of uncaught errors and rejections. */
  errors: string[];
  /** Addresses of all requests; the page's own comes first. */
  requests: string[];
}

export interface OpenPageOptions {
  /** A relative address is on the test server. */
  url?: string;
  /** Instead of `url`: a file of the project, opened from the disk. It may have a query. */
  file?: string;
  /** An expression evaluated after `load`. A promise is awaited. */
  evaluate?: string;
  viewport?: { width: number; height: number };
  offline?: boolean;
}

/** Opens a page in its own tab and reports what happened there. */
export function openPage<T = unknown>(options: OpenPageOptions): Promise<OpenedPage<T>> {
  return executeServerCommand('open-page', options);
}
