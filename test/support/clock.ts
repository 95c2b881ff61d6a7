import { freshStorage } from './slots.js';

/** The real one. */
const { Date: RealDate } = globalThis;

function tell(now: () => number): void {
  globalThis.Date = class extends RealDate {
    constructor(...given: readonly unknown[]) {
      super(...((given.length > 0 ? given : [now()]) as []));
    }
    static override now = now;
  } as DateConstructor;
}

/** Sets the page's clock to a local time such as `2026-11-20T23:50`. It goes on from there. */
export function setClock(time: string): void {
  const shift = new RealDate(time).getTime() - RealDate.now();
  tell(() => RealDate.now() + shift);
}

/** Sets the page's clock to a local time, where it stands still. */
export function stopClock(time: string): void {
  const at = new RealDate(time).getTime();
  tell(() => at);
}

/** Sets the clock right again. */
export function resetClock(): void {
  globalThis.Date = RealDate;
}

/**
 * Gives the next press a length by the time stamps of its first and its last event, in milliseconds: no machine is too slow for that. A click
 * that follows the last event before the next press has the same time, as browsers have it.
 */
export function timePress(length: number, last: 'pointerup' | 'click'): void {
  const begin = 1000;
  const stamp = (time: number) => (event: Event) => Object.defineProperty(event, 'timeStamp', { value: time });
  const once = { capture: true, once: true };
  const end = stamp(begin + length);
  const noClick = new AbortController();
  addEventListener(last, end, once);
  addEventListener(
    'pointerdown',
    (event) => {
      stamp(begin)(event);
      if (last === 'click') return;
      addEventListener('click', end, { ...once, signal: noClick.signal });
      addEventListener('pointerdown', () => noClick.abort(), once);
    },
    once,
  );
}

/** Hides the page, or shows it again. */
export function showPage(isShown: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: !isShown });
  document.dispatchEvent(new Event('visibilitychange'));
  if (isShown) delete (document as { hidden?: boolean }).hidden;
}

/** Stops all scripts of the page for a while, as far as they are told of it, or lets them go on. */
export const freezePage = (isFrozen: boolean): unknown =>
  document.dispatchEvent(new Event(isFrozen ? 'freeze' : 'resume'));

/** Begins each test of the file or the block at this time, with an empty storage, and leaves neither behind. */
export function freshAt(time: string): void {
  freshStorage();
  beforeEach(() => setClock(time));
  afterEach(resetClock);
}
