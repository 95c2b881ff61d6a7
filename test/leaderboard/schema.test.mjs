// Databases that other versions of the server have made.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import Database from '../../demo/leaderboard/node_modules/better-sqlite3/lib/index.js';
import pg from '../../demo/leaderboard/node_modules/pg/lib/index.js';
import { MIGRATIONS as postgres } from '../../demo/leaderboard/lib/store/postgres-schema.mjs';
import { MIGRATIONS as sqlite } from '../../demo/leaderboard/lib/store/sqlite-schema.mjs';
import { openStore } from '../../demo/leaderboard/lib/store/store.mjs';
import { DATABASES, newDatabase, newWin, openedStore } from './databases.mjs';
import { DATE } from './support.mjs';

const known = { SQLite: sqlite, PostgreSQL: postgres };

/** The first digits of each migration's SHA-256. Append that of a new one. Never change one: databases out there have run it. */
const HASHES = {
  SQLite: ['5b931d6c12489500', '76aa5f36fb121f27', 'c17cb6cb475890bc'],
  PostgreSQL: ['1bf6f7445957e267', 'deba1e8cec605d4d'],
};

const hashOf = (migration) => createHash('sha256').update(migration).digest('hex').slice(0, 16);

const migrationsTable = (done) =>
  `CREATE TABLE migrations (number integer PRIMARY KEY);
   INSERT INTO migrations VALUES ${Array.from({ length: done }, (_, i) => `(${i + 1})`).join()};`;

/** Once, a migration was changed that databases had run. This is what the changed one makes. */
const CHANGED = {
  SQLite: `
    CREATE TABLE days (date TEXT PRIMARY KEY, seed TEXT NOT NULL) STRICT;
    CREATE TABLE wins (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      date TEXT NOT NULL,
      name TEXT NOT NULL,
      moves INTEGER NOT NULL,
      elapsed INTEGER GENERATED ALWAYS AS (times ->> '$[#-1]') STORED,
      posted TEXT NOT NULL,
      record TEXT NOT NULL UNIQUE,
      times TEXT
    ) STRICT;
    CREATE INDEX wins_by_day ON wins (date, moves, id);
    ${migrationsTable(2)}`,
  PostgreSQL: `
    CREATE TABLE days (date date PRIMARY KEY, seed text NOT NULL);
    CREATE TABLE wins (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      date date NOT NULL,
      name text NOT NULL,
      moves integer NOT NULL,
      elapsed integer GENERATED ALWAYS AS ((times ->> -1)::integer) STORED,
      posted timestamptz NOT NULL,
      record text NOT NULL,
      times json,
      CONSTRAINT wins_record EXCLUDE USING hash (record WITH =)
    );
    CREATE INDEX wins_by_day ON wins (date, moves, id);
    ${migrationsTable(1)}`,
};

/** By kind of database, and by what has made it, how it was made. */
const PAST = Object.fromEntries(
  DATABASES.map((kind) => [
    kind,
    {
      'a migration that was changed later': CHANGED[kind],
      ...(kind === 'SQLite' && { 'the version without migrations': sqlite[0] }),
      ...Object.fromEntries(
        known[kind].map((_, i) => [
          `${i + 1} of the migrations`,
          `${known[kind].slice(0, i + 1).join(';')}; ${migrationsTable(i + 1)}`,
        ]),
      ),
    },
  ]),
);

/** Runs statements in a database without a server, and gives the rows of the last one. */
async function run(kind, database, text) {
  if (kind === 'SQLite') {
    const file = new Database(database);
    const rows = text.startsWith('SELECT') ? file.prepare(text).all() : void file.exec(text);
    file.close();
    return rows;
  }
  const client = new pg.Client(database);
  await client.connect();
  const result = await client.query(text);
  await client.end();
  return result.rows;
}

const columnsOf = (kind, database) =>
  run(
    kind,
    database,
    kind === 'SQLite'
      ? `SELECT name, type, "notnull", pk, hidden FROM pragma_table_xinfo('wins') ORDER BY name`
      : `SELECT column_name, data_type, is_nullable, generation_expression FROM information_schema.columns
         WHERE table_name = 'wins' ORDER BY column_name`,
  );

async function columnsOfNew(test, kind) {
  const database = await newDatabase(test, kind);
  await openedStore(test, database);
  return columnsOf(kind, database);
}

