// The table of sizes in the README, which `npm run size` writes.
import assert from 'node:assert/strict';
import { saysSizes, scriptSizes, withSizes } from '../../scripts/sizes.mjs';
import { read } from '../support/pages.mjs';

const KB = 1024;
const PLACE = 'Before.\n\n<!-- sizes -->\n<!-- /sizes -->\n\nAfter, 5.0 KB.\n';

const modules = ['index', 'bakers-dozen', 'define', 'words', 'react', 'engine', 'picture', 'events'];
const files = [...scriptSizes().map(({ file }) => file), ...modules.map((name) => `dist/${name}.js`)];

/** The size of each file that is shown, with others for some. */
function sizes(changed = {}) {
  return files.map((file) => ({ file, gzip: changed[file] ?? 30 * KB, brotli: 20 * KB }));
}

const row = (page, name) => page.split('\n').find((line) => line.startsWith(`| ${name} `));

describe('the table of sizes', () => {
  const page = withSizes(PLACE, sizes());

  it('stands between its marks, and says kilobytes of one game and of five', () => {
    assert.ok(
      page.startsWith('Before.\n\n<!-- sizes -->\n\n|') && page.endsWith('|\n\n<!-- /sizes -->\n\nAfter, 5.0 KB.\n'),
    );
    const other = { 'dist/bakers-dozen.js': 10.25 * KB, 'dist/solitaire-elements.js': 11 * KB };
    const written = withSizes(page, sizes(other));
    assert.equal(row(written, 'one game, imported'), '| one game, imported | 10.3 | 20.0 |');
    assert.equal(
      row(written, 'the main script, with five games'),
      '| the main script, with five games | 11.0 | 20.0 |',
    );
  });

  it('says the size of the largest language', () => {
    const written = withSizes(PLACE, sizes({ 'dist/locales/ja.js': 31 * KB }));
    assert.equal(row(written, 'a translation'), '| a translation | 31.0 | 20.0 |');
  });

  it('is true up to half a kilobyte', () => {
    for (const gzip of [29.4, 30.6])
      assert.ok(!saysSizes(page, sizes({ 'dist/solitaire-elements.js': gzip * KB })), `${gzip}`);
    for (const gzip of [29.6, 30, 30.4])
      assert.ok(saysSizes(page, sizes({ 'dist/solitaire-elements.js': gzip * KB })), `${gzip}`);
  });

  it('is not true without one of its rows, or with a row of another name', () => {
    assert.ok(!saysSizes(page.replace(/\| the engine .*\n/, ''), sizes()));
    assert.ok(!saysSizes(page.replace('the engine', 'the motor'), sizes()));
    assert.ok(!saysSizes(PLACE, sizes()));
  });

  it('has a place in the README, and in no page without marks', () => {
    assert.ok(withSizes(read('README.md'), sizes()));
    assert.throws(() => withSizes('Nothing.', sizes()), /no place/);
  });
});
