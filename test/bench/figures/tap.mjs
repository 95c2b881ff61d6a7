import { quantile } from '../../../scripts/figures.mjs';
import { withTab } from '../../support/tab.mjs';
import { traced } from '../../support/trace.mjs';
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

/** What each move takes: both taps until their frames have been drawn, and the second one until all is at rest. */
function movesOf(trace) {
  const [taps, painted] = [trace.marks('tap'), trace.marks('painted')];
  const toPaint = taps.map((from, index) => trace.cpuBetween(from, painted[index]));
  return trace.marks('rest').map((rest, index) => ({
    toPaint: toPaint[2 * index] + toPaint[2 * index + 1],
    toRest: trace.cpuBetween(taps[2 * index + 1], rest),
  }));
}

const sorted = (moves, of) => moves.map(of).sort((a, b) => a - b);

export const tapToPaint = {
  contenders: everybody.filter(({ hasTaps = true }) => hasTaps),
  share: 1 / 3,
  measure: (pages) =>
    withTab(async (tab) => {
      await tab.open(pages[1]);
      await tab.page.evaluate(markPaints);
      const moves = movesOf(await traced(tab.session, () => play(tab.page)));
      return { toPaint: sorted(moves, (move) => move.toPaint), toRest: sorted(moves, (move) => move.toRest) };
    }),
  rows: [
    {
      title: 'tap to paint, CPU of a move',
      unit: 'ms',
      of: ({ toPaint }) => quantile(toPaint, 0.5),
      goal: { to: 'chessground', most: 1.5 },
    },
    {
      title: 'tap to paint, worst move of a game',
      unit: 'ms',
      of: ({ toPaint }) => toPaint.at(-1),
      goal: { most: 20 },
    },
    {
      title: 'second tap until all is at rest, CPU',
      unit: 'ms',
      of: ({ toRest }) => quantile(toRest, 0.5),
      goal: { to: 'chessground', most: 1.9 },
    },
  ],
};
