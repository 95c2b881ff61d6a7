// `npm run test:leaderboard`: runs the leaderboard's tests. First it installs what the server depends on, if need be. Where SQLite can
// neither be fetched nor compiled, it skips the tests and says so; `--all` makes that a failure. With `--whole` each test tries all cases.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseCommandLine } from '../../scripts/usage.mjs';

const demo = path.resolve(import.meta.dirname, '../../demo/leaderboard');

const flag = { type: 'boolean', default: false };
const usage = 'npm run test:leaderboard -- [--all] [--whole]';
const { all, whole } = parseCommandLine(usage, { all: flag, whole: flag }, (given) => given);

/** Whether SQLite is there, compiled for this Node. */
const isInstalled = () =>
  spawnSync(process.execPath, ['-e', "new (require('better-sqlite3'))(':memory:')"], { cwd: demo }).status === 0;

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

const tests = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.test.mjs'));
const files = tests.map((file) => path.join(import.meta.dirname, file));
// As in `npm test`.
const prepared = ['tsx', new URL('../support/node-hooks.mjs', import.meta.url).href].map((file) => `--import=${file}`);
if (whole) process.env.TESTS_ARE_WHOLE = '1';
const { status } = spawnSync(process.execPath, [...prepared, '--test', '--test-reporter=spec', ...files], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
