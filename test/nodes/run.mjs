// `npm run test:nodes`: the build on each version of Node, the packed package installed there, and what it does. All must be the same.
// A Node that cannot be had is skipped, and the run says so; `--all` makes that a failure. The oldest version also runs the tests of engine
// and games, unless it is the one that runs this.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseCommandLine } from '../../scripts/usage.mjs';
import { nodeTests, root } from '../support/files.mjs';
import { read } from '../support/pages.mjs';
import { check, printTallyAtExit, tally } from '../support/reporter.mjs';
import { mustRun } from '../frameworks/commands.mjs';
import { getVersions, programOf, versions } from './programs.mjs';

const scratch = path.join(root, '.cache/nodes');
const quiet = ['--ignore-scripts', '--loglevel=error'];

const { all } = parseCommandLine('npm run test:nodes -- [--all]', { all: { type: 'boolean' } });

/** The path of commands with a version of Node before all others, if it is there and starts. */
async function pathWith(version) {
  try {
    const { folder, number } = await programOf(version);
    console.log(`${version} is ${number}`);
    return [folder, process.env.PATH].join(path.delimiter);
  } catch (error) {
    console.log(`SKIPPED: ${version}: ${error.message.split('\n').at(-1)}`);
    tally.node[all ? 'failed' : 'skipped'] += 1;
    return undefined;
  }
}

/** The sources in a folder of their own, with the packages of this one. */
function copyOfSources(version) {
  const folder = path.join(scratch, version);
  mkdirSync(folder);
  const left = ['.git', '.cache', 'node_modules', 'dist', 'test'];
  for (const name of readdirSync(root)) {
    if (!left.includes(name)) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** What was built: a hash for each file, but for what the compiler notes for its next run. */
function built(folder) {
  const dist = path.join(folder, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '.tsbuildinfo')
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const hash = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
  return Object.fromEntries(files.map((file) => [path.relative(dist, file), hash(file)]));
}

/** Packs what was built, installs it where nothing else is, and uses it there. */
async function used(folder, known) {
  const said = await mustRun(['npm', 'pack', '--json', ...quiet], folder, known);
  const [{ filename }] = JSON.parse(said.slice(said.indexOf('[')));
  const consumer = `${folder}-consumer`;
  mkdirSync(consumer);
  const { react } = JSON.parse(read('package.json')).devDependencies;
  writeFileSync(path.join(consumer, 'package.json'), JSON.stringify({ private: true, dependencies: { react } }));
  await mustRun(['npm', 'install', ...quiet, path.join(folder, filename)], consumer, known);
  cpSync(path.join(import.meta.dirname, 'smoke.mjs'), path.join(consumer, 'smoke.mjs'));
  return JSON.parse(await mustRun(['node', 'smoke.mjs'], consumer, known));
}

/** What is seen of a version. */
async function look(version, known) {
  const folder = copyOfSources(version);
  await mustRun(['npm', 'run', '--silent', 'build'], folder, known);
  return { built: built(folder), used: await used(folder, known) };
}

/** The tests of engine and games on the oldest version. Where that is the one that runs this, `npm test` is enough. */
async function testOldest() {
  const [oldest] = versions;
  if (oldest === `node-${parseInt(process.versions.node)}`) {
    console.log(`${oldest} is here: it runs npm test`);
    return;
  }
  const PATH = await pathWith(oldest);
  if (!PATH) return;
  const files = nodeTests.filter((file) => /^test.(engine|games)\b/.test(path.relative(root, file)));
  const env = { ...process.env, PATH };
  await check(`${oldest} passes the tests of engine and games`, () => {
    const { status } = spawnSync('node', ['test/run.mjs', ...files], { cwd: root, env, stdio: 'inherit' });
    assert.equal(status, 0, 'the tests above');
  });
}

async function testAll() {
  printTallyAtExit();
  await getVersions();
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  const found = [];
  for (const version of versions) {
    const known = await pathWith(version);
    if (known) found.push([version, known]);
  }
  const looks = await Promise.allSettled(found.map(([version, known]) => look(version, known)));
  const [[first] = []] = found;
  const expected = looks[0]?.value;
  for (const [i, [version]] of found.entries()) {
    const { value, reason } = looks[i];
    await check(
      `${version} builds the package, installs it, imports its entry points, deals, plays, solves and verifies`,
      () => {
        if (reason) throw reason;
        assert.ok(value.built['engine.js'] && value.used['solitaire-elements/engine.js'], 'there is no engine');
      },
    );
    if (i === 0 || !value || !expected) continue;
    await check(`${version} builds the same bytes as ${first}`, () => assert.deepEqual(value.built, expected.built));
    await check(`${version} does the same as ${first}`, () => assert.deepEqual(value.used, expected.used));
  }
}

await testAll();
await testOldest();
