import pg from 'pg';
import { Refusal } from '../refusal.mjs';
import { CHANNEL, News } from './postgres-news.mjs';
import { migrate } from './postgres-schema.mjs';

/** Milliseconds: how long a request waits for a free connection, and for its answer. */
const WAIT = 2000;
const LONGEST = 5000;

/** What a row of the board shows. */
const ROW = `id, to_char(date, 'YYYY-MM-DD') AS date, name, moves, elapsed,
  to_char(posted AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS posted`;

export const SQL = {
  seedOf: 'SELECT seed FROM days WHERE date = $1',
  keepSeed: 'INSERT INTO days VALUES ($1, $2) ON CONFLICT (date) DO NOTHING',
  add: `WITH added AS (
          INSERT INTO wins (date, name, record, moves, times, posted) VALUES ($1, $2, $3, $4, $5, $6)
          ON CONFLICT DO NOTHING RETURNING ${ROW}
        )
        SELECT added.* FROM added, pg_notify('${CHANNEL}', row_to_json(added)::text)`,
  best: `SELECT ${ROW} FROM unnest($1::date[]) AS day, LATERAL (
           SELECT * FROM wins WHERE date = day AND (moves, id) > ($2::integer, $3::bigint) ORDER BY moves, id LIMIT $4
         ) AS best_of_day
         ORDER BY moves, id LIMIT $4`,
  win: `SELECT ${ROW}, record, times FROM wins WHERE id = $1`,
  rank: `SELECT id, to_char(date, 'YYYY-MM-DD') AS date,
           (SELECT count(*) FROM wins better WHERE better.date = own.date AND (better.moves, better.id) <= (own.moves, own.id)) AS rank,
           (SELECT count(*) FROM wins any_win WHERE any_win.date = own.date) AS "of"
         FROM wins own WHERE id = $1`,
  newest: `SELECT ${ROW} FROM wins ORDER BY id DESC LIMIT 100`,
  newer: `SELECT ${ROW} FROM wins WHERE id > $1 ORDER BY id LIMIT 1000`,
};

/** Ids and counts are numbers in JavaScript: they stay far below 2 ** 53. */
const types = {
  getTypeParser: (type, format) => (type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format)),
};

/** Whether the fault is not that of a statement: there is no connection, no room, no time. */
const isAway = (error) =>
  error instanceof pg.DatabaseError ? /^(08|53|57)/.test(error.code) : !(error instanceof TypeError);

/**
 * A PostgreSQL database. Processes on any number of computers may use it.
 *
 * @implements {Store}
 */
export class PostgresStore {
  #pool;
  #news;

  /** @param {string} address `postgres://user:password@host:5432/database` */
  static async open(address, onWin) {
    await migrate({ connectionString: address, connectionTimeoutMillis: LONGEST });
    const store = new PostgresStore(address, onWin);
    try {
      store.#news.start(await store.#rows(SQL.newest));
      return store;
    } catch (error) {
      await store.close();
      throw error;
    }
  }

  constructor(address, onWin) {
    const connection = {
      connectionString: address,
      application_name: 'leaderboard',
      connectionTimeoutMillis: WAIT,
      query_timeout: LONGEST,
      statement_timeout: LONGEST,
      keepAlive: true,
      types,
    };
    this.#pool = new pg.Pool(connection);
    this.#pool.on('error', () => {}); // An idle connection was lost. The next request makes another.
    const read = async (client, id) => (await client.query(SQL.newer, [id])).rows;
    this.#news = new News({ ...connection, application_name: 'leaderboard news' }, read, onWin);
  }

  async seedOf(date) {
    const [day] = await this.#rows(SQL.seedOf, [date]);
    return day?.seed;
  }

  async keepSeed(date, seed) {
    await this.#rows(SQL.keepSeed, [date, seed]);
    return this.seedOf(date);
  }

  async add({ date, name, record, moves, times, posted }) {
    const values = [date, name, JSON.stringify(record), moves, times ? JSON.stringify(times) : null, posted];
    const [row] = await this.#rows(SQL.add, values);
    // The notification comes back to this process, too, unless it has lost that connection.
    if (row) this.#news.tell(row);
    return row;
  }

  best(dates, { moves, id } = { moves: 0, id: 0 }, limit = 100) {
    return this.#rows(SQL.best, [dates, moves, id, limit]);
  }

  async win(id) {
    const [win] = await this.#rows(SQL.win, [id]);
    return win && { ...win, record: JSON.parse(win.record) };
  }

  async rank(id) {
    const [rank] = await this.#rows(SQL.rank, [id]);
    return rank;
  }

  async close() {
    await Promise.all([this.#news.close(), this.#pool.end()]);
  }

  async #rows(text, values) {
    try {
      return (await this.#pool.query(text, values)).rows;
    } catch (error) {
      if (!isAway(error)) throw error;
      throw new Refusal(503, 'busy', 'The database cannot be reached. Try again soon.', { retryAfter: 5 });
    }
  }
}
