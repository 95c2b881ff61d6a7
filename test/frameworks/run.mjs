// `npm run test:frameworks`: an app for each framework, built from the packed package, or those that are named.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { launch } from 'puppeteer-core';
import { findBrowser } from '../support/browser.mjs';
import { printTallyAtExit, tally } from '../support/reporter.mjs';
import { apps } from './apps.mjs';
import { mustRun, run, whileServing } from './commands.mjs';
import { install, pack, tooNew } from './install.mjs';
import { visit } from './visit.mjs';

const asked = process.argv.slice(2);
for (const name of asked) {
  if (!Object.hasOwn(apps, name)) throw new Error(`No such app: ${name}. There are ${Object.keys(apps).join(', ')}.`);
}
const names = asked.length > 0 ? asked : Object.keys(apps);

printTallyAtExit();

/** The folders into which the package is installed. */
const installed = new Set();

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

/** A compiler must name each file that misspells a property, and the property. */
async function refusesMisspelling(command, folder, files) {
  const { ok, output } = await run(command, folder);
  assert.ok(!ok, `${command.join(' ')} finds nothing wrong.\n${output}`);
  for (const file of files) assert.match(output, new RegExp(`${file}[^]*\\basist\\b`), file);
}

async function testApp(name, browser, tarball) {
  const { prepare, check, checkMisspelt, build, pages, draw, ...app } = apps[name];
  const folder = path.join(import.meta.dirname, app.folder);
  const misspelt = readdirSync(path.join(import.meta.dirname, name, 'misspelt')).filter((file) =>
    /^misspelt/i.test(file),
  );
  if (!installed.has(app.folder) && !(await test('installs', () => install(app.folder, tarball)))) return;
  installed.add(app.folder);
  if (prepare) await mustRun(prepare, folder);
  await test('has right types', () => mustRun(check, folder));
  await test('does not compile with a misspelt property', () => refusesMisspelling(checkMisspelt, folder, misspelt));
  if (!(await test('builds', () => mustRun(build, folder)))) return;
  for (const page of pages) {
    await test(`plays ${page.name}`, () =>
      whileServing(page.serve, folder, (address) => visit(browser, address + (page.path ?? ''), { draw, ...page })));
  }
}

const began = Date.now();
const tarball = await pack();
const browser = await launch(await findBrowser());
try {
  for (const name of names) {
    console.log(name);
    const start = Date.now();
    const reason = tooNew(apps[name].folder);
    if (reason) {
      tally.node.skipped += 1;
      console.log(`  SKIPPED: ${reason}`);
    } else {
      await testApp(name, browser, tarball);
      console.log(`  ${seconds(start)}`);
    }
  }
} finally {
  await browser.close();
}
console.log(seconds(began));
