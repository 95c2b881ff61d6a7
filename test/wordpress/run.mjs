// `npm run test:wordpress`: installs the plugin in a real WordPress, which runs in PHP made for WebAssembly, and writes, reads and
// wins in a browser. It gets WordPress Playground from npm, and the newest WordPress from wordpress.org, unless `--wordpress` names a
// folder of one. Where they cannot be had, it skips the tests and says so; `--all` makes that a failure.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseCommandLine } from '../../scripts/usage.mjs';
import { home, startSite } from './site.mjs';

const options = {
  all: { type: 'boolean', default: false },
  wordpress: { type: 'string' },
  php: { type: 'string', default: '8.3' },
  pictures: { type: 'string' },
};
const usage = 'npm run test:wordpress -- [--wordpress FOLDER] [--php 8.3] [--pictures FOLDER] [--all]';
const { all, wordpress, php, pictures } = parseCommandLine(usage, options, (given) => given);

if (!existsSync(path.join(home, 'node_modules/@wp-playground/cli'))) {
  const isWindows = process.platform === 'win32';
  const install = ['install', '--prefix', home, '--no-save', '--loglevel=error', '@wp-playground/cli@3'];
  spawnSync(isWindows ? 'npm.cmd' : 'npm', install, { shell: isWindows, stdio: 'inherit' });
}

const site = await startSite({ wordpress, php }).catch((error) => {
  console.log(`SKIPPED: the plugin for WordPress, since no WordPress can be had here: ${error.message}`);
  process.exit(all ? 1 : 0);
});
try {
  const tests = spawn(
    process.execPath,
    ['--test', '--test-reporter=spec', path.join(import.meta.dirname, 'plugin.test.mjs')],
    { stdio: 'inherit', env: { ...process.env, WORDPRESS_URL: site.url, PICTURES: pictures ?? '' } },
  );
  const [status] = await once(tests, 'exit');
  const log = site.log();
  if (log) console.log(`PHP has complained:\n${log}`);
  process.exitCode = log ? 1 : (status ?? 1);
} finally {
  site.stop();
}
