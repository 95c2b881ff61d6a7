/* global contender -- in the functions that run in the page */
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../../../scripts/figures.mjs';
import { withTab } from '../../support/tab.mjs';
import { cpuIn, traced } from '../../support/trace.mjs';
import { everybody } from '../contenders.mjs';

/** How long an animation and the work after a move may take, in milliseconds. */
const REST = 400;

/** Runs on the page: marks in the trace when a tap begins, and when the frame after it has been drawn. */
function markTaps() {
  const drawn = (resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.mark('painted'));
      port2.postMessage(null);
    });
  addEventListener('pointerdown', () => performance.mark('tap'), { capture: true });
  addEventListener('pointerup', () => (globalThis.painted = new Promise(drawn)), { capture: true });
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
  const position = () => page.evaluate(() => contender.position());
  for (let index = 0; ; index++) {
    const ends = await page.evaluate((number) => contender.ends(number), index);
    if (!ends) return;
    const before = await position();
    for (const place of ends) await tap(page, place);
    await pause(REST);
    if (before === (await position())) throw new Error(`move ${index + 1} was not made at ${ends.join(' and ')}`);
  }
}

/** The processor's time of each tap: of the tasks that run until its frame has been drawn, in milliseconds. */
function tapsOf(trace) {
  const { tasks } = trace;
  const painted = trace.marks('painted');
  return trace
    .marks('tap')
    .map((from, index) => cpuIn(tasks.filter(({ ts, dur }) => ts + dur > from && ts < painted[index])));
}

export const tapToPaint = {
  contenders: everybody.filter(({ hasTaps = true }) => hasTaps),
  share: 1 / 3,
  measure: (pages) =>
    withTab(async (tab) => {
      await tab.open(pages[1]);
      const cpu = tapsOf(await traced(tab.session, () => play(tab.page)));
      const moves = cpu.flatMap((first, index) => (index % 2 === 0 ? first + cpu[index + 1] : []));
      return moves.sort((a, b) => a - b);
    }),
  rows: [
    {
      title: 'tap to paint, CPU of a move',
      unit: 'ms',
      of: (moves) => quantile(moves, 0.5),
      goal: { to: 'chessground', most: 1.5 },
    },
    { title: 'tap to paint, worst move of a game', unit: 'ms', of: (moves) => moves.at(-1), goal: { most: 25 } },
  ],
};
