// Whatever readers do on two devices, what is kept agrees with a plain model.
import fc from 'fast-check';
import { times } from '../support/few.js';
import { histories } from './kept-commands.js';
import { Life } from './kept-life.js';

describe('what is kept of a reader', () => {
  it('agrees with a plain model after each event of any history on two devices with three tabs', async () => {
    await fc.assert(
      fc.asyncProperty(histories(400), async (history) => {
        const setup = async () => ({ model: {}, real: await new Life().open() });
        await fc.asyncModelRun(setup, history);
      }),
      { numRuns: times(60), includeErrorInReport: true },
    );
  });
});
