// What the browser does for a move with its flight, from the first tap until all is at rest.
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
      const trace = await traced(tab.session, () => play(tab.page, MOVES), FRAME_WORK);
      return { 'two taps': countsOf(trace) };
    });
  } finally {
    await stop();
  }
}
