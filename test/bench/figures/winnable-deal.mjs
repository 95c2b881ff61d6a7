import { games } from '../../../dist/engine.js';
import { quantile } from '../../../scripts/figures.mjs';
import { own } from '../contenders.mjs';
import { withTab } from '../../support/tab.mjs';

const DEALS = 60;

/** Runs on the page: the search that an element makes for a random deal, for the deal after a seed. */
async function search(game, seed) {
  const [{ createGame }, { dealSearchOf }, { winnableDeal }] = await Promise.all(
    ['engine', 'games/variant/defaults', 'solver/winnable-deal'].map((module) => import(`/dist/${module}.js`)),
  );
  const { rules, options } = createGame(game, { seed }).deal;
  await winnableDeal(rules, dealSearchOf(rules), options, seed);
}

/** The main thread's time for each of some deals, in a fresh browser. The first one is cold: nothing is compiled yet. */
const dealsOf = (url, game) =>
  withTab(async (tab) => {
    await tab.open(url);
    // Loads the modules.
    await tab.page.evaluate(() => import('/dist/solver/winnable-deal.js'));
    const taken = [];
    for (let seed = 1; seed <= DEALS; seed++) {
      const before = await tab.cpu();
      await tab.page.evaluate(search, game, `${game} ${seed}`);
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
