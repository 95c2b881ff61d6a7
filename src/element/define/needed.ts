let isTold = false;

/** Whether this browser has all that no board can do without. What it lacks is told on the console, once for all elements. */
export function hasAllNeeded(): boolean {
  const { crypto, CSS, HTMLDialogElement, KeyframeEffect, ResizeObserver } = window;
  const needed: Readonly<Record<string, object | boolean>> = {
    ResizeObserver,
    matchMedia: 'matchMedia' in window,
    KeyframeEffect,
    animate: 'animate' in Element.prototype,
    showModal: 'showModal' in Object(HTMLDialogElement?.prototype),
    getRandomValues: 'getRandomValues' in Object(crypto),
    toReversed: 'toReversed' in Array.prototype,
    // The newest of all that the style sheets need. Without it cards have no colour.
    'light-dark()': CSS.supports('color', 'light-dark(red,red)'),
  };
  const lacking = Object.keys(needed).filter((name) => !needed[name]);
  if (lacking.length === 0) return true;
  if (!isTold) console.error(`No game can be shown: this browser lacks ${lacking.join(', ')}`);
  isTold = true;
  return false;
}
