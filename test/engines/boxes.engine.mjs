import assert from 'node:assert/strict';
import { read } from '../support/pages.mjs';
import { measureBoxes, rows } from './boxes.mjs';
import { inEachEngine } from './engines.mjs';

inEachEngine('A game in a container', (driver, at) => {
  it('has the same size as in the other engines', async () => {
    const measured = await measureBoxes(driver, at('boxes.html'));
    const expected = JSON.parse(read('test/engines/box-sizes.json'));
    assert.deepEqual(
      Object.keys(expected),
      rows.map((row) => row.name),
    );
    // Fonts differ, and with them the space that is left for a table.
    const others = rows.filter(({ name }) => expected[name].some((size, i) => Math.abs(size - measured[name][i]) > 1));
    assert.deepEqual(
      others.map((row) => ({ ...row, measured: measured[row.name] })),
      [],
      'npm run boxes',
    );
    assert.deepEqual(await driver.evaluate(() => window.complaints), []);
  });
});
