// What a store promises, in each database.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import Database from '../../demo/leaderboard/node_modules/better-sqlite3/lib/index.js';
import pg from '../../demo/leaderboard/node_modules/pg/lib/index.js';
import { SQL as postgres } from '../../demo/leaderboard/lib/store/postgres.mjs';
import { SQL as sqlite } from '../../demo/leaderboard/lib/store/sqlite.mjs';
import { databaseFile, DATABASES, inPostgres, inSessions, newDatabase, newWin, openedStore } from './databases.mjs';
import { DATE } from './support.mjs';

const WEEK = Array.from({ length: 7 }, (_, i) => `2026-11-${14 + i}`);

/** Adds wins one after another; their ids. */
async function addAll(store, wins) {
  const ids = [];
  for (const win of wins) ids.push((await store.add(win)).id);
  return ids;
}

const idsOf = (rows) => rows.map(({ id }) => id);

/** All pages of a board, each with so many rows. */
async function pages(store, dates, size) {
  const all = [];
  for (let rows; rows?.length !== 0; all.push(...rows)) rows = await store.best(dates, all.at(-1), size);
  return idsOf(all);
}

/** Keeps what a store tells; `until(n)` is fulfilled once it has told of so many. */
function hearing() {
  const told = [];
  let look = () => {};
  const until = (length) =>
    new Promise((done) => {
      look = () => told.length >= length && done(told);
      look();
    });
  return { until, hear: (row) => look(told.push(row)) };
}

/** A process that opens a database and closes it. */
async function openElsewhere(database) {
  const script = `
    import { openStore } from ${JSON.stringify(new URL('../../demo/leaderboard/lib/store/store.mjs', import.meta.url).href)};
    await (await openStore(process.argv[1])).close();`;
  const args = ['--input-type=module', '-e', script, database];
  const [status] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
  assert.equal(status, 0);
}

