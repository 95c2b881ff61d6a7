// The servers of docs/engine.md take what the README's listener posts, and refuse everything else with a reason.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { createGame, solve } from 'solitaire-elements/engine.js';

const listener = readFileSync('listener.js', 'utf8');

async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** Runs a server, and waits until it serves its page. */
async function start(file) {
  const port = await freePort();
  const child = spawn(process.execPath, [file], { env: { ...process.env, PORT: String(port) }, stdio: 'inherit' });
  const address = `http://localhost:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${file} has ended`);
    const page = await fetch(address).catch(() => null);
    if (page?.ok) return { child, address, page: await page.text() };
    await delay(50);
  }
}

async function wonGame(id, seed) {
  const game = createGame(id, { seed });
  for (const move of (await solve(game)).moves) game.play(move);
  return game.record;
}

/** Fires events on a page with the README's listener. Returns the answers to what it posts. */
async function hear(address, ...details) {
  const posted = [];
  const document = new EventTarget();
  runInNewContext(listener, { document, fetch: (to, init) => posted.push(fetch(address + to, init)) });
  for (const detail of details) document.dispatchEvent(new CustomEvent('win', { detail }));
  return Promise.all(
    posted.map(async (response) => [(await response).status, (await (await response).json()).message]),
  );
}

for (const [file, refused] of [
  ['express.js', [400, 413]],
  ['hono.js', [422, 413]],
]) {
  describe(file, () => {
    let server;
    before(async () => {
      server = await start(file);
    });
    after(async () => {
      server.child.kill();
      await once(server.child, 'exit');
    });

    const post = (body, type = 'application/json') =>
      fetch(`${server.address}/wins`, { method: 'POST', headers: { 'content-type': type }, body });

    it('serves the page', () => assert.match(server.page, /The page/));

    it('takes the win of a page once', async () => {
      const record = await wonGame('bakers-dozen', '42');
      const win = { game: 'bakers-dozen', record };
      assert.deepEqual(await hear(server.address, null, { game: 'chess' }, win), [[201, 'the win counts']]);
      assert.deepEqual(await hear(server.address, win), [[422, 'this win is already known']]);
    });

    it('refuses another deal, a game that goes on, and altered moves', async () => {
      const record = await wonGame('bakers-dozen', '42');
      for (const [sent, reason] of [
        [await wonGame('bakers-dozen', '11'), /seed/],
        [createGame('bakers-dozen', { seed: '42' }).record, /not won/],
        [{ ...record, moves: record.moves.slice(2) }, /illegal/],
        [{ record }, /record/],
      ]) {
        const response = await post(JSON.stringify(sent));
        assert.equal(response.status, 422);
        assert.match((await response.json()).message, reason);
      }
    });

    it('refuses what is no JSON, or too long', async () => {
      assert.deepEqual([(await post('{')).status, (await post(`"${'A'.repeat(70_000)}"`)).status], refused);
      assert.equal((await post('hello', 'text/plain')).status, 422);
    });
  });
}
