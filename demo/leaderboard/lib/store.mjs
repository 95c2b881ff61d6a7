import Database from 'better-sqlite3';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS days (date TEXT PRIMARY KEY, seed TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS wins (
    id INTEGER PRIMARY KEY,
    date TEXT NOT NULL,
    name TEXT NOT NULL,
    record TEXT NOT NULL UNIQUE,
    moves INTEGER NOT NULL,
    times TEXT,
    posted TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS wins_by_day ON wins (date, moves, id);
`;

/** What a row of the board shows. The last of the times is how long the game took. */
const ROW = `id, date, name, moves, times ->> '$[#-1]' AS elapsed, posted`;

const parsed = (win) => win && { ...win, record: JSON.parse(win.record), times: JSON.parse(win.times) };

/** Days and wins, in one SQLite file. */
export class Store {
  #database;
  #statements;

  /** @param {string} file its path, or `:memory:` */
  constructor(file) {
    this.#database = new Database(file);
    this.#database.pragma('journal_mode = WAL');
    this.#database.exec(SCHEMA);
    const prepare = (text) => this.#database.prepare(text);
    this.#statements = {
      seed: prepare('SELECT seed FROM days WHERE date = ?').pluck(),
      keepSeed: prepare('INSERT OR IGNORE INTO days VALUES (?, ?)'),
      add: prepare(
        `INSERT INTO wins (date, name, record, moves, times, posted)
         VALUES (@date, @name, @record, @moves, @times, @posted)
         ON CONFLICT (record) DO NOTHING RETURNING ${ROW}`,
      ),
      board: prepare(`SELECT ${ROW} FROM wins WHERE date = ? ORDER BY moves, id LIMIT ?`),
      win: prepare(`SELECT ${ROW}, record, times FROM wins WHERE id = ?`),
    };
  }

  /** The seed of a day, `undefined` if none was kept. */
  seedOf(date) {
    return this.#statements.seed.get(date);
  }

  keepSeed(date, seed) {
    this.#statements.keepSeed.run(date, seed);
  }

  /** The new row, `undefined` if the same record is there already. */
  add({ record, times, ...win }) {
    return this.#statements.add.get({
      ...win,
      record: JSON.stringify(record),
      times: times ? JSON.stringify(times) : null,
    });
  }

  /** The best wins of a day, fewest moves first, then in the order they came. */
  board(date, limit = 100) {
    return this.#statements.board.all(date, limit);
  }

  /** A row with its record and its times, `undefined` if there is none. */
  win(id) {
    return parsed(this.#statements.win.get(id));
  }

  close() {
    this.#database.close();
  }
}
