import { pipeline } from 'node:stream/promises';
import { createGame } from 'solitaire-elements/engine.js';
import { addressOf } from './address.mjs';
import { boards } from './boards.mjs';
import { readBody } from './body.mjs';
import { Budget } from './budget.mjs';
import { Days } from './days.mjs';
import { fileAt } from './files.mjs';
import { Live } from './live.mjs';
import { readName } from './name.mjs';
import { dateIn } from './query.mjs';
import { Referee } from './referee.mjs';
import { Refusal } from './refusal.mjs';
import { json, serve } from './serve.mjs';
import { openStore } from './store/store.mjs';
import { checkLength, readTimes } from './win.mjs';

/** `posts` and `checking` (milliseconds) are for each address in a minute; `serve` and `Referee` explain the others. */
const LIMITS = {
  posts: 30,
  checking: 2000,
  check: 1000,
  waiting: 64,
  request: 15_000,
  idle: 120_000,
  connections: 2000,
};

/**
 * Opens the database, and resolves to a server of `node:http` that doesn't listen yet. If the
 * database cannot be opened, it rejects, and nothing keeps running.
 *
 * @param {object} [settings]
 * @param {string} [settings.database] the path of an SQLite file, or the address of a PostgreSQL database; default: in memory
 * @param {string} [settings.game] the game of every day
 * @param {object} [settings.options] its options
 * @param {boolean} [settings.behindProxy] whether `X-Forwarded-For` tells the address of a visitor
 * @param {() => number} [settings.now] the clock that dates come from, in milliseconds
 * @param {() => number} [settings.uptime] the clock that the limits of addresses run on, in milliseconds; nobody sets it
 * @param {Partial<typeof LIMITS>} [settings.limits]
 * @param {URL} [settings.worker] the script of the worker that checks records; default: `referee-worker.mjs`
 */
export async function createLeaderboard({
  database = ':memory:',
  game = 'bakers-dozen',
  options = {},
  behindProxy = false,
  now = Date.now,
  uptime = () => performance.now(),
  limits = {},
  worker,
} = {}) {
  const { posts, checking, check, waiting, ...connecting } = { ...LIMITS, ...limits };
  const allOptions = createGame(game, options).state.options;
  const live = new Live();
  const store = await openStore(database, (row) => live.tell(row));
  const days = new Days({ store, now, game, options: allOptions });
  const referee = new Referee({ ms: check, waiting }, worker);
  const postBudget = new Budget(posts, uptime);
  const checkBudget = new Budget(checking, uptime);

  function demandBudget(budget, address, message) {
    const retryAfter = budget.wait(address);
    if (retryAfter > 0) throw new Refusal(429, 'too-many', `${message} Wait ${retryAfter} seconds.`, { retryAfter });
  }

  async function checked(record, expected, address) {
    demandBudget(checkBudget, address, 'Your records took too long to check.');
    const start = performance.now();
    try {
      const { verdict, ms } = await referee.check(record, expected);
      checkBudget.spend(address, ms);
      return verdict;
    } catch (error) {
      if (error.answer?.reason === 'too-costly') checkBudget.spend(address, performance.now() - start);
      throw error;
    }
  }

  async function keep(win) {
    try {
      return await store.add(win);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      console.error(error);
      const message = 'The database cannot save this win right now. Try again in a minute.';
      throw new Refusal(503, 'not-kept', message, { retryAfter: 60 });
    }
  }

  async function post(request) {
    const address = addressOf(request, behindProxy);
    demandBudget(postBudget, address, 'You have sent too many records.');
    postBudget.spend(address, 1);
    const body = await readBody(request);
    const name = readName(body.name);
    const { date, ...deal } = await days.deal(body.date);
    checkLength(body.record);
    const { ok, error, at, status, moveCount: moves } = await checked(body.record, { ...deal, deck: false }, address);
    if (!ok) throw new Refusal(422, 'refused', `The record is refused: ${error}.`, { at });
    if (status !== 'won') throw new Refusal(422, 'not-won', 'The game is not won.');
    const times = readTimes(body.times, moves);
    // Of a stranger's record, only the moves are kept.
    const record = { version: 1, ...deal, moves: body.record.moves, status };
    const row = await keep({ date, name, record, moves, times, posted: new Date(now()).toISOString() });
    if (!row) throw new Refusal(409, 'known', 'These moves are already on the board.');
    return row;
  }

  /** What each address answers with. */
  const routes = {
    'GET /api/day': (_, url) => days.known(dateIn(url)),
    ...boards(store),
    'POST /api/wins': post,
  };

  async function answer(request, response) {
    if (!URL.canParse(request.url, 'http://localhost')) throw nothingHere();
    const url = new URL(request.url, 'http://localhost');
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    if (request.method === 'GET' && url.pathname === '/api/live') {
      if (live.listen(response, addressOf(request, behindProxy))) return;
      throw new Refusal(503, 'busy', 'Too many pages are already listening.', { retryAfter: 60 });
    }
    const route = routes[`${method} ${url.pathname}`];
    if (route) {
      json(response, method === 'POST' ? 201 : 200, await route(request, url));
      return;
    }
    if (method !== 'GET')
      throw new Refusal(405, 'method', 'Only /api/wins accepts posts. Use GET for everything else.');
    const file = await fileAt(url.pathname);
    if (!file) throw nothingHere();
    response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': file.size, 'Cache-Control': 'no-cache' });
    await pipeline(file.body, response);
  }

  const server = serve(answer, connecting);
  server.on('close', () => {
    live.close();
    void referee.close();
    store.close().catch(console.error);
  });
  return server;
}

const nothingHere = () => new Refusal(404, 'not-found', 'This URL does not exist.');
