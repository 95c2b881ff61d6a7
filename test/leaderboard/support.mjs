import { once } from 'node:events';
import { createGame, solve } from '../../dist/engine.js';
import { createLeaderboard } from '../../demo/leaderboard/lib/leaderboard.mjs';

export const DATE = '2026-11-20';
export const NOON = Date.parse(`${DATE}T12:00Z`);

/** A leaderboard that listens, on a day that never changes. It ends with the test. */
export async function opened(test, settings) {
  const server = await createLeaderboard({ now: () => NOON, ...settings });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  test.after(async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  });
  return clientOf(`http://127.0.0.1:${server.address().port}`);
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
