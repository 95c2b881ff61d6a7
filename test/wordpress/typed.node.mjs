// What becomes of shortcodes and blocks as people type them: the plugin's own code in PHP, without WordPress.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pluginFiles } from '../../scripts/wordpress.mjs';

const hasPhp = spawnSync('php', ['--version']).status === 0;

(hasPhp ? describe : describe.skip)('the plugin in PHP', () => {
  let folder;

  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'solitaire-plugin-'));
    for (const [file, bytes] of pluginFiles()) {
      if (!/\.(php|json)$/.test(file)) continue;
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), bytes);
    }
  });
  after(() => rmSync(folder, { recursive: true }));

  /** The tag and the note of each. PHP must not complain. */
  function render(...asked) {
    const program = path.join(import.meta.dirname, 'without-wordpress.php');
    const given = { input: JSON.stringify(asked), encoding: 'utf8' };
    const args = ['-d', 'display_errors=stderr', '-d', 'error_reporting=-1', program, folder];
    const { stdout, stderr, status } = spawnSync('php', args, given);
    assert.deepEqual([stderr, status], ['', 0]);
    return JSON.parse(stdout).map((html) => ({
      tag: /<\w+-[\w-]+[^>]*>/.exec(html)?.[0],
      note: /<\/strong> (.*?)<\/p>/.exec(html)?.[1],
    }));
  }

  it('leaves out typographic quotes of all kinds, and tells the editor', () => {
    const values = ['”42”', '“42”', '„42“', '″42″', '«42»', '»42«', '‘42’', '&#8221;42&#8221;', '&#8220;42&#8243;'];
    values.push(
      '&ldquo;42&rdquo;',
      '&bdquo;42&ldquo;',
      '&laquo;42&raquo;',
      '&quot;42&quot;',
      '&lsquo;42&rsquo;',
      '42”',
    );
    const rendered = render(...values.map((seed) => ({ shortcode: { seed } })));
    for (const [i, { tag, note }] of rendered.entries()) {
      assert.equal(tag, '<bakers-dozen seed="42">', values[i]);
      assert.match(note, /^seed is in typographic quotes; /, values[i]);
    }
  });

  it('reads every attribute so', () => {
    const shortcode = {
      game: '”free-cell”',
      daily: '”false”',
      seed: '”7”',
      felt: '”blue”',
      lang: '”de”',
      wins: '”count”',
    };
    const [{ tag, note }] = render({ shortcode });
    assert.equal(tag, '<free-cell seed="7" felt="blue" lang="de" dir="ltr">');
    assert.equal(note.match(/typographic/g).length, 6);
    assert.deepEqual(
      render({ shortcode: { daily: '”true”' } }, { shortcode: { 0: 'daily' } }).map((each) => each.tag),
      Array(2).fill('<bakers-dozen daily="">'),
    );
  });

  it('keeps all other values as they are, without a note', () => {
    for (const [seed, kept] of [
      ['42', '42'],
      ['Tom &amp; Jerry', 'Tom &amp; Jerry'],
      ['say “hi” twice', 'say “hi” twice'],
      ["it's", 'it&#039;s'],
      ['&lt;3', '&lt;3'],
    ]) {
      assert.deepEqual(render({ shortcode: { seed } }), [{ tag: `<bakers-dozen seed="${kept}">`, note: undefined }]);
    }
  });

  it('tells the editor of a deal that a block cannot have, and deals at random', () => {
    const [today, none, daily] = render(
      { block: { deal: 'today', seed: '42' } },
      { block: {} },
      { block: { deal: 'daily' } },
    );
    assert.equal(today.tag, '<bakers-dozen>');
    assert.match(today.note, /^deal is “today”; allowed: random, daily, seed\.$/);
    assert.deepEqual(none, { tag: '<bakers-dozen>', note: undefined });
    assert.deepEqual(daily, { tag: '<bakers-dozen daily="">', note: undefined });
  });
});
