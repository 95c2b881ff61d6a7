import assert from 'node:assert/strict';
import { read } from '../support/pages.mjs';
import { cellsIn, measureBoxes, rows } from './boxes.mjs';
import { engines, startOrSkip } from './engines.mjs';
import { serve } from './serve.mjs';
import { timeouts } from './timeouts.mjs';

const PAGE = 'docs/boxes.md';

describe('the sizes in docs/boxes.md', () => {
  for (const name of Object.keys(engines)) {
    it(`are those of ${name}`, async function () {
      this.timeout(4 * timeouts.start);
      const driver = await startOrSkip(name, this);
      const server = await serve();
      try {
        const measured = await measureBoxes(driver, server.at('boxes.html'));
        const told = cellsIn(read(PAGE), name);
        assert.deepEqual(
          Object.keys(told),
          rows.map((row) => row.name),
        );
        // Fonts differ, and with them what is left to a table.
        const others = rows.filter((row) =>
          told[row.name].some((size, i) => Math.abs(size - measured[row.name][i]) > 1),
        );
        assert.deepEqual(
          others.map((row) => ({ ...row, measured: measured[row.name] })),
          [],
          'npm run boxes',
        );
        assert.deepEqual(await driver.evaluate(() => window.complaints), []);
      } finally {
        await driver.close();
        await server.stop();
      }
    });
  }
});
