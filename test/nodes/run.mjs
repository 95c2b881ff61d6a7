// `npm run test:nodes`: the build on each version of Node, the packed package installed there, and what it does. All must be the same.
// A Node that cannot be had is skipped, and the run says so; `--all` makes that a failure.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseCommandLine } from '../../scripts/usage.mjs';
import { root } from '../support/files.mjs';
import { printTallyAtExit, tally } from '../support/reporter.mjs';
import { mustRun } from '../frameworks/commands.mjs';
import { getVersions, programOf, versions } from './programs.mjs';

const here = import.meta.dirname;
const scratch = path.join(root, '.cache/nodes');
const quiet = ['--ignore-scripts', '--loglevel=error'];

const options = { all: { type: 'boolean', default: false } };
const { all } = parseCommandLine('npm run test:nodes -- [--all]', options, (given) => given);
const json = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Where the program of a version lies, if it is there and starts. */
async function programFolder(version) {
  try {
    const { folder, number } = await programOf(version);
    console.log(`${version} is ${number}`);
    return folder;
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
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== '.tsbuildinfo',
  );
  const hash = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
  const paths = files.map(({ parentPath, name }) => path.join(parentPath, name)).sort();
  return Object.fromEntries(paths.map((file) => [path.relative(dist, file), hash(file)]));
}

/** Packs what was built, installs it where nothing else is, and uses it there. */
async function used(folder, version, known) {
  const said = await mustRun(['npm', 'pack', '--json', ...quiet], folder, known);
  const [{ filename }] = JSON.parse(said.slice(said.indexOf('[')));
  const consumer = path.join(scratch, `${version}-consumer`);
  mkdirSync(consumer);
  const { react } = json(path.join(root, 'package.json')).devDependencies;
  writeFileSync(path.join(consumer, 'package.json'), JSON.stringify({ private: true, dependencies: { react } }));
  await mustRun(['npm', 'install', ...quiet, path.join(folder, filename)], consumer, known);
  cpSync(path.join(here, 'smoke.mjs'), path.join(consumer, 'smoke.mjs'));
  return JSON.parse(await mustRun(['node', 'smoke.mjs'], consumer, known));
}

/** What is seen of a version, or why nothing is. */
async function look(version, known) {
  const start = Date.now();
  const folder = copyOfSources(version);
  await mustRun(['npm', 'run', '--silent', 'build'], folder, known);
  const seen = { built: built(folder), used: await used(folder, version, known) };
  console.log(`${version} has built and played (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  return seen;
}

/** Counts one thing that must be so. */
function test(name, callback) {
  let failure;
  try {
    callback();
  } catch (error) {
    failure = error;
  }
  tally.node[failure ? 'failed' : 'passed'] += 1;
  console.log(`${failure ? 'FAILED' : 'ok    '} ${name}`);
  if (failure) console.log(failure.message.replace(/^/gm, '       '));
}

printTallyAtExit();
await getVersions();

rmSync(scratch, { recursive: true, force: true });
mkdirSync(scratch, { recursive: true });
const found = [];
for (const version of versions) {
  const program = await programFolder(version);
  if (program) found.push([version, [program, process.env.PATH].join(path.delimiter)]);
}
const looks = await Promise.allSettled(found.map(([version, known]) => look(version, known)));
found.forEach(([version], i) => {
  const { value, reason } = looks[i];
  test(`${version} builds the package, installs it, opens its doors, deals, plays, solves and verifies`, () => {
    if (reason) throw reason;
    assert.ok(value.built['engine.js'] && value.used['solitaire-elements/engine.js'], 'there is no engine');
  });
  const first = looks[0].value;
  if (i === 0 || !value || !first) return;
  test(`${version} builds the same bytes as ${found[0][0]}`, () => assert.deepEqual(value.built, first.built));
  test(`${version} does the same as ${found[0][0]}`, () => assert.deepEqual(value.used, first.used));
});