const WINS = `
  INSERT INTO days VALUES ('${DATE}', '${DATE}~7');
  INSERT INTO wins (date, name, record, moves, times, posted) VALUES
    ('${DATE}', 'Ada', '{"moves":"AB"}', 72, '[0,900]', '${DATE}T12:00:00.000Z'),
    ('${DATE}', 'Bob', '{"moves":"AC"}', 70, NULL, '${DATE}T13:00:00.000Z'),
    ('${DATE}', 'Eve', '{"moves":"AD"}', 60, NULL, '${DATE}T14:00:00.000Z')`;
const ada = { id: 1, date: DATE, name: 'Ada', moves: 72, elapsed: 900, posted: `${DATE}T12:00:00.000Z` };
const bob = { id: 2, date: DATE, name: 'Bob', moves: 70, elapsed: null, posted: `${DATE}T13:00:00.000Z` };

/** What a new process is told when it opens a database that it can't use, and how many timers run in it after that. */
async function refusedElsewhere(test, database) {
  const store = new URL('../../demo/leaderboard/lib/store/store.mjs', import.meta.url);
  const script = `
    import { openStore } from ${JSON.stringify(store.href)};
    const message = await openStore(process.argv[1]).then(() => 'opened', ({ message }) => message);
    const timers = process.getActiveResourcesInfo().filter((type) => type === 'Timeout').length;
    process.send({ message, timers });`;
  const args = ['--input-type=module', '-e', script, database];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  test.after(() => child.kill('SIGKILL'));
  const [answer] = await once(child, 'message');
  return answer;
}

for (const kind of DATABASES) {
  describe(`in ${kind}`, () => {
    let newColumns;

    it('a migration is never changed after it has run somewhere', () => {
      assert.deepEqual(known[kind].map(hashOf), HASHES[kind]);
    });

    for (const [maker, text] of Object.entries(PAST[kind])) {
      it(`a database by ${maker} is read on, and its ids are never used again`, async (test) => {
        newColumns ??= await columnsOfNew(test, kind);
        const database = await newDatabase(test, kind);
        await run(kind, database, `${text};${WINS}`);
        // The first ones reused the id of the newest win.
        const isKept = kind === 'PostgreSQL' || text.includes('AUTOINCREMENT');
        const deleteEve = () => run(kind, database, 'DELETE FROM wins WHERE id = 3');
        if (isKept) await deleteEve();
        for (let times = 0; times < 2; times++) {
          const store = await openedStore(test, database);
          assert.equal(await store.seedOf(DATE), `${DATE}~7`);
          assert.deepEqual((await store.best([DATE])).slice(-2), [bob, ada]);
          assert.deepEqual(await store.win(1), { ...ada, record: { moves: 'AB' }, times: [0, 900] });
          assert.equal(await store.add(newWin(70, { record: { moves: 'AC' } })), undefined);
          await deleteEve();
        }
        assert.ok((await (await openedStore(test, database)).add(newWin(70))).id > 3);
        assert.deepEqual(await columnsOf(kind, database), newColumns);
      });
    }

    it('a database that a newer version has changed is refused, and left alone', async (test) => {
      const database = await newDatabase(test, kind);
      const store = await openStore(database);
      await store.add(newWin(70));
      await store.close();
      const count = known[kind].length;
      const later = `ALTER TABLE wins RENAME COLUMN name TO player; INSERT INTO migrations VALUES (${count + 1})`;
      await run(kind, database, later);
      const { message, timers } = await refusedElsewhere(test, database);
      assert.match(message, new RegExp(`newer version.* has run ${count + 1} migrations.* knows ${count}\\. Start`));
      assert.equal(timers, 0);
      const all = 'SELECT (SELECT count(*) FROM migrations) AS migrations, player FROM wins';
      assert.deepEqual((await run(kind, database, all)).map(Object.values).map(String), [`${count + 1},Ada`]);
    });

    it('a database that lacks a table is refused, and nothing of it stays open', async (test) => {
      const database = await newDatabase(test, kind);
      await (await openStore(database)).close();
      await run(kind, database, 'DROP TABLE wins');
      const { message, timers } = await refusedElsewhere(test, database);
      assert.match(message, /wins/);
      assert.equal(timers, 0);
    });
  });
}
