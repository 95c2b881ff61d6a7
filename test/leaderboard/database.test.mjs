// The database fails: another process locks it, its disk is full, or it refuses to write.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import Database from '../../demo/leaderboard/node_modules/better-sqlite3/lib/index.js';
import { Days } from '../../demo/leaderboard/lib/days.mjs';
import { databaseFile } from './databases.mjs';
import { clientOf, DATE, folderOf, NOON, opened, winOf, wonGame } from './support.mjs';
import { differentWins } from './wins.mjs';

const TOMORROW = '2026-11-21';

/** Another connection to a database. */
function connected(test, file) {
  const database = new Database(file);
  test.after(() => database.close());
  return database;
}

/** A database that fails to write, as on a broken disk. */
async function broken(test) {
  const file = await databaseFile(test);
  const each = (text) => ['wins', 'days'].map(text).join(';');
  const run = (text) => connected(test, file).exec(each(text));
  return {
    file,
    fail: () =>
      run((table) => `CREATE TRIGGER no_${table} BEFORE INSERT ON ${table} BEGIN SELECT RAISE(FAIL, 'broken'); END`),
    recover: () => run((table) => `DROP TRIGGER no_${table}`),
  };
}

/** A database on a small disk of its own, `undefined` without the right to mount one. */
async function onSmallDisk(test) {
  let folder;
  // Before the folder is removed.
  test.after(() => spawnSync('umount', ['-l', folder]));
  folder = await folderOf(test);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status !== 0) return undefined;
  const rest = path.join(folder, 'rest');
  return {
    file: path.join(folder, 'wins.sqlite'),
    fail: () => writeFile(rest, Buffer.alloc(2 ** 20)).catch(({ code }) => assert.equal(code, 'ENOSPC')),
    recover: () => rm(rest),
  };
}

describe('a database that cannot write', () => {
  for (const [what, make] of [
    ['because its disk is full', onSmallDisk],
    ['for any other reason', broken],
  ]) {
    it(`${what}, still reads; wins are refused whole, and taken again as soon as it can`, async (test) => {
      const database = await make(test);
      if (!database) return test.skip('This needs the right to mount a disk.');
      test.mock.method(console, 'error', () => {});
      const board = await opened(test, { database: database.file, limits: { posts: 1000 } });
      const wins = await differentWins(await board.deal(), 40);
      const send = () => board.send(winOf(wins[0]));
      assert.equal((await send()).status, 201);
      wins.shift();
      await database.fail();

      // What SQLite has reserved on the disk still has room for some.
      let refusal = await send();
      for (; refusal.status === 201; refusal = await send()) wins.shift();
      const rows = await board.rows();
      for (let i = 0; i < 2; i++, refusal = await send()) {
        const { status, headers, answer } = refusal;
        assert.deepEqual([status, answer.reason, headers.get('Retry-After')], [503, 'not-kept', '60']);
      }
      assert.deepEqual(await board.rows(), rows);
      for (const { id } of rows) assert.equal((await board.get(`/api/win?id=${id}`)).status, 200);
      const deal = await board.deal(TOMORROW);
      assert.equal(deal.seed.split('~')[0], TOMORROW);
      assert.deepEqual(await board.deal(TOMORROW), deal);

      await database.recover();
      assert.equal((await send()).status, 201);
      assert.equal((await board.rows()).length, rows.length + 1);
      const kept = connected(test, database.file).prepare('SELECT seed FROM days WHERE date = ?').pluck();
      while (!kept.get(TOMORROW)) await board.deal(TOMORROW);
      assert.equal(kept.get(TOMORROW), deal.seed);
    });
  }
});

it('a day whose seed cannot be kept is searched for once, and kept as soon as the database can', async (test) => {
  test.mock.method(console, 'error', () => {});
  const asked = [];
  let keep = () => Promise.reject(new Error('full'));
  const store = {
    seedOf: async (date) => void asked.push(date),
    keepSeed: (...day) => keep(...day),
  };
  const days = new Days({ store, now: () => NOON, game: 'bakers-dozen', options: {} });
  const [{ seed }, ...others] = await Promise.all([1, 2, 3].map(() => days.deal(DATE)));
  for (let i = 0; i < 3; i++) others.push(await days.deal(DATE));
  for (const other of others) assert.equal(other.seed, seed);
  assert.deepEqual(asked, [DATE]);
  const kept = [];
  keep = async (...day) => kept.push(day);
  for (let i = 0; i < 3; i++) await days.deal(DATE);
  assert.deepEqual(kept, [[DATE, seed]]);
});

it('a day whose seed cannot be read is not guessed, and is read once the database can', async () => {
  let isLocked = true;
  const store = {
    seedOf: async () => {
      if (isLocked) throw new Error('locked');
      return `${DATE}~7`;
    },
  };
  const days = new Days({ store, now: () => NOON, game: 'bakers-dozen', options: {} });
  await assert.rejects(days.deal(DATE), /locked/);
  isLocked = false;
  assert.equal((await days.deal(DATE)).seed, `${DATE}~7`);
});

describe('a database that another process has locked', () => {
  it('refuses a win until it is free, and answers a new day', async (test) => {
    test.mock.method(console, 'error', () => {});
    const file = await databaseFile(test);
    const board = await opened(test, { database: file });
    const [win] = await differentWins(await board.deal(), 1);
    const other = connected(test, file);
    other.exec('BEGIN IMMEDIATE');
    const { status, headers, answer } = await board.send(winOf(win));
    assert.deepEqual([status, answer.reason, headers.get('Retry-After')], [503, 'busy', '5']);
    assert.equal((await board.deal(TOMORROW)).date, TOMORROW);
    assert.deepEqual(await board.rows(), []);
    other.exec('ROLLBACK');
    assert.equal((await board.send(winOf(win))).status, 201);
  });
});

it('a server goes on though the disk of its log is full', async (test) => {
  if (!existsSync('/dev/full')) return test.skip('This needs /dev/full.');
  const { file, fail } = await broken(test);
  const server = new URL('../../demo/leaderboard/server.mjs', import.meta.url);
  const child = spawn(process.execPath, [fileURLToPath(server)], {
    env: { ...process.env, DATABASE: file, PORT: '0' },
    stdio: ['ignore', 'pipe', openSync('/dev/full', 'w')],
  });
  test.after(() => child.kill('SIGKILL'));
  const [line] = await once(child.stdout, 'data');
  const board = clientOf(/http:[^ ]*(?=\/)/.exec(line)[0]);
  await fail();
  const date = new Date().toISOString().slice(0, 10);
  const deal = await board.deal(date);
  const record = await wonGame(deal);
  for (let i = 0; i < 3; i++)
    assert.equal((await board.send(winOf(record, { date: deal.date }))).answer.reason, 'not-kept');
  assert.deepEqual(await board.rows(date), []);
});
