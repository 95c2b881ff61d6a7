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

/** Why nothing can be installed here, or nothing. */
function obstacle() {
  if (!existsSync('/etc/debian_version')) return 'this is not Debian';
  if (process.getuid() !== 0) return 'only root may install';
  return '';
}

/** Installs what is missing where it may, and says where it could not. */
export async function installEngines() {
  const missing = Object.entries(engines).filter(([, engine]) => engine.missing());
  if (missing.length === 0) return;
  const why = obstacle();
  if (!why) await apt('update', '-qq').catch(() => {});
  for (const [name, { packages }] of missing) {
    const command = `apt-get install ${packages.join(' ')}`;
    if (why) {
      console.log(`${name} is missing, and ${why}: ${command}`);
      continue;
    }
    console.log(`${name} is missing: ${command}`);
    try {
      await apt('install', '-qq', '-y', '--no-install-recommends', ...packages);
    } catch (error) {
      console.log(`${name} could not be installed: ${error.killed ? 'it took too long' : lastLine(error.stderr)}`);
    }
  }
}

const lastLine = (text) => String(text).trim().split('\n').at(-1);
