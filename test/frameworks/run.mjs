// `npm run test:frameworks`: an app for each framework, or for those that are named. The framework's own generator makes the project;
// the packed package, the code of docs/frameworks.md and a page go into it. The tests of docs/testing.md and the servers of docs/engine.md
// run in projects of their own. With `--lock` it only writes a new package-lock.json. With `--if-changed` it runs only after a change to
// its inputs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch } from 'puppeteer-core';
import semver from 'semver';
import { pack } from '../../scripts/package.mjs';
import { parseCommandLine } from '../../scripts/usage.mjs';
import { getVersions, programOf, versions } from '../nodes/programs.mjs';
import { findBrowser } from '../support/browser.mjs';
import { printTallyAtExit, tally } from '../support/reporter.mjs';
import { hasPassed, notePassed } from '../support/suites.mjs';
import { apps, build, generators } from './apps.mjs';
import { mustRun, whileServing } from './commands.mjs';
import { findsMisspelling } from './misspell.mjs';
import { fill, generate, install, installLocked, lock } from './project.mjs';
import { seesNoJump, visit, warmUp } from './visit.mjs';

const all = Object.keys(apps);
const flag = { type: 'boolean' };
const { names, isLocking, ifChanged } = parseCommandLine(
  `npm run test:frameworks -- [--if-changed] [--lock] [${all.join(' ')}]`,
  { lock: flag, 'if-changed': flag },
  ({ lock: isLocking, 'if-changed': ifChanged }, asked) => {
    const unknown = asked.find((name) => !Object.hasOwn(apps, name));
    if (unknown) throw new RangeError(`There is no app ${unknown}`);
    return { names: asked.length > 0 ? asked : all, isLocking, ifChanged };
  },
  { allowPositionals: true },
);
if (ifChanged && hasPassed('frameworks')) process.exit();

/** Out of this project's folder, where its packages cannot be found. */
const scratch = mkdtempSync(path.join(tmpdir(), 'solitaire-frameworks-'));
process.once('SIGINT', () => process.exit(130));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Counts one thing that must be so. Returns whether it is. */
async function test(name, callback) {
  const start = Date.now();
  try {
    await callback();
    tally.node.passed += 1;
    console.log(`  ok      ${name} (${seconds(start)})`);
    return true;
  } catch (error) {
    tally.node.failed += 1;
    console.log(`  FAILED  ${name} (${seconds(start)})\n${error.message.replace(/^/gm, '          ')}`);
    return false;
  }
}

/** The path of commands for a generator and its framework: with what they share, and with a Node they can do with. */
async function pathFor(generator) {
  const { node } = generators[generator];
  const known = [path.join(scratch, generator, 'node_modules/.bin'), process.env.PATH];
  if (node && !semver.satisfies(process.versions.node, node)) {
    await getVersions();
    known.unshift((await programOf(versions.at(-1))).folder);
  }
  return known.join(path.delimiter);
}

/** Makes the projects of a generator, with the app of each framework that is asked for. Returns their folder. */
async function makeProjects(generator, known, tarball) {
  const folder = path.join(scratch, generator);
  await generate(generators[generator], folder, known);
  const made = names.filter((name) => apps[name].generator === generator);
  for (const name of made) fill(name, apps[name].sources, path.join(folder, `${name}-app`));
  if (generators[generator].isLocked) await installLocked(folder, made, tarball);
  else for (const name of made) await install(path.join(folder, `${name}-app`), tarball, known);
  return folder;
}

async function testApp(name, all, known, browser) {
  const { pages, draw, runs, ...app } = apps[name];
  const folder = path.join(all, `${name}-app`);
  if (runs) {
    const withBrowser = ['env', `CHROME_PATH=${browser.process().spawnfile}`];
    for (const tests of runs)
      await test(`passes ${tests.join(' ')}`, () => mustRun([...withBrowser, ...tests], folder, known));
    return;
  }
  if (!(await test('builds', () => mustRun(build, folder, known)))) return;
  for (const { serve, paths = ['/'], isReserved, isCold, ...page } of pages) {
    await test(`plays ${page.name}`, () =>
      whileServing(serve, folder, known, async (address) => {
        if (isCold) await warmUp(browser, address);
        for (const each of paths) await visit(browser, address + each, { draw, ...page });
        if (isReserved) await seesNoJump(browser, address);
      }));
  }
  await test('finds what is misspelt, as the docs say', () => findsMisspelling(name, app, folder, known));
}

async function testAll() {
  const { file: tarball } = pack(scratch);
  const browser = await launch(await findBrowser());
  try {
    for (const generator of new Set(names.map((name) => apps[name].generator))) {
      console.log(`${generators[generator].from ?? generator}:`);
      const start = Date.now();
      const known = await pathFor(generator).catch(({ message }) => {
        tally.node.skipped += 1;
        console.log(`  SKIPPED: it needs Node ${generators[generator].node}. ${message}`);
      });
      if (!known) continue;
      let folder;
      const isMade = await test('makes and installs', async () => {
        folder = await makeProjects(generator, known, tarball);
      });
      console.log(`  ${seconds(start)}`);
      if (!isMade) continue;
      for (const name of names.filter((each) => apps[each].generator === generator)) {
        console.log(name);
        const start = Date.now();
        await testApp(name, folder, known, browser);
        console.log(`  ${seconds(start)}`);
      }
    }
  } finally {
    await browser.close();
  }
}

if (isLocking) {
  await lock(generators.vite, path.join(scratch, 'vite'));
} else {
  printTallyAtExit();
  const began = Date.now();
  await testAll();
  if (tally.node.failed === 0 && tally.node.passed > 0) notePassed('frameworks');
  console.log(seconds(began));
}
