// `npm run test:leaderboard`: runs the leaderboard's tests. First it installs what the server depends on, if need be.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const demo = path.resolve(import.meta.dirname, '../../demo/leaderboard');

function run(command, args, options) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (status !== 0) process.exit(status ?? 1);
}

/** Whether SQLite is there, compiled for this Node. */
async function isInstalled() {
  try {
    const { Store } = await import(pathToFileURL(path.join(demo, 'lib/store.mjs')).href);
    new Store(':memory:').close();
    return true;
  } catch {
    return false;
  }
}

if (!(await isInstalled())) {
  const start = performance.now();
  const isWindows = process.platform === 'win32';
  run(isWindows ? 'npm.cmd' : 'npm', ['ci', '--loglevel=error'], { cwd: demo, shell: isWindows });
  console.log(`Installed the leaderboard in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

const tests = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.test.mjs'));
run(process.execPath, ['--test', '--test-reporter=spec', ...tests.map((file) => path.join(import.meta.dirname, file))]);
