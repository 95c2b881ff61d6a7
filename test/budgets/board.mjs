// What a board is made of, and what the browser does for it: at the start, for a move by two taps, and for one by keys.
/* global box -- in the functions that run in the page */
import { games } from '../../dist/engine.js';
import { serve } from '../support/serve.mjs';
import { withTab } from '../support/tab.mjs';
import { pageOf, write } from '../support/written-pages.mjs';
import { stopClock } from './stop-clock.mjs';

/** Seeds with two cards that may be moved at the start, one onto the other. */
const seeds = { 'pyramid-dozen': '207' };

/** Frames come when they like, and one more may style or lay out once more. The least of some tries depends on no machine. */
const TRIES = 4;

/** Whether all figures of a game keep their limits. */
const isKept = (figures, limits) =>
  typeof figures === 'number'
    ? figures <= limits
    : Object.keys(figures).every((name) => isKept(figures[name], limits?.[name]));

/** Runs on the page: puts a game on it and counts its renders. */
function mount(game, seed) {
  const element = Object.assign(document.createElement(game), { seed, storage: 'none' });
  const { performUpdate } = element;
  globalThis.renders = 0;
  element.performUpdate = function () {
    globalThis.renders += 1;
    return performUpdate.call(this);
  };
  globalThis.game = element;
  box.append(element);
}

/** Runs on the page: the cards of a move, and the middles of both. */
function findMove() {
  const { game } = globalThis;
  const top = (id) => game.state.piles.find((pile) => pile.id === id).cards.at(-1);
  const pairs = game.legalMoves.map((move) =>
    move.type === 'move' ? [move.card, top(move.to)] : move.type === 'remove' ? move.cards : [],
  );
  const pair = pairs.find(([from, to]) => from && to);
  return pair.map((card) => {
    const { x, y, width, height } = game.shadowRoot.querySelector(`[data-card="${card}"]`).getBoundingClientRect();
    return { card, x: x + width / 2, y: y + height / 2 };
  });
}

/** Runs on the page. */
function nodes() {
  const walker = document.createTreeWalker(globalThis.game.shadowRoot);
  let nodes = 0;
  while (walker.nextNode()) nodes += 1;
  return { elements: globalThis.game.shadowRoot.querySelectorAll('*').length, nodes };
}

/** What the browser has done so far. */
async function counts(tab) {
  const { JSEventListeners, RecalcStyleCount, LayoutCount } = await tab.metrics();
  const renders = await tab.page.evaluate(() => globalThis.renders ?? 0);
  return { listeners: JSEventListeners, renders, styles: RecalcStyleCount, layouts: LayoutCount };
}

/** What the browser does until the page has settled again. */
async function during(tab, act) {
  const before = await counts(tab);
  await act();
  await tab.settled();
  const after = await counts(tab);
  return Object.fromEntries(Object.keys(after).map((name) => [name, after[name] - before[name]]));
}

/** How a card is chosen. */
const ways = {
  tap: (page, { x, y }) => page.mouse.click(x, y),
  async keys(page, { card }) {
    await page.evaluate((code) => globalThis.game.shadowRoot.querySelector(`[data-card="${code}"]`).focus(), card);
    await page.keyboard.press('Enter');
  },
};

async function measure(tab, url, game) {
  const figures = {};
  for (const [name, choose] of Object.entries(ways)) {
    await tab.open(url);
    // The listeners of the page before would go meanwhile.
    await tab.session.send('HeapProfiler.collectGarbage');
    const mounted = await during(tab, () => tab.page.evaluate(mount, game, seeds[game] ?? '42'));
    figures.mount ??= { ...(await tab.page.evaluate(nodes)), ...mounted };
    const places = await tab.page.evaluate(findMove);
    const { renders, styles, layouts } = await during(tab, async () => {
      for (const place of places) await choose(tab.page, place);
    });
    const made = await tab.page.evaluate(() => globalThis.game.moveCount);
    if (made !== 1) throw new Error(`${made} moves were made at ${JSON.stringify(places)}`);
    figures[name] = { renders, styles, layouts };
  }
  return figures;
}

/** The lesser numbers of two measurements. */
const least = (one, other) =>
  typeof one === 'number'
    ? Math.min(one, other)
    : Object.fromEntries(Object.keys(one).map((key) => [key, least(one[key], other[key])]));

/** @param limits of each game: figures that keep them need no further try. */
export async function boardFigures(limits = {}) {
  const page = write('budgets/mount.html', pageOf('<script src="/dist/solitaire-elements.js"></script>'));
  const { address, stop } = await serve();
  try {
    return await withTab(async (tab) => {
      // Motion takes as many frames as the machine has time for.
      await tab.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
      await tab.page.evaluateOnNewDocument(stopClock);
      const figures = {};
      for (const game of games) {
        for (let tries = 0; tries < TRIES && !(figures[game] && isKept(figures[game], limits[game])); tries++) {
          const measured = await measure(tab, address + page, game);
          figures[game] = figures[game] ? least(figures[game], measured) : measured;
        }
      }
      return figures;
    });
  } finally {
    await stop();
  }
}
