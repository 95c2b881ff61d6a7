// The script that finds the tags of a page and loads the files that they need.
import { isElement } from '../board/layout/surroundings.js';
import { ELEMENTS, needsOf } from './files.js';
import { load } from './load.js';

/** Loads what an element and those inside it need. */
function loadFor(root: Element): void {
  const elements = [...root.querySelectorAll(ELEMENTS)];
  if (root.matches(ELEMENTS)) elements.push(root);
  try {
    // In the order of their paths, translations run before the games, so no text appears in English first.
    elements.flatMap(needsOf).sort().forEach(load);
  } catch {
    watcher.disconnect();
    console.warn(
      'solitaire-autoload: allow its Trusted Types in the Content-Security-Policy of this page: trusted-types solitaire-elements solitaire-autoload',
    );
  }
}

const watcher = new MutationObserver((records) => {
  let last: Node | undefined;
  for (const { attributeName, target, addedNodes } of records) {
    for (const node of attributeName ? [target] : addedNodes) {
      // A parser reports each node, in the order of the document, when all are there.
      if (!isElement(node) || last?.contains(node)) continue;
      last = node;
      loadFor(node);
    }
  }
});

watcher.observe(document, { childList: true, subtree: true, attributeFilter: ['lang'] });
loadFor(document.documentElement);
