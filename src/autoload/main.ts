// The script that finds the tags of a page and loads the files that they need, as they come near the window.
import { isElement } from '../board/layout/surroundings.js';
import { builtIn } from '../board/layout/window.js';
import { ELEMENTS } from './files.js';
import { folder } from './page.js';
import { attend, onReader } from './waiting.js';

/** Whether a node is an element of a game or a calendar, or contains one. */
const isOurs = (node: Node): boolean =>
  isElement(node) &&
  (builtIn(node, 'matches').call(node, ELEMENTS) || !!builtIn(node, 'querySelector').call(node, ELEMENTS));

const watcher = new MutationObserver((records) => {
  const areOurs = ({ attributeName, target, addedNodes }: MutationRecord): boolean =>
    [...(attributeName ? [target] : addedNodes)].some(isOurs);
  if (records.some(areOurs)) attend();
});

if (folder) {
  watcher.observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['lang', 'poster', 'for', 'games', 'data-load'],
  });
  // On an iPhone, only what can be pressed is clicked.
  for (const type of ['click', 'pointerup', 'focusin', 'hashchange']) addEventListener(type, onReader, true);
  attend();
} else {
  console.warn('solitaire-autoload: name the folder of its files: <script data-base="…/">');
}
