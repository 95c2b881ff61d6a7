// `npm run bench:leaderboard`: how long the endpoints take with a million wins over 300 days, in each database. Prints a table.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createGame, solve } from '../../dist/engine.js';
import Database from '../../demo/leaderboard/node_modules/better-sqlite3/lib/index.js';
import pg from '../../demo/leaderboard/node_modules/pg/lib/index.js';
import { openStore } from '../../demo/leaderboard/lib/store/store.mjs';
import { parseCommandLine, wholeNumber } from '../../scripts/usage.mjs';
import { source, startDebian, startPglite } from './postgres.mjs';

const options = { wins: { type: 'string', default: '1000000' }, posts: { type: 'string', default: '100' } };
const usage = 'npm run bench:leaderboard -- [--wins N] [--posts N]';
const asked = parseCommandLine(usage, options, ({ wins, posts }) => ({
  wins: wholeNumber('wins', wins),
  posts: wholeNumber('posts', posts),
}));

const DAYS = 300;
const REQUESTS = 1000;
const AT_ONCE = 4;

const now = Date.now();
const dayBefore = (days) => new Date(now - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** The same dice in every run. */
let state = 1;
const dice = (sides) => {
  state = (state * 48_271) % 2_147_483_647;
  return state % sides;
};

/** The times of 75 moves, as long as those of a real win. */
const TIMES = JSON.stringify(Array.from({ length: 75 }, (_, i) => i * 1637));

/** Moves are bell-shaped around 109, and records as long as those of Baker's Dozen. Nothing in them can be replayed. */
const FILL = {
  sqlite: `
    WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${asked.wins - 1})
    INSERT INTO wins (date, name, record, moves, times, posted)
    SELECT date('${dayBefore(0)}', '-' || (i % ${DAYS}) || ' days'), 'Player ' || (i % 5000),
      '{"version":1,"game":"bakers-dozen","options":{},"seed":"1","moves":"' || hex(randomblob(75)) || '","status":"won"}',
      60 + abs(random() % 50) + abs(random() % 50), '${TIMES}', '${dayBefore(0)}T12:00:00.000Z'
    FROM n`,
  postgres: `
    INSERT INTO wins (date, name, record, moves, times, posted)
    SELECT date '${dayBefore(0)}' - i % ${DAYS}, 'Player ' || (i % 5000),
      '{"version":1,"game":"bakers-dozen","options":{},"seed":"1","moves":"'
        || md5(i::text) || md5('b' || i) || md5('c' || i) || md5('d' || i) || left(md5('e' || i), 22) || '","status":"won"}',
      60 + (random() * 49)::integer + (random() * 49)::integer, '${TIMES}', '${dayBefore(0)}T12:00Z'
    FROM generate_series(0, ${asked.wins - 1}) AS i`,
};

async function fill(database) {
  await (await openStore(database)).close();
  const start = performance.now();
  if (database.startsWith('postgres')) {
    const client = new pg.Client(database);
    await client.connect();
    await client.query(FILL.postgres);
    await client.query('VACUUM ANALYZE wins');
    await client.end();
  } else {
    const file = new Database(database);
    file.pragma('cache_size = -1000000');
    file.exec(FILL.sqlite);
    file.pragma('wal_checkpoint(TRUNCATE)');
    file.close();
  }
  console.error(`Filled with ${asked.wins} wins in ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

/** Different wins of a deal: the solver's, each after some moves by dice. */
async function winsOf({ game: id, seed, options: gameOptions }, count) {
  const wins = new Map();
  while (wins.size < count) {
    const game = createGame(id, { ...gameOptions, seed });
    for (let i = dice(8); i > 0; i--) {
      const aside = game.legalMoves.filter(({ to }) => !to.startsWith('foundation'));
      if (aside.length > 0) game.play(aside[dice(aside.length)]);
    }
    const { moves } = await solve(game);
    for (const move of moves ?? []) game.play(move);
    if (game.status === 'won') wins.set(game.record.moves, game.record);
  }
  return [...wins.values()];
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** Asks once; `{ ms, status, answer }`. Each request comes from its own address, so no limit of an address stops it. */
function ask(address, target, body) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const headers = {
      'X-Forwarded-For': `10.${dice(256)}.${dice(256)}.${dice(256)}`,
      ...(body && { 'Content-Type': 'application/json' }),
    };
    const sent = request(address + target, { agent, method: body ? 'POST' : 'GET', headers }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ ms: performance.now() - start, status: response.statusCode, answer: JSON.parse(text) });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The median and the 99th percentile of many requests, four at once, in milliseconds. */
async function timed(address, requests) {
  const waiting = requests.values();
  const times = [];
  const work = async () => {
    for (const [target, body] of waiting) {
      const { ms, status, answer } = await ask(address, target, body);
      if (status >= 300) throw new Error(`${target}: ${JSON.stringify(answer)}`);
      times.push(ms);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  times.sort((a, b) => a - b);
  return [0.5, 0.99].map((part) => times[Math.floor(part * times.length)].toFixed(1));
}

const many = (targetOf) => Array.from({ length: REQUESTS }, () => [targetOf()]);
const anyDate = () => dayBefore(dice(DAYS - 10));
const anyCursor = () => `${60 + dice(98)}-${1 + dice(asked.wins)}`;
const anyId = () => 1 + dice(asked.wins);

/** By endpoint, the times of a server with this database. */
async function measured(database) {
  await fill(database);
  const server = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../demo/leaderboard/server.mjs')], {
    env: { ...process.env, DATABASE: database, PORT: '0', BEHIND_PROXY: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(server.stdout, 'data');
  const [address] = /http:\/\/[^/]+/.exec(said);
  const date = dayBefore(0);
  const { answer: deal } = await ask(address, `/api/day?date=${date}`);
  const posts = (await winsOf(deal, asked.posts)).map((record) => [
    '/api/wins',
    JSON.stringify({ date, name: 'Ada', record }),
  ]);
  const endpoints = {
    'GET /api/board': many(() => `/api/board?date=${anyDate()}`),
    'GET /api/board, a later page': many(() => `/api/board?date=${anyDate()}&after=${anyCursor()}`),
    'GET /api/week': many(() => `/api/week?date=${anyDate()}`),
    'GET /api/week, a later page': many(() => `/api/week?date=${anyDate()}&after=${anyCursor()}`),
    'GET /api/rank': many(() => `/api/rank?id=${anyId()}`),
    'GET /api/win': many(() => `/api/win?id=${anyId()}`),
    'GET /api/day': many(() => `/api/day?date=${date}`),
    'POST /api/wins': posts,
  };
  const times = {};
  for (const [name, requests] of Object.entries(endpoints)) {
    // Once to warm up, unless a win is only taken once.
    if (name.startsWith('GET')) await timed(address, requests);
    times[name] = await timed(address, requests);
  }
  const exit = once(server, 'exit');
  server.kill();
  await exit;
  return times;
}

const folder = mkdtempSync(path.join(tmpdir(), 'leaderboard-bench-'));
const postgres = source === 'debian' ? await startDebian(['shared_buffers=256MB']) : await startPglite();
const sqlite = await measured(path.join(folder, 'wins.sqlite')).finally(() => rmSync(folder, { recursive: true }));
const other = await measured(postgres.address).finally(() => postgres.stop());
agent.destroy();

console.log(`| endpoint | SQLite p50, p99 | PostgreSQL (${source}) p50, p99 |\n|---|---|---|`);
for (const name of Object.keys(sqlite)) {
  console.log(`| \`${name}\` | ${[sqlite, other].map((times) => `${times[name].join(', ')} ms`).join(' | ')} |`);
}
