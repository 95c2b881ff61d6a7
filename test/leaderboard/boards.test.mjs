// The endpoints that read boards, with each database.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DATABASES, newDatabase, newWin, openedStore } from './databases.mjs';
import { DATE, opened } from './support.mjs';

const idsOf = (rows) => rows.map(({ id }) => id);

for (const kind of DATABASES) {
  describe(`the server with ${kind}`, () => {
    /** A client, and a store of the same database. */
    async function ready(test) {
      const database = await newDatabase(test, kind);
      const store = await openedStore(test, database);
      const { get } = await opened(test, { database });
      return { get: async (path) => (await get(path)).answer, store };
    }

    it('answers with a hundred rows of a day, and where the next begin', async (test) => {
      const { get, store } = await ready(test);
      const add = async (moves) => (await store.add(newWin(moves))).id;
      const ids = [];
      for (let i = 0; i < 99; i++) ids.push(await add(70 + (i >> 5)));
      assert.equal((await get(`/api/board?date=${DATE}`)).next, null, '99 rows');
      ids.push(await add(80));
      assert.equal((await get(`/api/board?date=${DATE}`)).next, null, '100 rows');
      ids.push(await add(90));
      const { rows, next } = await get(`/api/board?date=${DATE}`);
      assert.deepEqual(idsOf(rows), ids.slice(0, 100));
      await add(60);
      const more = await get(`/api/board?date=${DATE}&after=${next}`);
      assert.deepEqual([idsOf(more.rows), more.next], [ids.slice(100), null]);
    });

    it('answers with the best wins of seven days', async (test) => {
      const { get, store } = await ready(test);
      const ids = [];
      for (const [date, moves] of [
        ['2026-02-22', 50],
        ['2026-02-23', 72],
        ['2026-03-01', 71],
        ['2026-02-28', 71],
        ['2026-03-02', 50],
      ]) {
        ids.push((await store.add(newWin(moves, { date }))).id);
      }
      const { rows, ...week } = await get('/api/week?date=2026-03-01');
      assert.deepEqual(week, { from: '2026-02-23', to: '2026-03-01', next: null });
      assert.deepEqual(idsOf(rows), [ids[2], ids[3], ids[1]]);
      const { moves, id } = rows[1];
      assert.deepEqual(idsOf((await get(`/api/week?date=2026-03-01&after=${moves}-${id}`)).rows), [ids[1]]);
    });

    it('answers with the place of a win', async (test) => {
      const { get, store } = await ready(test);
      await store.add(newWin(70));
      const { id } = await store.add(newWin(80));
      assert.deepEqual(await get(`/api/rank?id=${id}`), { id, date: DATE, rank: 2, of: 2 });
    });

    it('answers with the deal of a day that was played once', async (test) => {
      const { get, store } = await ready(test);
      await store.keepSeed('2026-03-01', '2026-03-01~3');
      assert.equal((await get('/api/day?date=2026-03-01')).seed, '2026-03-01~3');
      assert.equal((await get('/api/day?date=2026-03-02')).reason, 'other-day');
    });

    it('refuses dates, cursors and ids that are none', async (test) => {
      const { get } = await ready(test);
      for (const path of ['board', 'week', 'day']) {
        for (const date of [
          '',
          'x',
          '2026-02-29',
          '2026-13-01',
          '2026-1-01',
          '0000-01-01',
          '0999-12-31',
          '12026-01-01',
        ]) {
          const { reason, message } = await get(`/api/${path}?date=${date}`);
          assert.equal(reason, 'date', `${path} ${date}`);
          assert.match(message, /such as \?date=/);
        }
      }
      const board = (more) => get(`/api/board?date=${DATE}&after=${encodeURIComponent(more)}`);
      for (const after of [
        '',
        'x',
        '-',
        '70',
        '70-',
        '-7',
        '70-7-7',
        '70-x',
        '7e1-7',
        '100000-7',
        `7-${1e15}`,
        "70-7'",
      ]) {
        assert.equal((await board(after)).reason, 'cursor', after);
      }
      for (const after of ['0-0', `99999-${'9'.repeat(15)}`]) assert.deepEqual((await board(after)).rows, [], after);
      for (const [oldest, from] of [['1000-01-01', '0999-12-26']]) {
        assert.deepEqual(await get(`/api/week?date=${oldest}`), { from, to: oldest, rows: [], next: null });
      }
      for (const id of ['', '0', '1', '-1', 'x', '1.5', '1e400', '9'.repeat(15), '9'.repeat(16), '1;DROP TABLE wins']) {
        for (const path of ['win', 'rank']) {
          assert.equal((await get(`/api/${path}?id=${encodeURIComponent(id)}`)).reason, 'not-found', `${path} ${id}`);
        }
      }
    });
  });
}
