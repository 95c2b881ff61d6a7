import { games } from '../../../dist/engine.js';
import { quantile } from '../../../scripts/figures.mjs';
import { withTab } from '../../support/tab.mjs';
import { own } from '../contenders.mjs';

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
    return { cold: taken[0], warm: taken.slice(1).sort((a, b) => a - b) };
  });

const row = (what, of, goal) => ({
  title: `random winnable deal, ${what}`,
  unit: 'ms',
  of: (sample) => Math.max(...sample.map(of)),
  goal,
});

const warm = (share) => (game) => quantile(game.warm, share);

export const winnableDeal = {
  contenders: [own],
  share: 1 / 3,
  async measure(pages) {
    const sample = [];
    for (const game of games) sample.push(await dealsOf(pages[0], game));
    return sample;
  },
  rows: [row('slowest game, p95', warm(0.95), { most: 25 }), row('the first of a page', ({ cold }) => cold)],
};
