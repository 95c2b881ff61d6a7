import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createGame, solve } from '../../dist/engine.js';
import { createLeaderboard } from '../../demo/leaderboard/lib/leaderboard.mjs';

export const DATE = '2026-11-20';
export const NOON = Date.parse(`${DATE}T12:00Z`);

/** A leaderboard that listens, and whose clocks stand still. It ends with the test. */
export async function opened(test, settings) {
  const server = await createLeaderboard({ now: () => NOON, uptime: () => 0, ...settings });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  test.after(async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  });
  return clientOf(`http://127.0.0.1:${server.address().port}`);
}

/** Starts a leaderboard in a process of its own. It ends with the test. */
export function started(test, settings = {}, stdio = 'inherit') {
  const child = fork(new URL('child.mjs', import.meta.url), [JSON.stringify(settings)], {
    execArgv: [],
    stdio: ['ignore', 'inherit', stdio, 'ipc'],
  });
  test.after(() => child.kill('SIGKILL'));
  return child;
}

/** A leaderboard that listens, in a process of its own. */
export async function forked(test, settings, stdio) {
  const child = started(test, settings, stdio);
  const [{ port }] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`ended with code ${code}`))),
  ]);
  return { ...clientOf(`http://127.0.0.1:${port}`), child, port };
}

/** A folder that goes with the test. */
export async function folderOf(test) {
  const folder = await mkdtemp(path.join(tmpdir(), 'leaderboard-'));
  test.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const asJson = async (response) => ({
  status: response.status,
  headers: response.headers,
  answer: await response.json(),
});

/** What a page does with a leaderboard. */
export function clientOf(address) {
  const get = async (path) => asJson(await fetch(address + path));
  const send = async (body, headers = {}) =>
    asJson(
      await fetch(`${address}/api/wins`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
      }),
    );
  return {
    address,
    get,
    send,
    deal: async (date = DATE) => (await get(`/api/day?date=${date}`)).answer,
    rows: async (date = DATE) => (await get(`/api/board?date=${date}`)).answer.rows,
  };
}

/** A game of a deal, won by the solver after so many moves at random. */
export async function wonGame({ game: id, seed, deck, options }, wander = 0) {
  const game = createGame(id, { ...options, seed, deck });
  for (let i = 0; i < wander; i++) {
    const moves = game.legalMoves.filter(({ to }) => !to.startsWith('foundation'));
    game.play(moves[(i * 7) % moves.length]);
  }
  const { moves = [] } = await solve(game);
  for (const move of moves) game.play(move);
  if (game.status !== 'won') throw new Error(`not won after ${wander} moves at random`);
  return game.record;
}

/** What a page posts for a win. */
export const winOf = (record, more) => ({ name: 'Ada', date: DATE, record, ...more });
