// PostgreSQL for the tests: Debian's if it is installed, otherwise PGlite, which is PostgreSQL in WebAssembly.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { chown, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/** The folder of Debian's programs, of the newest version; `undefined` if there is none. */
export function debian() {
  if (!existsSync(DEBIAN)) return undefined;
  const folders = readdirSync(DEBIAN)
    .sort((a, b) => b - a)
    .map((version) => path.join(DEBIAN, version, 'bin'));
  return folders.find((bin) => existsSync(path.join(bin, 'initdb')));
}

/** Where the tests find a server: an address that `POSTGRES` names, `debian` or `pglite`. */
export const source = process.env.POSTGRES || (debian() ? 'debian' : 'pglite');

/** PostgreSQL refuses to run as root. */
function otherThanRoot() {
  if (process.getuid() !== 0) return {};
  const idOf = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** What makes a server quick for tests, which need not outlive a loss of power. */
const QUICK = ['fsync=off', 'shared_buffers=32MB'];

/** Starts Debian's PostgreSQL in its own folder, and resolves to its address and to ways to stop, end and start it. */
export async function startDebian(settings = QUICK) {
  const bin = debian();
  const folder = await mkdtemp(path.join(tmpdir(), 'leaderboard-postgres-'));
  const user = otherThanRoot();
  if (user.uid) await chown(folder, user.uid, user.gid);
  const options = { cwd: folder, ...user };
  const data = path.join(folder, 'data');
  const init = ['-D', data, '--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const { status, stderr } = spawnSync(path.join(bin, 'initdb'), init, { ...options, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const all = ['listen_addresses=', 'max_connections=50', ...settings];
  const args = ['-D', data, '-k', folder, ...all.flatMap((setting) => ['-c', setting])];
  let server;
  process.once('exit', () => server.kill('SIGQUIT'));
  async function start() {
    server = spawn(path.join(bin, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    let log = '';
    for await (const chunk of server.stderr.iterator({ destroyOnReturn: false })) {
      log += chunk;
      if (log.includes('ready to accept connections')) break;
    }
    server.stderr.resume();
    if (server.exitCode !== null) throw new Error(log);
  }
  /** As a crash would end it. */
  async function end() {
    const exit = once(server, 'exit');
    server.kill('SIGQUIT');
    await exit;
  }
  await start();
  return {
    address: `postgres://postgres@${encodeURIComponent(folder)}/postgres`,
    start,
    end,
    async stop() {
      await end();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Starts PGlite in this process, and resolves to its address and a way to stop it. */
export async function startPglite() {
  const { PGlite } = await import('@electric-sql/pglite');
  const { PGLiteSocketServer } = await import('@electric-sql/pglite-socket');
  const db = await PGlite.create();
  const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port: 0, maxConnections: 50 });
  await server.start();
  return {
    address: `postgres://postgres@127.0.0.1:${server.server.address().port}/postgres`,
    async stop() {
      await server.stop();
      await db.close();
    },
  };
}
