import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { engines } from './engines.mjs';
import { timeouts } from './timeouts.mjs';

const apt = (...args) =>
  promisify(execFile)('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: timeouts.install,
    maxBuffer: Infinity,
  });

/** Installs what is missing where it may, and says where it could not. */
export async function installEngines() {
  const missing = Object.entries(engines).filter(([, engine]) => engine.missing());
  if (missing.length === 0) return;
  const mayInstall = existsSync('/etc/debian_version') && process.getuid() === 0;
  if (mayInstall) await apt('update', '-qq').catch(() => {});
  for (const [name, { packages }] of missing) {
    console.log(`${name} is missing: apt-get install ${packages.join(' ')}`);
    try {
      if (!mayInstall) throw new Error('only root may install, on Debian');
      await apt('install', '-qq', '-y', '--no-install-recommends', ...packages);
    } catch ({ killed, stderr, message }) {
      const why = killed ? 'it took too long' : (stderr ?? message).trim().split('\n').at(-1);
      console.log(`${name} could not be installed: ${why}`);
    }
  }
}
