// What tests of hosts run in instead of a browser: nothing that a page can load throws there, nor does a game or its calendar.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { root } from '../support/files.mjs';

const { exports: entries } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

const modules = Object.values(entries)
  .flatMap(({ default: file = [] }) => file)
  .map((file) => file.replace('locales/*', 'locales/de').replace('*', 'free-cell'));
const scripts = ['solitaire-elements', 'solitaire-calendar', 'examples/aces-up'].map((name) => `./dist/${name}.js`);

/** Loads all in a process of its own. One that never ends is ended: a test would hang with it. */
async function loadIn(library) {
  const files = [...modules, ...scripts].map((file) => path.join(root, file));
  for (const file of files) assert.ok(existsSync(file), file);
  const host = path.join(import.meta.dirname, 'host.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [host, library, ...files], { timeout: 100_000 });
  return JSON.parse(stdout);
}

it('jsdom, which draws nothing, takes each module and script, says once what it lacks, and leaves the tags undefined', async () => {
  const { complaints, ...rest } = await loadIn('jsdom');
  // The modules, the module for pages and the script are a copy each.
  assert.equal(complaints.length, 3, complaints.join('\n'));
  for (const complaint of complaints)
    assert.match(complaint, /^No game can be shown: this browser lacks ResizeObserver, /);
  const seen = { isDefined: false, played: false, heard: [], speaksGerman: false };
  assert.deepEqual(rest, { thrown: {}, rejections: [], seen });
});

it('happy-dom takes each module and script, and a game plays there', async () => {
  const seen = { isDefined: true, seed: '42', played: true, heard: ['deal', 'move'], speaksGerman: true };
  assert.deepEqual(await loadIn('happy-dom'), { thrown: {}, complaints: [], rejections: [], seen });
});

for (const script of [...scripts, './dist/solitaire-autoload.js']) {
  it(`${script} does nothing where there is no page`, () => {
    const context = {};
    runInNewContext(readFileSync(path.join(root, script), 'utf8'), context);
    assert.deepEqual(Object.keys(context), []);
  });
}
