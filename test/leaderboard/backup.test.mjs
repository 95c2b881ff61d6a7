// A backup that is made while wins arrive, and a server that goes on from it: by the commands of the README.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { databaseFile, DATABASES, newDatabase } from './databases.mjs';
import { debian, source } from './postgres.mjs';
import { folderOf, forked, winOf } from './support.mjs';
import { differentWins } from './wins.mjs';

const README = readFileSync(new URL('../../demo/leaderboard/README.md', import.meta.url), 'utf8');
const limits = { posts: 1e9, checking: 1e9 };
const WINS = 48;
/** How many of them are answered before the backup begins, and how many are sent after its end. */
const BEFORE = 12;
const AFTER = 4;

const PATH = [debian(), process.env.PATH].filter(Boolean).join(path.delimiter);

const lacks = (program) =>
  spawnSync(program, ['--version'], { env: { ...process.env, PATH } }).error && `This needs ${program}.`;

/** By kind: how to skip it, its commands to back up and to restore, and the database to restore. */
const KINDS = {
  SQLite: {
    skip: lacks('sqlite3'),
    backUp: 'sqlite3',
    restore: 'rm',
    other: (_, database) => database,
  },
  PostgreSQL: {
    skip: source === 'pglite' ? 'PGlite has one database.' : lacks('pg_dump'),
    backUp: 'pg_dump',
    restore: 'pg_restore',
    other: (test) => newDatabase(test, 'PostgreSQL'),
  },
};

/** Runs the command of the README that begins with this program. */
async function run(program, cwd, database) {
  const [command] = new RegExp(`^${program} .*$`, 'm').exec(README);
  const env = { ...process.env, PATH, DATABASE: database };
  const [status] = await once(spawn('sh', ['-c', command], { cwd, env, stdio: 'inherit' }), 'exit');
  assert.equal(status, 0, command);
}

for (const kind of DATABASES) {
  const { skip, backUp, restore, other } = KINDS[kind];
  it(`a backup of ${kind} has all wins answered before it, and a server goes on from it`, { skip }, async (test) => {
    const database = kind === 'SQLite' ? await databaseFile(test) : await newDatabase(test, kind);
    const folder = kind === 'SQLite' ? path.dirname(database) : await folderOf(test);
    const { child, ...board } = await forked(test, { database, limits });
    const deal = await board.deal();
    const wins = await differentWins(deal, WINS);
    let left = wins.slice(AFTER);
    /** By moves, the rows that were answered. */
    const answered = new Map();
    let before, backup;
    async function lane() {
      for (let record = left.pop(); record; record = left.pop()) {
        const { status, answer } = await board.send(winOf(record));
        assert.equal(status, 201);
        answered.set(record.moves, answer);
        if (answered.size < BEFORE || backup) continue;
        before = new Map(answered);
        backup = run(backUp, folder, database);
      }
    }
    await Promise.all([lane(), lane()]);
    await backup;
    const late = wins.slice(0, AFTER);
    left = [...late];
    await lane();
    assert.equal((await board.rows()).length, WINS);
    child.kill('SIGKILL');
    await once(child, 'exit');

    const restored = await other(test, database);
    await run(restore, folder, restored);
    const again = await forked(test, { database: restored, limits });
    assert.deepEqual(await again.deal(), deal);
    const rows = new Map((await again.rows()).map((row) => [row.id, row]));
    const kept = [...answered.values()].filter(({ id }) => rows.has(id));
    assert.equal(kept.length, rows.size);
    for (const row of kept) assert.deepEqual(rows.get(row.id), row);
    for (const [moves, row] of before) {
      assert.ok(rows.has(row.id), `win ${row.id}`);
      assert.equal((await again.get(`/api/win?id=${row.id}`)).answer.record.moves, moves);
    }
    test.diagnostic(`${before.size} wins before the backup, ${rows.size} in it, ${WINS} in all`);
    for (const { moves } of late) assert.ok(!rows.has(answered.get(moves).id), 'a win from after the backup');
    // Each is taken that the backup lacks, and no other.
    for (const record of wins) {
      const { status, answer } = await again.send(winOf(record));
      assert.equal(status, rows.has(answered.get(record.moves).id) ? 409 : 201, answer.reason);
    }
    assert.equal((await again.rows()).length, WINS);
  });
}
