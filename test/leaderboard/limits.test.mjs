// A stranger may take only so much of the server.
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { describe, it } from 'node:test';
import { Budget } from '../../demo/leaderboard/lib/budget.mjs';
import { readName } from '../../demo/leaderboard/lib/name.mjs';
import { Referee } from '../../demo/leaderboard/lib/referee.mjs';
import { checkLength, readTimes } from '../../demo/leaderboard/lib/win.mjs';
import { aimless } from './forged.mjs';
import { NOON, opened, winOf, wonGame } from './support.mjs';

describe('a body', () => {
  const headers = { 'Content-Type': 'application/json' };
  const statusOf = (post) =>
    new Promise((resolve) => {
      post.on('response', (response) => resolve(response.resume().statusCode));
    });

  it('may have 64 KB, whether its length is told or not', async (test) => {
    const { address, send } = await opened(test);
    for (const [size, status] of [
      [65_535, 400],
      [65_536, 400],
      [65_537, 413],
    ]) {
      const body = '{}'.padEnd(size);
      assert.equal((await send(body)).status, status, `${size} bytes`);
      const post = request(`${address}/api/wins`, { method: 'POST', headers });
      post.write(body.slice(0, 60_000));
      post.end(body.slice(60_000));
      assert.equal(await statusOf(post), status, `${size} bytes in parts`);
    }
  });

  it('is cut off while it streams', async (test) => {
    const { address } = await opened(test);
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
    assert.equal(await statusOf(post), 413);
    await new Promise((resolve) => {
      post.on('close', resolve);
    });
    // What lies in the buffers of the two ends counts as sent.
    assert.ok(sent < 32e6, `${sent} bytes sent`);
  });
});

const isRefusal = (reason) => (error) => error.answer?.reason === reason;

describe('a win', () => {
  it('may have 4,000 characters of moves', () => {
    for (const length of [3999, 4000]) checkLength({ moves: 'A'.repeat(length) });
    assert.throws(() => checkLength({ moves: 'A'.repeat(4001) }), isRefusal('too-long'));
  });

  for (const [what, times, isTaken] of [
    ['all at once', [0, 0, 0], true],
    ['that end after a week', [0, 1000, 604_800_000], true],
    ['that end later than a week', [0, 1000, 604_800_001], false],
    ['that begin before the game', [-1, 1000, 2000], false],
    ['of which one comes before the last', [0, 1000, 999], false],
    ['of a move too few', [0, 1000], false],
    ['of a move too many', [0, 1000, 2000, 3000], false],
  ]) {
    it(`has ${isTaken ? '' : 'no '}times ${what}`, () => {
      const read = () => readTimes(times, 3);
      if (isTaken) assert.deepEqual(read(), times);
      else assert.throws(read, isRefusal('times'));
    });
  }

  it('has a name of 1 to 24 characters', () => {
    for (const name of ['x', 'x'.repeat(24), '🂡'.repeat(24)]) assert.equal(readName(name), name);
    for (const name of ['', 'x'.repeat(25), '🂡'.repeat(25)]) assert.throws(() => readName(name), isRefusal('name'));
  });

  it('has a name with room for what goes out of it', () => {
    for (const length of [999, 1000]) assert.equal(readName('x'.padEnd(length)), 'x');
    assert.throws(() => readName('x'.padEnd(1001)), isRefusal('name'));
  });

  for (const [letter, mark, most] of [
    ['Z', '\u0335', 2],
    ['\u1019', '\u103d', 6],
  ]) {
    it(`has a name with at most ${most} marks such as ${mark} on a letter`, () => {
      const name = (count) => letter + mark.repeat(count);
      for (const count of [most - 1, most]) assert.equal(readName(name(count)), name(count));
      assert.equal(readName(name(most + 1)), name(most));
    });
  }
});

describe('an address', () => {
  const post = ({ send }, from) => send({}, { 'X-Forwarded-For': `6.6.6.6, ${from}` });

  it('has what it used in a minute back after a minute, and some of it sooner', () => {
    let now = 0;
    const budget = new Budget(2000, () => now);
    const wait = () => budget.wait('x');
    budget.spend('x', 1999);
    assert.equal(wait(), 0);
    budget.spend('x', 1);
    assert.equal(wait(), 1);
    budget.spend('x', 1000);
    assert.equal(wait(), 30);
    now = 29_999;
    assert.equal(wait(), 1);
    now = 30_001;
    assert.equal(wait(), 0);
  });

  it('may post only so often, and is told how long to wait', async (test) => {
    let uptime = 0;
    const board = await opened(test, { behindProxy: true, uptime: () => uptime, limits: { posts: 3 } });
    for (let i = 0; i < 3; i++) assert.equal((await post(board, '1.2.3.4')).status, 400);
    const { status, headers, answer } = await post(board, '1.2.3.4');
    assert.deepEqual([status, answer.reason, headers.get('Retry-After')], [429, 'too-many', `${answer.retryAfter}`]);
    assert.equal((await post(board, '1.2.3.5')).status, 400, 'another address');
    uptime += answer.retryAfter * 1000;
    assert.equal((await post(board, '1.2.3.4')).status, 400, 'after the wait');
    assert.equal((await post(board, '1.2.3.4')).status, 429, 'once');
  });

  for (const [what, hours] of [
    ['back', -1],
    ['ahead', 1],
  ]) {
    it(`may post as often as before when the clock is put ${what}`, async (test) => {
      let now = NOON;
      const board = await opened(test, { behindProxy: true, now: () => now, uptime: () => 0, limits: { posts: 3 } });
      const statuses = [];
      for (let i = 0; i < 4; i++) {
        statuses.push((await post(board, '1.2.3.4')).status);
        if (i === 1) now += hours * 3_600_000;
      }
      assert.deepEqual(statuses, [400, 400, 400, 429]);
    });
  }

  it('of IPv6 counts by its network', async (test) => {
    const board = await opened(test, { behindProxy: true, limits: { posts: 2 } });
    assert.equal((await post(board, '2001:db8:0:7::1')).status, 400);
    assert.equal((await post(board, '2001:db8::7:1:2:3:4')).status, 400);
    assert.equal((await post(board, '2001:db8:0:7:ffff::')).status, 429);
    assert.equal((await post(board, '2001:db8:0:8::1')).status, 400);
  });

  it('is not what a stranger says, without a proxy, and may post thirty times at once', async (test) => {
    const board = await opened(test);
    for (let i = 0; i < 30; i++) assert.equal((await post(board, `1.1.1.${i}`)).status, 400, `${i}`);
    assert.equal((await post(board, '2.2.2.2')).status, 429);
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
    const costly = aimless('lucky-thirteen', '9', 10_000);
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

  it('says by its status whether the record or the server is the cause', async (test) => {
    const costly = new Referee({ ms: 1, waiting: 1 });
    const busy = new Referee({ ms: 5000, waiting: 0 });
    test.after(() => Promise.all([costly.close(), busy.close()]));
    const refused = (referee, record) => referee.check(record).catch(({ status, answer }) => [status, answer.reason]);
    assert.deepEqual(await refused(costly, aimless('lucky-thirteen', '9', 10_000)), [422, 'too-costly']);
    assert.deepEqual(await refused(busy, await good()), [503, 'busy']);
  });
});
