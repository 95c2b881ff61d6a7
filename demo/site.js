// What the pages do, with documented means only: attributes in, events out.
import { copyOnClick } from './parts/copy.js';
import { keepLog } from './parts/log.js';
import { useSearch } from './parts/search-dialog.js';
import { useStage } from './parts/stage.js';
import { selectTab, tabOf, useTabs } from './parts/tabs.js';

const log = document.querySelector('.log');
if (log) keepLog(log);

for (const list of document.querySelectorAll('[role="tablist"]')) useTabs(list);
for (const stage of document.querySelectorAll('.stage')) useStage(stage);
copyOnClick();
useSearch();

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
