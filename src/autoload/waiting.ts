import { isElement } from '../board/layout/surroundings.js';
import { builtIn } from '../board/layout/window.js';
import { ELEMENTS, isInNeed, loadFor, SHEET } from './files.js';
import { all, isUrgent } from './page.js';

/**
 * Reports what comes within one window of being seen, and within one box of a box that scrolls. Browsers add up two margins of the window
 * in different ways, so it has one.
 */
const nearness =
  'IntersectionObserver' in window && !isUrgent
    ? new IntersectionObserver(
        (entries) => comeNear(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)),
        { ['scrollMargin' in IntersectionObserver.prototype ? 'scrollMargin' : 'rootMargin']: '100%' },
      )
    : undefined;

/**
 * Whether the page or its reader asks for an element, wherever it is: by `data-load`, or by a link to its id. Browsers match `:target` only
 * after the page has loaded.
 */
function isAskedFor(element: Element): boolean {
  const ids = [`#${element.id}`, `#${encodeURI(element.id)}`];
  return !nearness || ids.includes(location.hash) || element.matches('[data-load=now]');
}

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

/** Loads what the elements of the page need, or lets them wait. */
export function attend(): void {
  const inNeed = all(ELEMENTS).filter(isInNeed);
  loadFor(inNeed.filter(isAskedFor));
  comeNear(inNeed.filter(isSeen));
  for (const element of inNeed) nearness?.observe(element);
  loadFor(inNeed, SHEET);
}

/** Loads what a reader asks for: by going or pressing into an element, or by a link to it, which the window reports. */
export function onReader({ target }: Event): void {
  const node = target as Node;
  if (!isElement(node)) return attend();
  const element = builtIn(node, 'closest').call<Element, [string], Element | null>(node, ELEMENTS);
  if (element) loadFor([element]);
}
