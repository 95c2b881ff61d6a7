// A stranger may take only so much of the server.
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { describe, it } from 'node:test';
import { Referee } from '../../demo/leaderboard/lib/referee.mjs';
import { createGame } from '../../dist/engine.js';
import { NOON, opened, winOf, wonGame } from './support.mjs';

/** A record of very many legal moves, which takes long to replay. */
function endless() {
  const game = createGame('lucky-thirteen', { seed: '9' });
  for (let i = 0; game.moveCount < 10_000; i++) {
    const moves = game.legalMoves.filter(({ to }) => !to.startsWith('foundation'));
    if (moves.length === 0) break;
    game.play(moves[(i * 7919) % moves.length]);
  }
  return game.record;
}

describe('a body over 64 KB', () => {
  it('is refused by its length, before it is read', async (test) => {
    const { send } = await opened(test);
    const { status, answer } = await send(JSON.stringify({ name: 'x'.repeat(65 * 1024) }));
    assert.deepEqual([status, answer.reason], [413, 'too-large']);
  });

  it('is cut off while it streams', async (test) => {
    const { address } = await opened(test);
    const headers = { 'Content-Type': 'application/json' };
    const post = request(`${address}/api/wins`, { method: 'POST', headers });
    post.on('error', () => {}); // The server hangs up.
    let sent = 0;
    const chunk = 'x'.repeat(16 * 1024);
    const pump = () => {
      while (sent < 1e9 && !post.destroyed) {
        sent += chunk.length;
        if (!post.write(chunk)) return;
      }
    };
    post.on('drain', pump);
    pump();
    const status = await new Promise((resolve) => {
      post.on('response', ({ statusCode }) => resolve(statusCode));
    });
    assert.equal(status, 413);
    await new Promise((resolve) => {
      post.on('close', resolve);
    });
    // What lies in the buffers of the two ends counts as sent.
    assert.ok(sent < 32e6, `${sent} bytes sent`);
  });
});

describe('an address', () => {
  const post = ({ send }, from) => send({}, { 'X-Forwarded-For': `6.6.6.6, ${from}` });

  it('may post only so often, and is told how long to wait', async (test) => {
    let now = NOON;
    const board = await opened(test, { behindProxy: true, now: () => now, limits: { posts: 3 } });
    for (let i = 0; i < 3; i++) assert.equal((await post(board, '1.2.3.4')).status, 400);
    const { status, headers, answer } = await post(board, '1.2.3.4');
    assert.deepEqual([status, answer.reason, headers.get('Retry-After')], [429, 'too-many', `${answer.retryAfter}`]);
    assert.equal((await post(board, '1.2.3.5')).status, 400, 'another address');
    now += answer.retryAfter * 1000;
    assert.equal((await post(board, '1.2.3.4')).status, 400, 'after the wait');
    assert.equal((await post(board, '1.2.3.4')).status, 429, 'once');
  });

  it('of IPv6 counts by its network', async (test) => {
    const board = await opened(test, { behindProxy: true, limits: { posts: 2 } });
    assert.equal((await post(board, '2001:db8:0:7::1')).status, 400);
    assert.equal((await post(board, '2001:db8::7:1:2:3:4')).status, 400);
    assert.equal((await post(board, '2001:db8:0:7:ffff::')).status, 429);
    assert.equal((await post(board, '2001:db8:0:8::1')).status, 400);
  });

  it('is not what a stranger says, without a proxy', async (test) => {
    const board = await opened(test, { limits: { posts: 2 } });
    const statuses = [];
    for (const from of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) statuses.push((await post(board, from)).status);
    assert.deepEqual(statuses, [400, 400, 429]);
  });

  it('may have only so much checked', async (test) => {
    const board = await opened(test, { limits: { checking: 0.01 } });
    const deal = await board.deal();
    const record = await wonGame(deal);
    assert.equal((await board.send(winOf({ ...record, moves: record.moves.slice(2) }))).status, 422);
    const { status, answer } = await board.send(winOf(record));
    assert.deepEqual([status, answer.reason], [429, 'too-many']);
  });
});

describe('a check', () => {
  const good = () => wonGame({ game: 'bakers-dozen', seed: '11' });

  it('that takes too long is ended, and the next one is made all the same', async (test) => {
    const limits = { ms: 5, waiting: 10 };
    const referee = new Referee(limits);
    test.after(() => referee.close());
    const costly = endless();
    for (let i = 0; i < 2; i++) {
      limits.ms = 5;
      const first = referee.check(costly).catch((refusal) => {
        limits.ms = 60_000;
        return refusal;
      });
      const next = referee.check(await good());
      assert.equal((await first).answer?.reason, 'too-costly');
      assert.equal((await next).verdict.status, 'won');
    }
  });

  it('is refused when too many wait', async (test) => {
    const referee = new Referee({ ms: 5000, waiting: 3 });
    test.after(() => referee.close());
    const record = await good();
    const ends = await Promise.allSettled(Array.from({ length: 10 }, () => referee.check(record)));
    const busy = ends.filter(({ reason }) => reason?.answer.reason === 'busy');
    assert.equal(busy.length, 7);
    assert.equal((await referee.check(record)).verdict.ok, true);
  });
});
