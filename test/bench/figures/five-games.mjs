import { setTimeout as pause } from 'node:timers/promises';
import { games } from '../../../dist/engine.js';
import { withTab } from '../../support/tab.mjs';
import { cpuIn, traced } from '../../support/trace.mjs';
import { own } from '../contenders.mjs';

/** Runs before the page: `dealt` is fulfilled when each game has been dealt. */
function countDeals(games) {
  let left = games;
  globalThis.dealt = new Promise((resolve) => {
    document.addEventListener('deal', () => {
      left -= 1;
      if (left === 0) resolve(performance.mark('dealt'));
    });
  });
}

async function open({ page }, url) {
  await page.evaluateOnNewDocument(countDeals, games.length);
  await page.goto(url);
  await page.evaluate(() => globalThis.dealt);
}

const measureCpu = (url) =>
  withTab(async (tab) => {
    await open(tab, url);
    await tab.settled();
    return tab.cpu();
  });

/** What still follows the last deal, in milliseconds. A slowed processor is never quiet. */
const REST = 1000;

/** The longest task, in milliseconds, of a processor that is four times slower. */
const measureTask = (url) =>
  withTab(async (tab) => {
    await tab.page.emulateCPUThrottling(4);
    const { tasks } = await traced(tab.session, async () => {
      await open(tab, url);
      await pause(REST);
    });
    return Math.max(...tasks.map((task) => cpuIn([task])));
  });

/** Five games without a seed on one page. */
export const fiveGames = {
  contenders: [own],
  measure: async (pages) => ({ cpu: await measureCpu(pages.fiveGames), task: await measureTask(pages.fiveGames) }),
  rows: [
    { title: 'five games without a seed, CPU until dealt', unit: 'ms', of: ({ cpu }) => cpu, goal: { most: 120 } },
    { title: 'five games, longest task, 4× slower', unit: 'ms', of: ({ task }) => task, goal: { most: 50 } },
  ],
};
