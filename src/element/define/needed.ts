let isTold = false;

/** Whether this browser has all that no board can do without. What it lacks is told on the console, once for all elements. */
export function hasAllNeeded(): boolean {
  const { crypto, CSS, Element, HTMLDialogElement } = globalThis;
  const places: readonly (readonly [owner: object | undefined, ...names: string[]])[] = [
    [globalThis, 'ResizeObserver', 'matchMedia', 'KeyframeEffect'],
    [crypto, 'getRandomValues'],
    [HTMLDialogElement?.prototype, 'showModal'],
    [Element?.prototype, 'animate'],
    [Array.prototype, 'toReversed'],
  ];
  const lacking = places.flatMap(([owner, ...names]) => names.filter((name) => !(name in Object(owner))));
  // The newest of all that the style sheets need. Without it cards have no colour.
  if (!CSS?.supports('color', 'light-dark(red,red)')) lacking.push('light-dark()');
  const hasAll = lacking.length === 0;
  if (!hasAll && !isTold) console.error(`No game can be shown: this browser lacks ${lacking.join(', ')}`);
  isTold ||= !hasAll;
  return hasAll;
}