for (const kind of DATABASES) {
  describe(`a store in ${kind}`, () => {
    const opened = async (test, onWin) => openedStore(test, await newDatabase(test, kind), onWin);

    it('shows the best hundred, of equal moves whoever came first', async (test) => {
      const store = await opened(test);
      const [slow, ...equal] = await addAll(
        store,
        [90, ...Array.from({ length: 98 }, () => 80)].map((n) => newWin(n)),
      );
      const shown = async () => idsOf(await store.best([DATE]));
      assert.deepEqual(await shown(), [...equal, slow]);
      const [quick] = await addAll(store, [newWin(70)]);
      assert.deepEqual(await shown(), [quick, ...equal, slow]);
      const [last] = await addAll(store, [newWin(80)]);
      assert.deepEqual(await shown(), [quick, ...equal, last]);
    });

    it('shows each win once on the pages of a day, though better ones come meanwhile', async (test) => {
      const store = await opened(test);
      const ids = await addAll(
        store,
        [72, 70, 71, 70, 71].map((moves) => newWin(moves)),
      );
      await addAll(store, [newWin(60, { date: '2026-11-19' })]);
      const first = await store.best([DATE], undefined, 2);
      assert.deepEqual(idsOf(first), [ids[1], ids[3]]);
      await addAll(store, [newWin(50)]);
      const second = await store.best([DATE], first[1], 2);
      assert.deepEqual(idsOf(second), [ids[2], ids[4]]);
      assert.deepEqual(idsOf(await store.best([DATE], second[1], 2)), [ids[0]]);
    });

    it('ranks seven days as one board', async (test) => {
      const store = await opened(test);
      const days = ['2026-11-13', ...WEEK, '2026-11-21'];
      const wins = Array.from({ length: 45 }, (_, i) => newWin(70 + ((i * 7) % 5), { date: days[i % days.length] }));
      const ids = await addAll(store, wins);
      const inWeek = wins
        .map(({ date, moves }, i) => ({ date, moves, id: ids[i] }))
        .filter(({ date }) => WEEK.includes(date))
        .sort((a, b) => a.moves - b.moves || a.id - b.id);
      assert.deepEqual(await pages(store, WEEK, 4), idsOf(inWeek));
    });

    it('knows the place of a win on its day, and of how many', async (test) => {
      const store = await opened(test);
      const ids = await addAll(
        store,
        [72, 70, 71, 70].map((moves) => newWin(moves)),
      );
      await addAll(store, [newWin(60, { date: '2026-11-19' })]);
      const ranks = await Promise.all(ids.map((id) => store.rank(id)));
      assert.deepEqual(
        ranks,
        [4, 1, 3, 2].map((rank, i) => ({ id: ids[i], date: DATE, rank, of: 4 })),
      );
      assert.equal(await store.rank(1e15), undefined);
    });

    it('takes a record once, even from two processes at once, and tells apart records that end differently', async (test) => {
      const database = await newDatabase(test, kind);
      const stores = [await openedStore(test, database), await openedStore(test, database)];
      const longest = 'A'.repeat(4000);
      const win = newWin(2000, { record: { moves: longest } });
      const both = await Promise.all(stores.map((store) => store.add(win)));
      assert.equal(both.filter(Boolean).length, 1);
      const other = { ...win, record: { moves: `${longest.slice(1)}B` } };
      const { id } = await stores[0].add(other);
      assert.deepEqual((await stores[1].win(id)).record, other.record);
    });

    it('keeps the first seed of a day', async (test) => {
      const store = await opened(test);
      assert.equal(await store.seedOf(DATE), undefined);
      assert.equal(await store.keepSeed(DATE, '1'), '1');
      assert.equal(await store.keepSeed(DATE, '2'), '1');
      assert.equal(await store.seedOf(DATE), '1');
    });

    it('is made by two processes at once', async (test) => {
      const database = await newDatabase(test, kind);
      await Promise.all([openElsewhere(database), openElsewhere(database)]);
      const store = await openedStore(test, database);
      assert.equal((await addAll(store, [newWin(70)])).length, 1);
    });

    it('tells each new win once, those of other processes too', kind === 'SQLite' ? {} : inSessions, async (test) => {
      const database = await newDatabase(test, kind);
      await (await openedStore(test, database)).add(newWin(70));
      const heard = [hearing(), hearing()];
      const stores = [];
      for (const { hear } of heard) stores.push(await openedStore(test, database, hear));
      const rows = [await stores[0].add(newWin(70)), await stores[1].add(newWin(60)), await stores[0].add(newWin(50))];
      for (const { until } of heard) {
        assert.deepEqual(
          (await until(3)).toSorted((a, b) => a.id - b.id),
          rows,
        );
      }
    });
  });
}

describe('an SQLite file', () => {
  it('is waited for while another process has locked it, and then it is refused', async (test) => {
    const file = await databaseFile(test);
    const store = await openedStore(test, file);
    const other = new Database(file);
    test.after(() => other.close());
    other.exec('BEGIN IMMEDIATE');
    let isRefused = false;
    const refused = store.add(newWin(70)).catch(({ answer }) => {
      isRefused = true;
      return answer;
    });
    // Meanwhile the process goes on.
    assert.deepEqual(await store.best([DATE]), []);
    assert.equal(isRefused, false);
    const { reason, retryAfter } = await refused;
    assert.deepEqual([reason, retryAfter], ['busy', 5]);
    const added = store.add(newWin(70));
    other.exec('COMMIT');
    const row = await added;
    assert.deepEqual(await store.best([DATE]), [row]);
  });
});

describe('a PostgreSQL database', () => {
  it('tells what came while the listening connection was lost', inSessions, async (test) => {
    const database = await newDatabase(test, 'PostgreSQL');
    const store = await openedStore(test, database);
    const { hear, until } = hearing();
    await openedStore(test, database, hear);
    const first = await store.add(newWin(70));
    await until(1);

    // A win that gets its id before the others, and is committed after them.
    const slow = new pg.Client(database);
    await slow.connect();
    test.after(() => slow.end());
    await slow.query('BEGIN');
    const values = `'${DATE}', 'Bob', '{}', 70, '${DATE}T12:00Z'`;
    await slow.query(`INSERT INTO wins (date, name, record, moves, posted) VALUES (${values})`);
    const second = await store.add(newWin(70));
    await until(2);
    const client = new pg.Client(database);
    await client.connect();
    test.after(() => client.end());
    const { rowCount } = await client.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'leaderboard news'",
    );
    assert.equal(rowCount, 2);
    const third = await store.add(newWin(70));
    await slow.query('COMMIT');
    const told = await until(4);
    assert.deepEqual(
      idsOf(told).sort((a, b) => a - b),
      [first.id, second.id - 1, second.id, third.id],
    );
  });
});

