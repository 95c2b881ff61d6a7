// PostgreSQL ends and comes back while wins are posted.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import pg from '../../demo/leaderboard/node_modules/pg/lib/index.js';
import { CHANNEL } from '../../demo/leaderboard/lib/store/postgres-news.mjs';
import { debian, startDebian } from './postgres.mjs';
import { forked, winOf } from './support.mjs';
import { differentWins } from './wins.mjs';

const skip = !debian() && "This needs Debian's PostgreSQL.";

it(
  'wins that were answered outlive a restart of PostgreSQL, and pages hear of new ones after it',
  { skip },
  async (test) => {
    const { address: database, start, end, stop } = await startDebian();
    const limits = { posts: 1e9, checking: 1e9 };
    const board = await forked(test, { database, limits }, 'ignore');
    test.after(stop);
    let hasEnded = false;
    board.child.on('exit', () => (hasEnded = true));
    const stream = (await fetch(`${board.address}/api/live`)).body.pipeThrough(new TextDecoderStream());
    let heard = '';
    const listening = (async () => {
      for await (const text of stream) heard += text;
    })().catch(() => {});

    const left = await differentWins(await board.deal(), 60);
    const answered = new Map();
    const doubtful = new Set();
    let restarting;
    async function restart() {
      await end();
      for (const path of ['/', '/api/day?date=2026-11-20']) {
        assert.equal((await fetch(board.address + path)).status, 200, path);
      }
      const { status, answer } = await board.get('/api/board?date=2026-11-20');
      assert.deepEqual([status, answer.reason], [503, 'busy']);
      await start();
    }
    async function lane() {
      for (let record = left.pop(); record;) {
        // On a busy machine the server may close a connection just as it is used again. No answer comes then, as with 503.
        const { status, answer } = await board.send(winOf(record)).catch(() => ({ status: 503 }));
        if (answered.size >= 20) restarting ??= restart();
        if (status === 503) {
          doubtful.add(record);
          continue;
        }
        assert.ok(status === 201 || (status === 409 && doubtful.has(record)), `${status} ${answer.reason}`);
        answered.set(record.moves, answer.id);
        record = left.pop();
      }
    }
    await Promise.all([1, 2, 3, 4].map(lane));
    await restarting;

    const client = new pg.Client(database);
    await client.connect();
    const { rows } = await client.query(`SELECT id, record::json ->> 'moves' AS moves FROM wins`);
    // Until the server listens again.
    const listeners = `SELECT FROM pg_stat_activity WHERE application_name = 'leaderboard news' AND query LIKE 'SELECT%'`;
    while ((await client.query(listeners)).rowCount === 0);
    await client.query(`NOTIFY ${CHANNEL}, 'no win'`);
    await client.end();
    assert.equal(rows.length, answered.size);
    const kept = new Map(rows.map(({ id, moves }) => [moves, Number(id)]));
    for (const [moves, id] of answered) assert.equal(kept.get(moves), id ?? kept.get(moves));
    while (kept.size > 0) {
      for (const [moves, id] of kept) if (heard.includes(`{"id":${id},`)) kept.delete(moves);
      await new Promise((resolve) => setImmediate(resolve));
    }
    // The server has heard of what is no win by the time it tells of a later one.
    const [last] = await differentWins(await board.deal(), 61).then((wins) => wins.slice(-1));
    const { answer } = await board.send(winOf(last));
    while (!heard.includes(`{"id":${answer.id},`)) await new Promise((resolve) => setImmediate(resolve));
    assert.equal((await board.get(`/api/win?id=${answer.id}`)).status, 200);
    assert.equal(hasEnded, false);
    board.child.kill('SIGKILL');
    await listening;
  },
);
