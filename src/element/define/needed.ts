import { builtIn } from '../../board/layout/window.js';

let isTold = false;

/** Whether this browser has every feature that a table needs. If not, the console lists what is missing, once for all elements. */
export function hasAllNeeded(): boolean {
  // Boards use the window of their document. In a test that may be another one than the global scope, and lack anything.
  const page: Partial<typeof globalThis> = builtIn(document, 'defaultView') ?? {};
  const { crypto, CSS, HTMLDialogElement, Element } = page;
  const needed: readonly (readonly [owner: object | undefined, name: string])[] = [
    [page, 'ResizeObserver'],
    [page, 'matchMedia'],
    [page, 'KeyframeEffect'],
    [crypto, 'getRandomValues'],
    [HTMLDialogElement?.prototype, 'showModal'],
    [Element?.prototype, 'animate'],
    [Array.prototype, 'toReversed'],
  ];
  const lacking = needed
    .filter(([owner, name]) => !(Object(owner) as Record<string, unknown>)[name])
    .map(([, name]) => name);
  // The newest of all. Without the first, cards have no colour. Chromium before 125 throws at a state without dashes.
  if (!CSS?.supports('color: light-dark(red, red)')) lacking.push('light-dark()');
  if (!CSS?.supports('selector(:state(won))')) lacking.push(':state()');
  if (lacking.length === 0) return true;
  if (!isTold) console.error(`No game can be shown: this browser lacks ${lacking.join(', ')}`);
  isTold = true;
  return false;
}
