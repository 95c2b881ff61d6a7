// Hundreds of forged posts, with `--whole` thousands: none reaches the board, and none keeps the server from its visitors.
import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import { it } from 'node:test';
import { forged } from './forged.mjs';
import { forked, winOf, wonGame } from './support.mjs';

const COUNT = globalThis.testsAreWhole ? 10_000 : 300;
const AT_ONCE = 16;

/** Each post comes from an address of its own, so no limit of an address turns it away. */
const addressOf = (i) => `10.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}`;

/** Posts a body; the status and the reason, or the error of the connection. */
function post(port, agent, i, body) {
  return new Promise((resolve) => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': addressOf(i) };
    const sent = request({ port, agent, method: 'POST', path: '/api/wins', headers }, async (response) => {
      let text = '';
      try {
        for await (const chunk of response) text += chunk;
      } catch {
        // The server hung up on what was left to send.
      }
      resolve({ status: response.statusCode, reason: JSON.parse(text || '{}').reason });
    });
    sent.on('error', ({ code }) => resolve({ status: 0, reason: code }));
    sent.end(body);
  });
}

it(
  `${COUNT} forged records do not reach the board, which answers its visitors meanwhile`,
  { timeout: 300_000 },
  async (test) => {
    const { port, ...board } = await forked(test, { behindProxy: true });
    const deal = await board.deal();
    const good = winOf(await wonGame(deal));
    const other = winOf(await wonGame(deal, 4));
    assert.equal((await board.send(good)).status, 201);

    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    const posts = forged(good, COUNT).entries();
    const tally = new Map();
    let winning;
    const flood = async () => {
      for (const [i, { kind, body }] of posts) {
        const { status, reason } = await post(port, agent, i, body);
        assert.ok(status >= 400 && status < 500, `${kind}: ${status} ${reason}: ${String(body).slice(0, 300)}`);
        tally.set(reason, (tally.get(reason) ?? 0) + 1);
        // Somebody wins in the midst of it.
        if (i > COUNT / 10) winning ??= timed(board.send(other));
      }
    };

    const waits = [];
    const timed = async (asking, tell = (ms) => waits.push(ms)) => {
      const from = performance.now();
      const answer = await asking;
      tell(performance.now() - from);
      return answer;
    };

    let isOver = false;
    let took;
    const all = Promise.all(Array.from({ length: AT_ONCE }, flood));
    const flooding = timed(all, (ms) => (took = ms)).finally(() => (isOver = true));

    // Meanwhile somebody reads the board.
    const reading = (async () => {
      while (!isOver) assert.equal((await timed(board.get('/api/board?date=2026-11-20'))).status, 200);
    })();
    await Promise.all([flooding, reading]);

    assert.equal((await winning).status, 201);
    assert.deepEqual(
      (await board.rows()).map(({ name, moves }) => [name, moves]),
      [good, other].map(({ name, record }) => [name, record.moves.length / 2]).sort((a, b) => a[1] - b[1]),
    );
    waits.sort((a, b) => a - b);
    const wait = { median: waits[waits.length >> 1], p99: waits[Math.floor(waits.length * 0.99)], max: waits.at(-1) };
    test.diagnostic(`${COUNT} posts in ${(took / 1000).toFixed(1)} s: ${JSON.stringify(Object.fromEntries(tally))}`);
    test.diagnostic(`wait of a visitor, ms: ${JSON.stringify(wait)}`);
  },
);
