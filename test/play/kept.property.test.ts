// Whatever readers do on two devices, what is kept agrees with a plain model.
import fc from 'fast-check';
import { itWhole, times } from '../support/few.js';
import { histories } from './kept-commands.js';
import { Life } from './kept-life.js';

/** So many histories of at most so many events. */
const agrees = (numRuns: number, events: number): Promise<void> =>
  fc.assert(
    fc.asyncProperty(histories(events), async (history) => {
      const life = await new Life().open();
      try {
        await fc.asyncModelRun(() => Promise.resolve({ model: {}, real: life }), history);
      } finally {
        // Games that stay on their pages would follow every later deletion.
        for (const { page } of life.seats) page.remove();
      }
    }),
    { numRuns, includeErrorInReport: true },
  );

describe('what is kept of a reader', () => {
  // The console names what a later version has kept in a form of its own.
  const { warn } = console;
  before(() => (console.warn = () => {}));
  after(() => (console.warn = warn));

  it('agrees with a plain model after each event of any history on two devices with three tabs', () =>
    agrees(times(60), 400));

  for (let part = 1; part <= 10; part++)
    itWhole(`does so in 500 short histories: ${part} of 10`, () => agrees(500, 40));
});
