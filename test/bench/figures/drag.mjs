import { setTimeout as pause } from 'node:timers/promises';
import { withTab } from '../../support/tab.mjs';
import { cpuIn, traced } from '../../support/trace.mjs';
import { everybody } from '../contenders.mjs';

const MS = 3000;

/** In milliseconds, at 60 a second. */
const FRAME = 1000 / 60;

/** Runs on the page: marks every frame in the trace. */
function markFrames() {
  requestAnimationFrame(function mark() {
    performance.mark('frame');
    requestAnimationFrame(mark);
  });
}

/** Drags what lies at a place in circles, with a real pointer that moves once a frame. */
async function drag({ page, session }, [x, y]) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(markFrames);
  const moves = [];
  for (let step = 0; step * FRAME < MS; step++) {
    const angle = step / 10;
    const place = { x: x + 100 * Math.sin(angle), y: y + 60 * (1 - Math.cos(angle)) };
    moves.push(session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', button: 'left', buttons: 1, ...place }));
    await pause(FRAME);
  }
  await Promise.all(moves);
  await page.mouse.up();
}

/** The processor's time of each frame: of all tasks from its own to that of the next frame, in milliseconds. */
function framesOf(trace) {
  const { tasks } = trace;
  const begun = trace.marks('frame').map((at) => tasks.findLastIndex(({ ts }) => ts <= at));
  return begun.slice(0, -1).map((from, index) => cpuIn(tasks.slice(from, begun[index + 1])));
}

const sum = (list) => list.reduce((a, b) => a + b, 0);

/** A frame that takes the processor longer than it lasts is lost, and so is each further one that it takes. */
export const framesLost = {
  contenders: everybody,
  share: 1 / 3,
  measure: (pages) =>
    withTab(async (tab) => {
      await tab.open(pages[1]);
      const [from] = await tab.page.evaluate(() => globalThis.contender.ends(0));
      await tab.page.emulateCPUThrottling(4);
      const frames = framesOf(await traced(tab.session, () => drag(tab, from)));
      return sum(frames.map((cpu) => Math.floor(cpu / FRAME)));
    }),
  rows: [
    {
      title: 'frames lost in a 3 s drag, 4× slower',
      unit: '',
      of: (lost) => lost,
      goal: { to: 'chessground', most: 0.8 },
    },
  ],
};
