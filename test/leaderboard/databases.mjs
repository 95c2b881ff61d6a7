import path from 'node:path';
import { after } from 'node:test';
import pg from '../../demo/leaderboard/node_modules/pg/lib/index.js';
import { openStore } from '../../demo/leaderboard/lib/store/store.mjs';
import { source, startDebian, startPglite } from './postgres.mjs';
import { DATE, folderOf } from './support.mjs';

/** The databases that the leaderboard can use. SQLite stands last, for that is the one of `few`. */
export const DATABASES = source === 'none' ? ['SQLite'] : ['PostgreSQL', 'SQLite'];

let count = 0;

/** A win for `add` of a store, with a record that no store has yet. */
export const newWin = (moves, more) => ({
  date: DATE,
  name: 'Ada',
  record: { moves: `${count++}` },
  moves,
  posted: `${DATE}T12:00:00.000Z`,
  ...more,
});

/** The path of an SQLite file, not there yet. It goes with the test. */
export const databaseFile = async (test) => path.join(await folderOf(test), 'wins.sqlite');

/** PGlite has one session and one database for all connections: of a notification, it tells only the sender. */
const isPglite = source === 'pglite';

/** Options of a test that needs PostgreSQL, or more than one session of it. */
export const inPostgres = { skip: source === 'none' && 'There is no PostgreSQL.' };
export const inSessions = isPglite ? { skip: 'PGlite has one session.' } : inPostgres;

const starts = { debian: startDebian, pglite: startPglite };
let server;
after(async () => (await server)?.stop());

/** The address of a new, empty PostgreSQL database. In PGlite, it takes the place of that of the test before. */
async function newPostgres() {
  server ??= starts[source]?.() ?? { address: source, stop() {} };
  const { address } = await server;
  const client = new pg.Client(address);
  await client.connect();
  const name = `test_${process.pid}_${count++}`;
  if (isPglite) await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  else await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return isPglite ? address : Object.assign(new URL(address), { pathname: name }).href;
}

/** A new, empty database, as `DATABASE` names it. */
export const newDatabase = (test, kind) => (kind === 'SQLite' ? databaseFile(test) : newPostgres());

/** A store that is closed after the test. */
export async function openedStore(test, database, onWin) {
  const store = await openStore(database, onWin);
  test.after(() => store.close());
  return store;
}
