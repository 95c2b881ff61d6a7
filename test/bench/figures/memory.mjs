import { withTab } from '../../support/tab.mjs';
import { everybody } from '../contenders.mjs';

const FEW = 1;
const MANY = 51;

/** Runs on the page: shows every part of it, then its top again. */
async function scrollThrough() {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  }
  scrollTo(0, 0);
}

/** What a page takes after a reader has seen all of it, and what it doesn't need any more is gone. */
const measurePage = (url) =>
  withTab(async (tab) => {
    await tab.open(url);
    await tab.page.evaluate(scrollThrough);
    await tab.settled();
    for (let times = 0; times < 3; times++) await tab.session.send('HeapProfiler.collectGarbage');
    const { JSHeapUsedSize, Nodes } = await tab.metrics();
    return { heap: JSHeapUsedSize / 1024, nodes: Nodes };
  });

export const memory = {
  contenders: everybody,
  // Heaps hardly differ from run to run.
  share: 1 / 3,
  async measure(pages) {
    const few = await measurePage(pages[FEW]);
    const many = await measurePage(pages[MANY]);
    return { heap: (many.heap - few.heap) / (MANY - FEW), nodes: (many.nodes - few.nodes) / (MANY - FEW) };
  },
  rows: [
    { title: 'heap per board', unit: 'KB', of: ({ heap }) => heap, goal: { most: 50 } },
    { title: 'DOM nodes per board', unit: '', of: ({ nodes }) => nodes, goal: { most: 350 } },
  ],
};
