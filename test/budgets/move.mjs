// What the browser does for a move with its flight, from the first tap until all is at rest, and which elements a press styles.
/* global contender -- in the functions that run in the page */
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../../scripts/figures.mjs';
import { play } from '../bench/play.mjs';
import { serve } from '../support/serve.mjs';
import { withTab } from '../support/tab.mjs';
import { FRAME_WORK, traced } from '../support/trace.mjs';
import { gamePage } from './game-page.mjs';
import { stopClock } from './stop-clock.mjs';

/** Of a game of Baker's Dozen. In their median, a frame that a busy machine adds to one of them isn't seen. */
const MOVES = 11;

/** The events of the trace for what is counted. */
const COUNTED = { styles: 'UpdateLayoutTree', frames: 'Commit' };

/** How long a press and the work before it may take, in milliseconds. To look at the page meanwhile would be work for it. */
const PRESS = 300;

/** Presses the card of the next move, between two marks. */
async function press(page) {
  const [[x, y]] = await page.evaluate((number) => contender.ends(number), MOVES);
  await page.mouse.move(x, y);
  await pause(PRESS);
  for (const [name, act] of [
    ['press', 'down'],
    ['pressed', 'up'],
  ]) {
    await page.evaluate((mark) => performance.mark(mark), name);
    await page.mouse[act]();
    await pause(PRESS);
  }
}

/** How many elements a press has styled. */
function styledBy(trace) {
  const [[from], [to]] = ['press', 'pressed'].map((name) => trace.marks(name));
  const passes = trace.events.filter(({ name, ts }) => name === COUNTED.styles && ts >= from && ts < to);
  return passes.reduce((sum, { args }) => sum + args.elementCount, 0);
}

const median = (list) =>
  quantile(
    list.toSorted((a, b) => a - b),
    0.5,
  );

function countsOf(trace) {
  const began = trace.marks('tap').filter((_, index) => index % 2 === 0);
  const moves = trace.marks('rest').map((end, index) => [began[index], end]);
  const medianOf = (event) => median(moves.map(([from, to]) => trace.count(event, from, to)));
  return Object.fromEntries(Object.entries(COUNTED).map(([name, event]) => [name, medianOf(event)]));
}

export async function moveFigures() {
  const { address, stop } = await serve();
  try {
    return await withTab(async (tab) => {
      await tab.page.evaluateOnNewDocument(stopClock);
      await tab.open(address + gamePage());
      const act = async () => {
        await play(tab.page, MOVES);
        await press(tab.page);
      };
      const trace = await traced(tab.session, act, FRAME_WORK);
      return { 'two taps': countsOf(trace), press: { elements: styledBy(trace) } };
    });
  } finally {
    await stop();
  }
}
