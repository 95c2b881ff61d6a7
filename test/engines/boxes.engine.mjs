import assert from 'node:assert/strict';
import { read } from '../support/pages.mjs';
import { cellsIn, measureBoxes, rows } from './boxes.mjs';
import { inEachEngine } from './engines.mjs';

inEachEngine('A game in a box', (driver, at, name) => {
  it('has the size that docs/boxes.md tells', async () => {
    const measured = await measureBoxes(driver, at('boxes.html'));
    const told = cellsIn(read('docs/boxes.md'), name);
    assert.deepEqual(
      Object.keys(told),
      rows.map((row) => row.name),
    );
    // Fonts differ, and with them what is left to a table.
    const others = rows.filter((row) => told[row.name].some((size, i) => Math.abs(size - measured[row.name][i]) > 1));
    assert.deepEqual(
      others.map((row) => ({ ...row, measured: measured[row.name] })),
      [],
      'npm run boxes',
    );
    assert.deepEqual(await driver.evaluate(() => window.complaints), []);
  });
});
