/**
 * What a row of the board shows.
 *
 * @typedef {object} Row
 * @property {number} id ids grow, and are never used again
 * @property {string} date such as `2026-11-20`
 * @property {string} name
 * @property {number} moves
 * @property {number | null} elapsed milliseconds from the first move to the last; `null` if no times were sent
 * @property {string} posted an ISO time in UTC
 */

/**
 * Days and wins in a database. Boards are in one order: fewest moves first, ties by id.
 * All methods are asynchronous. They reject with a `Refusal` (503, `busy`) if the database stays locked or can't be reached.
 *
 * @typedef {object} Store
 * @property {(date: string) => Promise<string | undefined>} seedOf
 * @property {(date: string, seed: string) => Promise<string>} keepSeed keeps the seed unless the day has one already; resolves to
 *   the one that is kept
 * @property {(win: { date: string, name: string, record: object, moves: number, times?: number[], posted: string })
 *   => Promise<Row | undefined>} add resolves to the new row, or to `undefined` if the database has this record already
 * @property {(dates: string[], after?: { moves: number, id: number }, limit?: number) => Promise<Row[]>} best the best wins of
 *   these days that follow `after`, at most 100 unless you give a limit
 * @property {(id: number) => Promise<Row & { record: object, times: number[] | null } | undefined>} win
 * @property {(id: number) => Promise<{ id: number, date: string, rank: number, of: number } | undefined>} rank the place of a win
 *   on the board of its day, from 1, and how many wins the day has
 * @property {() => Promise<void>} close
 */

/**
 * Opens a database, and brings its tables up to date. If it rejects, nothing of the database stays open. It does if a newer
 * version of the server has changed the database.
 *
 * @param {string} database a PostgreSQL address, the path of an SQLite file, or `:memory:`
 * @param {(row: Row) => void} [onWin] called once for each win from now on, whichever process has added it
 * @returns {Promise<Store>}
 */
export async function openStore(database, onWin = () => {}) {
  if (/^postgres(ql)?:\/\//.test(database)) {
    const { PostgresStore } = await import('./postgres.mjs');
    return PostgresStore.open(database, onWin);
  }
  const { SqliteStore } = await import('./sqlite.mjs');
  return SqliteStore.open(database, onWin);
}
