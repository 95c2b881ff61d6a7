import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { Refusal } from '../refusal.mjs';
import { migrate } from './sqlite-schema.mjs';

/** Milliseconds: how long a statement is repeated while another process has locked the file, and how often. */
const PATIENCE = 1000;
const PAUSE = 20;
/** How often to look for wins that another process has added. */
const NEWS_EVERY = 1000;

/** What a row of the board shows. */
const ROW = 'id, date, name, moves, elapsed, posted';

export const SQL = {
  seedOf: 'SELECT seed FROM days WHERE date = ?',
  keepSeed: 'INSERT INTO days VALUES (?, ?) ON CONFLICT (date) DO NOTHING',
  add: `INSERT INTO wins (date, name, record, moves, times, posted)
        VALUES (@date, @name, @record, @moves, @times, @posted)
        ON CONFLICT (record) DO NOTHING RETURNING ${ROW}`,
  // In two parts, since for `(moves, id) > (@moves, @id)` SQLite would begin at the first win with as many moves.
  best: `SELECT moves, id FROM wins WHERE date = @date AND moves = @moves AND id > @id
         UNION ALL SELECT moves, id FROM wins WHERE date = @date AND moves > @moves
         ORDER BY moves, id LIMIT @limit`,
  row: `SELECT ${ROW} FROM wins WHERE id = ?`,
  win: `SELECT ${ROW}, record, times FROM wins WHERE id = ?`,
  rank: `SELECT id, date,
           (SELECT count(*) FROM wins better WHERE better.date = own.date AND (better.moves, better.id) <= (own.moves, own.id)) AS rank,
           (SELECT count(*) FROM wins any_win WHERE any_win.date = own.date) AS "of"
         FROM wins own WHERE id = ?`,
  newest: 'SELECT coalesce(max(id), 0) FROM wins',
  newer: `SELECT ${ROW} FROM wins WHERE id > ? ORDER BY id LIMIT 1000`,
};

const byMovesAndId = (a, b) => a.moves - b.moves || a.id - b.id;

const isLocked = ({ code }) => /^SQLITE_(BUSY|LOCKED)/.test(code);

/** Runs a statement, again and again while the file is locked. Meanwhile the process serves its other visitors. */
async function whenFree(work) {
  const end = performance.now() + PATIENCE;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (performance.now() > end) {
        throw new Refusal(503, 'busy', 'The database is busy. Try again soon.', { retryAfter: 5 });
      }
    }
    await sleep(PAUSE);
  }
}

/**
 * One SQLite file. Other processes on the same computer may use it, too.
 *
 * @implements {Store}
 */
export class SqliteStore {
  #database;
  #statements;
  #onWin;
  /** The id of the newest win that was told, and whether there is none after it. */
  #told;
  #isTold = true;
  #version;
  #news;

  /** @param {string} file its path, or `:memory:` */
  static async open(file, onWin) {
    // The driver would stop the whole process while it waits for a lock.
    const database = new Database(file, { timeout: 0 });
    try {
      await whenFree(() => {
        database.pragma('journal_mode = WAL');
        database.pragma('synchronous = FULL');
        migrate(database);
      });
      return new SqliteStore(database, onWin);
    } catch (error) {
      database.close();
      throw error;
    }
  }

  constructor(database, onWin) {
    this.#database = database;
    this.#onWin = onWin;
    this.#statements = Object.fromEntries(Object.entries(SQL).map(([name, text]) => [name, database.prepare(text)]));
    for (const name of ['seedOf', 'newest']) this.#statements[name].pluck();
    this.#version = this.#dataVersion;
    this.#told = this.#statements.newest.get();
    // Last, because it would go on if the constructor threw.
    this.#news = setInterval(() => this.#tellNews(), NEWS_EVERY);
  }

  seedOf(date) {
    return whenFree(() => this.#statements.seedOf.get(date));
  }

  keepSeed(date, seed) {
    return whenFree(() => {
      this.#statements.keepSeed.run(date, seed);
      return this.#statements.seedOf.get(date);
    });
  }

  async add({ record, times, ...win }) {
    const values = { ...win, record: JSON.stringify(record), times: times ? JSON.stringify(times) : null };
    // `get` would stop at the row, and hide an error of the commit, which comes after it.
    const [row] = await whenFree(() => this.#statements.add.all(values));
    if (row) {
      this.#isTold = false;
      this.#tellNews();
    }
    return row;
  }

  /** The index alone tells the best of each day. Only the best of all days are read. */
  best(dates, { moves, id } = { moves: 0, id: 0 }, limit = 100) {
    const ofDay = (date) => this.#statements.best.all({ date, moves, id, limit });
    const row = (win) => this.#statements.row.get(win.id);
    return whenFree(() => dates.flatMap(ofDay).sort(byMovesAndId).slice(0, limit).map(row));
  }

  async win(id) {
    const win = await whenFree(() => this.#statements.win.get(id));
    return win && { ...win, record: JSON.parse(win.record), times: JSON.parse(win.times) };
  }

  rank(id) {
    return whenFree(() => this.#statements.rank.get(id));
  }

  async close() {
    clearInterval(this.#news);
    this.#database.close();
  }

  /** Changes whenever another connection has written to the file. */
  get #dataVersion() {
    return this.#database.pragma('data_version', { simple: true });
  }

  /** Reports the wins that any process has added. If the file is locked, or there are too many at once, the rest follows later. */
  #tellNews() {
    let rows;
    try {
      const version = this.#dataVersion;
      if (this.#isTold && version === this.#version) return;
      this.#version = version;
      this.#isTold = false;
      rows = this.#statements.newer.all(this.#told);
    } catch (error) {
      if (!isLocked(error)) console.error(error);
      return;
    }
    this.#isTold = rows.length < 1000;
    for (const row of rows) {
      this.#told = row.id;
      this.#onWin(row);
    }
  }
}
