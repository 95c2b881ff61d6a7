/* global contender -- in the functions that run in the page */
import { everybody } from '../contenders.mjs';
import { pause, withTab } from '../../support/tab.mjs';
import { traced } from '../../support/trace.mjs';

/** How long an animation and the work after a move may take, in milliseconds. */
const REST = 400;

/** Runs on the page: marks in the trace when a tap begins, and when the frame after it has been drawn. */
function markTaps() {
  addEventListener('pointerdown', () => performance.mark('tap'), { capture: true });
  addEventListener(
    'pointerup',
    () => {
      globalThis.painted = new Promise((resolve) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.mark('painted'));
          port2.postMessage(null);
        }),
      );
    },
    { capture: true },
  );
}

async function tap(page, [x, y]) {
  await page.mouse.move(x, y);
  // What the pointer passes over is no part of a tap.
  await pause(50);
  await page.mouse.down();
  await page.mouse.up();
  await page.evaluate(() => globalThis.painted);
}

/** Plays the whole game. Each move must change the position. */
async function play(page) {
  await page.evaluate(markTaps);
  for (let index = 0; ; index++) {
    const ends = await page.evaluate((number) => contender.ends(number), index);
    if (!ends) return;
    const before = await page.evaluate(() => contender.position());
    for (const place of ends) await tap(page, place);
    await pause(REST);
    const after = await page.evaluate(() => contender.position());
    if (before === after) throw new Error(`move ${index + 1} was not made at ${ends.join(' and ')}`);
  }
}

const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];

export const tapToPaint = {
  contenders: everybody.filter(({ hasTaps = true }) => hasTaps),
  share: 1 / 3,
  measure: (pages) =>
    withTab(async (tab) => {
      await tab.open(pages[1]);
      const trace = await traced(tab.session, () => play(tab.page));
      const begun = trace.marks('tap');
      const painted = trace.marks('painted');
      const cpu = begun.map((from, index) => trace.between(from, painted[index]));
      return { moves: cpu.flatMap((first, index) => (index % 2 === 0 ? first + cpu[index + 1] : [])) };
    }),
  rows: [
    {
      title: 'tap to paint, CPU of a move',
      unit: 'ms',
      of: ({ moves }) => median(moves),
      goal: { to: 'chessground', most: 1.5 },
    },
    {
      title: 'tap to paint, worst move of a game',
      unit: 'ms',
      of: ({ moves }) => Math.max(...moves),
      goal: { most: 25 },
    },
  ],
};
