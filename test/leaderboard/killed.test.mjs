// A server that is killed while it writes, and servers that write to one file.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import Database from '../../demo/leaderboard/node_modules/better-sqlite3/lib/index.js';
import { databaseFile } from './databases.mjs';
import { forked, started, winOf } from './support.mjs';
import { differentWins } from './wins.mjs';

const KILLS = globalThis.testsAreWhole ? 50 : 3;
const LANES = 4;
const MOST_WINS = 24;
const limits = { posts: 1e9, checking: 1e9 };

/** When to kill each server: after so many wins, or while it starts if that is 0; and so many milliseconds later. */
const momentsOf = (seed) => fc.sample(fc.tuple(fc.nat(MOST_WINS), fc.nat(5)), { numRuns: KILLS, seed });

/** The answer to a win. It is sent again as long as the server is busy. */
async function sent(board, record) {
  for (;;) {
    const { status, answer } = await board.send(winOf(record));
    if (answer.reason !== 'busy') return { status, ...answer };
  }
}

/** The ids and the moves in a database that is sound. */
function rowsIn(database) {
  const file = new Database(database);
  try {
    assert.equal(file.pragma('integrity_check', { simple: true }), 'ok');
    return file.prepare(`SELECT id, record ->> 'moves' AS moves FROM wins`).all();
  } finally {
    file.close();
  }
}

async function killAndCheck(test, moments) {
  const database = await databaseFile(test);
  const first = await forked(test, { database, limits });
  const deal = await first.deal();
  const wins = await differentWins(deal, (KILLS + 1) * (MOST_WINS + 2 * LANES));
  /** By moves, the ids of the wins that were answered; and the wins whose answer the kill has cut off. */
  const answered = new Map();
  const unanswered = new Map();

  async function lane({ child, ...board }, left, answer) {
    while (left.length > 0 && !child.killed) {
      const record = left.pop();
      const { status, id } = await sent(board, record).catch(() => ({}));
      if (!status) {
        unanswered.set(record.moves, record);
      } else {
        // A win that the server had kept before it could answer is known by now.
        assert.ok(status === 201 || (status === 409 && unanswered.has(record.moves)), `${status}`);
        unanswered.delete(record.moves);
        answered.set(record.moves, id ?? answered.get(record.moves));
        answer();
      }
    }
  }

  function check() {
    const rows = rowsIn(database);
    const kept = new Map(rows.map(({ moves, id }) => [moves, id]));
    assert.equal(kept.size, rows.length);
    for (const [moves, id = kept.get(moves)] of answered) assert.equal(kept.get(moves) ?? 'lost', id);
    for (const moves of kept.keys()) assert.ok(answered.has(moves) || unanswered.has(moves));
  }

  first.child.kill('SIGKILL');
  for (const [wanted, delay] of moments) {
    if (wanted === 0) {
      const child = started(test, { database, limits });
      const ended = once(child, 'exit');
      await sleep(delay * 60);
      child.kill('SIGKILL');
      assert.deepEqual(await ended, [null, 'SIGKILL']);
      continue;
    }
    const board = await forked(test, { database, limits });
    check();
    assert.deepEqual(await board.deal(), deal);
    const ended = once(board.child, 'exit');
    let count = 0;
    const answer = () => ++count === wanted && setTimeout(() => board.child.kill('SIGKILL'), delay);
    const left = [...wins.splice(0, MOST_WINS + 2 * LANES), ...unanswered.values()];
    await Promise.all(Array.from({ length: LANES }, () => lane(board, left, answer)));
    assert.deepEqual(await ended, [null, 'SIGKILL']);
    wins.push(...left.filter(({ moves }) => !unanswered.has(moves)));
  }
  const board = await forked(test, { database, limits });
  await lane(board, [...unanswered.values()], () => {});
  check();
  assert.equal(answered.size, rowsIn(database).length);
}

it(`every win that was answered is there once, after ${KILLS} kills`, { timeout: 300_000 }, async (test) => {
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
  test.diagnostic(`SEED=${seed}`);
  await killAndCheck(test, momentsOf(seed));
});

it('servers that start at once on a new file share it: each win is taken once, whoever it is sent to', async (test) => {
  const database = await databaseFile(test);
  const boards = await Promise.all([1, 2].map(() => forked(test, { database, limits })));
  const deals = await Promise.all(boards.map((board) => board.deal()));
  assert.deepEqual(deals[1], deals[0]);
  const wins = await differentWins(deals[0], 12);
  for (const record of wins) {
    const answers = await Promise.all(boards.map((board) => sent(board, record)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409]);
  }
  assert.deepEqual(new Set(rowsIn(database).map(({ moves }) => moves)), new Set(wins.map(({ moves }) => moves)));
  for (const board of boards) assert.equal((await board.rows()).length, wins.length);
});