describe('an index answers', () => {
  it('in SQLite', async (test) => {
    const file = await databaseFile(test);
    await openedStore(test, file);
    const database = new Database(file);
    test.after(() => database.close());
    const plan = (text, ...values) =>
      database
        .prepare(`EXPLAIN QUERY PLAN ${text}`)
        .all(...values)
        .map(({ detail }) => detail)
        .filter((detail) => detail.startsWith('SEARCH') || detail.includes('SCAN') || detail.includes('TEMP'));
    assert.deepEqual(plan(sqlite.best, { date: DATE, moves: 70, id: 5, limit: 100 }), [
      'SEARCH wins USING COVERING INDEX wins_by_day (date=? AND moves=? AND id>?)',
      'SEARCH wins USING COVERING INDEX wins_by_day (date=? AND moves>?)',
    ]);
    assert.deepEqual(plan(sqlite.row, 7), ['SEARCH wins USING INTEGER PRIMARY KEY (rowid=?)']);
    assert.deepEqual(plan(sqlite.rank, 7), [
      'SEARCH own USING INTEGER PRIMARY KEY (rowid=?)',
      'SEARCH better USING COVERING INDEX wins_by_day (date=? AND moves<?)',
      'SEARCH any_win USING COVERING INDEX wins_by_day (date=?)',
    ]);
    assert.deepEqual(plan(sqlite.win, 7), ['SEARCH wins USING INTEGER PRIMARY KEY (rowid=?)']);
    assert.deepEqual(plan(sqlite.newer, 7), ['SEARCH wins USING INTEGER PRIMARY KEY (rowid>?)']);
  });

  it('in PostgreSQL', inPostgres, async (test) => {
    const database = await newDatabase(test, 'PostgreSQL');
    await openedStore(test, database);
    const client = new pg.Client(database);
    await client.connect();
    test.after(() => client.end());
    await client.query(
      `INSERT INTO wins (date, name, record, moves, posted)
       SELECT date '2026-11-01' + i % 20, 'Ada', i::text, 60 + i % 97, now() FROM generate_series(1, 20000) AS i`,
    );
    await client.query('VACUUM ANALYZE wins');
    const plan = async (text, ...values) => {
      const { rows } = await client.query(`EXPLAIN (COSTS off) ${text}`, values);
      return rows.map((row) => row['QUERY PLAN'].trim()).filter((line) => /Scan using|Seq Scan|Index Cond/.test(line));
    };
    assert.deepEqual(await plan(postgres.best, WEEK, 70, 5, 100), [
      '->  Index Scan using wins_by_day on wins',
      "Index Cond: ((date = day.day) AND (ROW(moves, id) > ROW(70, '5'::bigint)))",
    ]);
    assert.deepEqual(await plan(postgres.rank, 7), [
      'Index Scan using wins_pkey on wins own',
      "Index Cond: (id = '7'::bigint)",
      '->  Index Only Scan using wins_by_day on wins better',
      'Index Cond: ((date = own.date) AND (ROW(moves, id) <= ROW(own.moves, own.id)))',
      '->  Index Only Scan using wins_by_day on wins any_win',
      'Index Cond: (date = own.date)',
    ]);
    const byId = (text, condition) => [text, `Index Cond: (id ${condition} '19000'::bigint)`];
    assert.deepEqual(await plan(postgres.win, 19_000), byId('Index Scan using wins_pkey on wins', '='));
    assert.deepEqual(await plan(postgres.newer, 19_000), byId('->  Index Scan using wins_pkey on wins', '>'));
  });
});
