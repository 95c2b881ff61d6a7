// What tests of hosts run in instead of a browser: nothing that a page can load throws there, nor does a game or its calendar. Stubs of
// the elements do there what elements do in a browser.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { root } from '../support/files.mjs';

const { exports: entries } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** The module that tests load first. */
const STUBS = entries['./testing.js'].default;

const modules = Object.values(entries)
  .flatMap(({ default: file = [] }) => file)
  .map((file) => file.replace('locales/*', 'locales/de').replace('*', 'free-cell'))
  .filter((file) => file !== STUBS);
const scripts = ['solitaire-elements', 'solitaire-calendar', 'examples/aces-up'].map((name) => `./dist/${name}.js`);

/** Runs a program beside this one. One that never ends is ended: a test would hang with it. */
async function run(program, library, files) {
  const paths = files.map((file) => path.join(root, file));
  for (const file of paths) assert.ok(existsSync(file), file);
  const args = [path.join(import.meta.dirname, program), library, ...paths];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 100_000 });
  return JSON.parse(stdout);
}

/** Loads all that a page can load. */
const loadIn = (library, ...first) => run('host.mjs', library, [...first, ...modules, ...scripts]);

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

for (const library of ['jsdom', 'happy-dom']) {
  it(`stubs in ${library} are there before all other modules and scripts, and play`, async () => {
    const seen = { isDefined: true, seed: '42', played: true, heard: ['deal', 'move'], speaksGerman: false };
    assert.deepEqual(await loadIn(library, STUBS), { thrown: {}, complaints: [], rejections: [], seen });
  });

  it(`stubs in ${library} keep what elements promise`, async () => {
    const { failures, passed } = await run('stubs.mjs', library, [
      STUBS,
      './dist/example-modules/klondike-solitaire.js',
    ]);
    assert.deepEqual(failures, {});
    assert.equal(passed, 7);
  });
}

for (const script of [...scripts, './dist/solitaire-autoload.js']) {
  it(`${script} does nothing where there is no page`, () => {
    const context = {};
    runInNewContext(readFileSync(path.join(root, script), 'utf8'), context);
    assert.deepEqual(Object.keys(context), []);
  });
}
