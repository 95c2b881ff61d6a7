import { builtIn } from '../board/layout/window.js';
import { ELEMENTS, isInNeed, loadFor, SHEET } from './files.js';
import { all, isUrgent } from './page.js';

/** Reports what comes within one window of being seen. */
const nearness =
  'IntersectionObserver' in window && !isUrgent()
    ? new IntersectionObserver(
        (entries) => comeNear(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)),
        // Boxes that scroll have a margin, too. Those of the window add up.
        { rootMargin: '50%', scrollMargin: '25%' },
      )
    : undefined;

/** Whether the page or its reader asks for an element, wherever it is: by `data-load`, or by a link to its id. */
const isAskedFor = (element: HTMLElement): boolean => !nearness || isUrgent(element) || element.matches(':target');

/**
 * Whether an element is in the window by now, when no frame has told so. It counts only if the page has its styles, and not in a frame,
 * which may be far itself.
 */
function isSeen(element: Element): boolean {
  const isLaidOut = parent === window && all<HTMLLinkElement>('link[rel~=stylesheet]').every(({ sheet }) => sheet);
  if (!isLaidOut || !element.checkVisibility?.()) return false;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

/** Runs a task as soon as the page has loaded and is idle. */
function whenIdle(task: () => void): void {
  if (builtIn(document, 'readyState') !== 'complete') addEventListener('load', () => whenIdle(task));
  else (globalThis.requestIdleCallback ?? setTimeout)(task);
}

/** Loads what elements need that are about to be seen. Closed ones let the page itself load first. */
function comeNear(elements: readonly Element[]): void {
  for (const element of elements) nearness?.unobserve(element);
  loadFor(elements.filter((element) => element.matches(':not([poster]),[poster=false]')));
  whenIdle(() => loadFor(elements));
}

/** Loads what these elements need, or lets them wait. */
export function attend(elements: readonly HTMLElement[]): void {
  const inNeed = elements.filter(isInNeed);
  loadFor(inNeed.filter(isAskedFor));
  const seen = inNeed.filter(isSeen);
  for (const element of inNeed) nearness?.observe(element);
  comeNear(seen);
  loadFor(inNeed, SHEET);
}

/** Loads what a reader asks for: by going or pressing into an element, or by a link to it. */
export function onReader({ target }: Event): void {
  if (target === window) return attend(all(ELEMENTS));
  // A page's script may tell the document itself of a click.
  const closest = builtIn(target as Element, 'closest') as Element['closest'] | undefined;
  const element = closest?.call(target as Element, `:is(${ELEMENTS}):not(:defined)`);
  if (element) loadFor([element]);
}
