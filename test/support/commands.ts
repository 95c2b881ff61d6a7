import { executeServerCommand } from '@web/test-runner-commands';
import { waitUntil } from './wait-until.js';

interface Answer<Result> {
  done: Result;
  error?: string;
  /** The number of a command that isn't done yet. */
  goesOn?: number;
}

/** Waits as long as it takes, unlike the test runner. */
async function execute<Result>(command: string, payload?: unknown): Promise<Result> {
  let answer: Answer<Result> = await executeServerCommand(command, payload);
  while (answer.goesOn) answer = await executeServerCommand('go-on', answer.goesOn);
  if (answer.error) throw new Error(`${command}: ${answer.error}`);
  return answer.done;
}

/** Real touches, at CSS pixels of the viewport. Each `start` adds a finger, and `lift` takes one away: by default the first. */
export const touch = {
  tap: (x: number, y: number): Promise<void> => execute('touch', { type: 'tap', x, y }),
  start: (x: number, y: number): Promise<void> => execute('touch', { type: 'start', x, y }),
  move: (x: number, y: number, finger = 0): Promise<void> => execute('touch', { type: 'move', x, y, finger }),
  lift: (finger = 0): Promise<void> => execute('touch', { type: 'lift', finger }),
};

/** A real pen, at CSS pixels of the viewport. */
export const pen = {
  down: (x: number, y: number): Promise<void> => execute('pen', { type: 'mousePressed', x, y }),
  move: (x: number, y: number): Promise<void> => execute('pen', { type: 'mouseMoved', x, y }),
  up: (x: number, y: number): Promise<void> => execute('pen', { type: 'mouseReleased', x, y }),
};

/** Lifts all fingers, and shows the page at its own size again, if two of them have zoomed it. */
export const resetTouch = (): Promise<void> => execute('reset-touch');

export interface MediaFeatures {
  'forced-colors'?: 'active' | 'none';
  'prefers-reduced-motion'?: 'reduce' | 'no-preference';
  'prefers-color-scheme'?: 'dark' | 'light';
  'prefers-contrast'?: 'more' | 'less' | 'no-preference';
}

/** Replaces all features emulated before, until the test file ends. Don't mix it with `emulateMedia`. */
export function emulateFeatures(features: MediaFeatures = {}): Promise<void> {
  return execute('emulate-features', features);
}

/** Whether Chromium darkens pages by force. */
export const forceDark = (isOn: boolean): Promise<void> => execute('force-dark', { isOn });

export type Opening = 'file chooser' | 'download';

/** What a press makes the browser open, for real. A chooser of files stays out of sight. */
export async function openedBy(press: () => Promise<unknown>): Promise<Opening> {
  await execute('opening', { type: 'watch' });
  await press();
  let opened: Opening | undefined;
  const isOpened = async () => (opened = await execute('opening', { type: 'next' }));
  await waitUntil(isOpened, 'what the press opens');
  return opened!;
}

/** The texts of the live regions that a screen reader can hear now. */
export const regions = (): Promise<string[]> => execute('regions');

/** The pixels of a part of the window. */
export async function picture({ x, y, width, height }: DOMRectReadOnly): Promise<ImageData> {
  const png = await execute<string>('picture', { x, y, width, height });
  const image = Object.assign(new Image(), { src: `data:image/png;base64,${png}` });
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
  canvas.drawImage(image, 0, 0);
  return canvas.getImageData(0, 0, image.width, image.height);
}

export interface OpenedPage<T = unknown> {
  /** By way of JSON; null if there is none. */
  value: T;
  console: { type: string; text: string }[];
  errors: string[];
  /** All addresses; the page's own comes first. */
  requests: string[];
}

export interface OpenPageOptions {
  url?: string;
  /** A file of the project, opened from the disk instead of `url`. It may have a query. */
  file?: string;
  /** An expression, evaluated after `load`. A promise is awaited. */
  evaluate?: string;
  viewport?: { width: number; height: number };
  offline?: boolean;
}

export function openPage<T = unknown>(options: OpenPageOptions): Promise<OpenedPage<T>> {
  return execute('open-page', options);
}
