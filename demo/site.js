// What the pages do, with documented means only: attributes in, events out.
import { copyOnClick } from './parts/copy.js';
import { load } from './parts/load.js';
import { keepLog } from './parts/log.js';
import { useSearch } from './parts/search-dialog.js';
import { useStage } from './parts/stage.js';
import { selectTab, tabOf, useTabs } from './parts/tabs.js';
import { TAGS } from './parts/tags.js';

const log = document.querySelector('.log');
if (log) keepLog(log);

for (const list of document.querySelectorAll('[role="tablist"]')) useTabs(list);
for (const stage of document.querySelectorAll('.stage')) useStage(stage);
copyOnClick();
useSearch();

/** The games come first: code gets its colours when it's in sight, or nearly. */
const snippets = new IntersectionObserver(
  (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    snippets.disconnect();
    load('colours.js');
  },
  { rootMargin: '50%' },
);
for (const code of document.querySelectorAll('code[data-snippet]')) snippets.observe(code);

// Above the text, an open list would push that down.
const contents = document.querySelector('.contents');
if (contents && matchMedia('(width < 900px)').matches) contents.open = false;

/** The fragment of the address may name a panel. */
function openNamed() {
  const tab = tabOf(location.hash.slice(1));
  if (tab) selectTab(tab);
}
addEventListener('hashchange', openNamed);
openNamed();

/** The fragment may be a shared game. The script that shows it listens to later fragments itself. */
function showShared() {
  if (!location.hash) return;
  removeEventListener('hashchange', showShared);
  load('replay.js');
}
if (document.querySelector(TAGS.join())) {
  addEventListener('hashchange', showShared);
  showShared();
}
