// Runs the tools of the frameworks, and their servers.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../support/files.mjs';
import { freePort } from '../support/free-port.mjs';

const PATIENCE = 300_000;

const env = {
  ...process.env,
  CI: '1',
  NO_COLOR: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  // Some generators keep what was chosen, for the next time.
  XDG_CONFIG_HOME: path.join(root, '.cache/config'),
};
delete env.NODE_ENV;
delete env.FORCE_COLOR;

/** Starts a command that is installed in a folder, or known on the path, in a group of its own. */
function start([command, ...args], folder, known = env.PATH) {
  const PATH = [path.join(folder, 'node_modules/.bin'), known].join(path.delimiter);
  const child = spawn(command, args.map(String), {
    cwd: folder,
    env: { ...env, PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const told = { output: '', ended: false };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (told.output += text));
  const ended = once(child, 'close').finally(() => (told.ended = true));
  ended.catch(() => {});
  const stop = async () => {
    try {
      process.kill(-child.pid);
    } catch {
      // It has ended.
    }
    await ended.catch(() => {});
  };
  return { told, ended, stop };
}

/** What a command says, and whether it went well. `known`: the path, if it is another one. */
export async function run(command, folder, known) {
  const { told, ended, stop } = start(command, folder, known);
  const timer = setTimeout(stop, PATIENCE);
  try {
    const [code] = await ended;
    return { ok: code === 0, output: told.output };
  } finally {
    clearTimeout(timer);
  }
}

/** What a command says. Throws that if the command fails. */
export async function mustRun(command, folder, known) {
  const { ok, output } = await run(command, folder, known);
  if (!ok) throw new Error(`${command.join(' ')}\n${output}`);
  return output;
}

/** Calls back with the address of a server while it runs. `known`: the path, if it is another one. */
export async function whileServing(commandFor, folder, known, callback) {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const { told, stop } = start(commandFor(port), folder, known);
  try {
    const deadline = Date.now() + PATIENCE;
    while (!(await fetch(address).catch(() => null))?.ok) {
      if (told.ended || Date.now() > deadline) throw new Error(`The server does not answer.\n${told.output}`);
      await delay(50);
    }
    return await callback(address);
  } finally {
    await stop();
  }
}
