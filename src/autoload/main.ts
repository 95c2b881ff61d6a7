// The script that finds the tags of a page and loads the files that they need, as they come near the window.
import { isElement } from '../board/layout/surroundings.js';
import { builtIn } from '../board/layout/window.js';
import { CALENDAR, ELEMENTS } from './files.js';
import { all, folder } from './page.js';
import { attend, onReader } from './waiting.js';

/** Attends to an element and those inside it, and to calendars, one of which may name it. */
function find(root: Element): void {
  const inside = builtIn(root, 'querySelectorAll').call<Element, [string], NodeListOf<HTMLElement>>(root, ELEMENTS);
  const isOne = builtIn(root, 'matches').call(root, ELEMENTS);
  if (isOne || inside.length > 0)
    attend([...inside, ...(isOne ? [root as HTMLElement] : []), ...all<HTMLElement>(CALENDAR)]);
}

const watcher = new MutationObserver((records) => {
  let last: Node | undefined;
  for (const { attributeName, target, addedNodes } of records) {
    for (const node of attributeName ? [target] : addedNodes) {
      // A parser reports each node, in the order of the document, when all are there.
      if (!isElement(node) || last?.contains(node)) continue;
      last = node;
      find(node);
    }
  }
});

if (folder) {
  watcher.observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['lang', 'poster', 'for', 'data-load'],
  });
  for (const type of ['click', 'focusin', 'hashchange']) addEventListener(type, onReader, true);
  find(builtIn(document, 'documentElement'));
} else {
  console.warn('solitaire-autoload: name the folder of its files: <script data-base="https://…/">');
}
