import type { ReactiveElement } from 'lit';
import type { PageNumbers } from '../layout/page-numbers.js';
import { PageListener, windowOf } from '../layout/window.js';

/** How long a card usually travels over a middling distance, in milliseconds. */
const SPEED = 180;

/** The same as readers may choose it, whatever the page wants. A celebration is over within five seconds even if it is slow. */
const CHOSEN = { usual: undefined, slow: 2 * SPEED, fast: SPEED / 2, none: 0 };

/** An element whose page and reader set how fast everything moves in it. */
export interface Paced {
  readonly host: Element;
  readonly numbers: PageNumbers;
  readonly settings: { readonly motion: keyof typeof CHOSEN };
}

/** Matches if nothing may move, because the reader prefers that or the page is printed. */
const stillnessOf = (element: Element): MediaQueryList =>
  windowOf(element).matchMedia('(prefers-reduced-motion: reduce), print');

/** How long a card travels over a middling distance, in milliseconds. The reader's choice goes before the page's. */
export const speedOf = ({ numbers, settings }: Omit<Paced, 'host'>): number =>
  CHOSEN[settings.motion] ?? numbers.get('--solitaire-speed', SPEED, 'time');

/** How much slower than usual everything moves on this page; 0 if nothing may move, or the element is on no page. */
export function paceOf(paced: Paced): number {
  const { host } = paced;
  return !host.isConnected || stillnessOf(host).matches ? 0 : speedOf(paced) / SPEED;
}

/** Everything that moves in a shadow tree jumps to its end. */
function finishAll(root: ShadowRoot): void {
  for (const each of root.getAnimations()) {
    try {
      each.finish();
    } catch {
      // A page's own style may run an animation that never ends.
    }
  }
}

/**
 * Finishes all that moves in a host when its page is printed or hidden, or when the reader asks for less motion. Chromium 150 may never
 * continue an animation that begins just as its page is hidden, not even when the page is shown again.
 *
 * @param beforePrint is called first when the page is printed. Paper shows the whole position at rest.
 */
export function finishWithPage(host: ReactiveElement, beforePrint: () => void): void {
  const finish = (): void => finishAll(host.shadowRoot!);
  new PageListener(host, windowOf, 'beforeprint', () => {
    beforePrint();
    finish();
  });
  new PageListener(host, windowOf, 'visibilitychange', finish);
  new PageListener(host, stillnessOf, 'change', finish);
}
