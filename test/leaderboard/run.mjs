// `npm run test:leaderboard`: runs the leaderboard's tests. First it installs what the server depends on, if need be. Where SQLite can
// neither be fetched nor compiled, it skips the tests and says so; `--all` makes that a failure. With `--whole` each test tries all cases.
// With `--if-changed` it runs only after a change to its inputs.
// `POSTGRES` chooses the PostgreSQL server: its address, `debian` or `pglite`; otherwise Debian's is taken if it is installed.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseCommandLine } from '../../scripts/usage.mjs';
import { mustRun } from '../frameworks/commands.mjs';
import { installLocked } from '../support/install-locked.mjs';
import { hasPassed, notePassed } from '../support/suites.mjs';
import { source, startDebian } from './postgres.mjs';

const demo = path.resolve(import.meta.dirname, '../../demo/leaderboard');

const flag = { type: 'boolean', default: false };
const usage = 'npm run test:leaderboard -- [--all] [--whole] [--if-changed]';
const options = { all: flag, whole: flag, 'if-changed': flag };
const { all, whole, 'if-changed': ifChanged } = parseCommandLine(usage, options);
if (ifChanged && hasPassed('leaderboard')) process.exit();

/** Whether the drivers are there, that of SQLite compiled for this Node. */
const isInstalled = () =>
  spawnSync(process.execPath, ['-e', "new (require('better-sqlite3'))(':memory:'), require('pg')"], { cwd: demo })
    .status === 0;

/** Where Node lies. Mostly it has its headers with it, so that compiling needs no download. */
const home = path.resolve(process.execPath, '../..');
const headers = existsSync(path.join(home, 'include/node/node.h')) ? { npm_config_nodedir: home } : {};

/** To make SQLite fast takes a minute, and the tests are as fast without. */
const asItIs = { CFLAGS: '-O0', CXXFLAGS: '-O0' };

if (!isInstalled()) {
  const start = performance.now();
  const isWindows = process.platform === 'win32';
  spawnSync(isWindows ? 'npm.cmd' : 'npm', ['ci', '--loglevel=error'], {
    cwd: demo,
    env: { ...process.env, ...headers, ...asItIs },
    shell: isWindows,
    stdio: 'inherit',
  });
  if (!isInstalled()) {
    console.log('SKIPPED: the leaderboard, since its dependencies cannot be installed here.');
    process.exit(all ? 1 : 0);
  }
  console.log(`Installed the leaderboard in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

/** Where the tests find PostgreSQL: `POSTGRES` names it to them. */
async function findPostgres() {
  if (source === 'debian') {
    const { address, stop } = await startDebian();
    return { name: "Debian's", address, stop };
  }
  if (source !== 'pglite') return { name: source, address: source };
  try {
    await installLocked(import.meta.dirname, mustRun);
    return { name: 'PGlite', address: source };
  } catch {
    if (all) throw new Error('PGlite cannot be installed here.');
    return { name: 'SKIPPED, since PGlite cannot be installed here', address: 'none' };
  }
}

const postgres = await findPostgres();
console.log(`PostgreSQL: ${postgres.name}`);
process.env.POSTGRES = postgres.address;
if (whole) process.env.TESTS_ARE_WHOLE = '1';
const tests = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.test.mjs'));
const files = tests.map((file) => path.join(import.meta.dirname, file));
// As in `npm test`.
const prepared = ['tsx', new URL('../support/node-hooks.mjs', import.meta.url).href].map((file) => `--import=${file}`);
// They wait for servers and browsers more than they compute.
const args = [...prepared, '--test', '--test-concurrency=2', '--test-reporter=spec', ...files];
const [status] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
await postgres.stop?.();
if (status === 0) notePassed('leaderboard');
process.exitCode = status ?? 1;
