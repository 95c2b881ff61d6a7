import { games } from '../../../dist/engine.js';
import { quantile } from '../../../scripts/figures.mjs';
import { own } from '../contenders.mjs';
import { withTab } from '../../support/tab.mjs';

const DEALS = 200;

/** Runs on the page. An element that is in no document deals all the same, and draws nothing. */
async function deal(game) {
  globalThis.element ??= document.createElement(game);
  await globalThis.element.newGame();
}

/** The main thread's time for each of some random deals, in a fresh browser. The first one is cold: nothing is compiled yet. */
const dealsOf = (url, game) =>
  withTab(async (tab) => {
    await tab.open(url);
    const taken = [];
    for (let deals = 0; deals < DEALS; deals++) {
      const before = await tab.cpu();
      await tab.page.evaluate(deal, game);
      taken.push((await tab.cpu()) - before);
    }
    return taken;
  });

/** The share of deals of the slowest game, warm. */
const slowest = (share) => (sample) =>
  Math.max(
    ...Object.values(sample).map(([, ...warm]) =>
      quantile(
        warm.toSorted((a, b) => a - b),
        share,
      ),
    ),
  );

export const winnableDeal = {
  contenders: [own],
  share: 1 / 3,
  async measure(pages) {
    const sample = {};
    for (const game of games) sample[game] = await dealsOf(pages[0], game);
    return sample;
  },
  rows: [
    { title: 'random winnable deal, slowest game, p50', unit: 'ms', of: slowest(0.5) },
    { title: 'random winnable deal, slowest game, p95', unit: 'ms', of: slowest(0.95), goal: { most: 25 } },
    { title: 'random winnable deal, slowest game, worst', unit: 'ms', of: slowest(1) },
    {
      title: 'random winnable deal, the first of a page',
      unit: 'ms',
      of: (sample) => Math.max(...Object.values(sample).map(([cold]) => cold)),
    },
  ],
};
