import { quantile } from '../../../scripts/figures.mjs';
import { withTab } from '../../support/tab.mjs';
import { cpuIn, traced } from '../../support/trace.mjs';
import { everybody } from '../contenders.mjs';
import { play } from '../play.mjs';

/** Runs on the page: marks in the trace when the frame after a tap has been drawn. */
function markPaints() {
  const paint = () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.mark('painted');
      port2.postMessage(null);
    });
  addEventListener('pointerup', paint, { capture: true });
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
      await tab.page.evaluate(markPaints);
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
