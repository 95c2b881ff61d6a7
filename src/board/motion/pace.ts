/** How long a card travels over a middling distance, in milliseconds, unless the page says otherwise. */
const SPEED = 180;

/** How much slower than usual everything moves on this page; 0 if nothing may move, as on paper. */
export function paceOf(element: Element): number {
  if (matchMedia('(prefers-reduced-motion: reduce), print').matches) return 0;
  const speed = parseFloat(getComputedStyle(element).getPropertyValue('--solitaire-speed'));
  return Number.isFinite(speed) ? Math.max(0, speed / SPEED) : 1;
}
