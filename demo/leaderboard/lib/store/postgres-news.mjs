import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export const CHANNEL = 'leaderboard_wins';

/** Milliseconds: until the next try to connect, and how often to ask whether the connection still stands. */
const RETRY = 1000;
const CHECK_EVERY = 15_000;
/** A win can be committed after one with a greater id. How many ids back to look, and how many of those told to remember. */
const OVERLAP = 100;
const REMEMBERED = 10 * OVERLAP;

/**
 * Hears of the wins that any process adds, on its own connection. After a loss it connects again, and reads the wins that
 * it has missed.
 */
export class News {
  #connection;
  #read;
  #onWin;
  #newest = 0;
  #told = new Set();
  #closing = new AbortController();
  #end;

  /**
   * @param {object} connection what `pg` connects with
   * @param {(client: object, id: number) => Promise<Row[]>} read the wins with greater ids, at most 1,000, by id
   * @param {(row: Row) => void} onWin
   */
  constructor(connection, read, onWin) {
    this.#connection = connection;
    this.#read = read;
    this.#onWin = onWin;
  }

  /** @param {Row[]} rows the newest wins, which count as told */
  start(rows) {
    for (const { id } of rows) this.#remember(id);
    this.#end = this.#keepListening();
  }

  /** Tells of a win, unless it was told before. */
  tell(row) {
    if (this.#told.has(row.id)) return;
    this.#remember(row.id);
    this.#onWin(row);
  }

  async close() {
    this.#closing.abort();
    await this.#end;
  }

  /** Anybody who may use the database can notify, of anything. */
  #hear(payload) {
    try {
      this.tell(JSON.parse(payload));
    } catch (error) {
      console.error(error);
    }
  }

  #remember(id) {
    this.#newest = Math.max(this.#newest, id);
    this.#told.add(id);
    if (this.#told.size > REMEMBERED) this.#told.delete(this.#told.values().next().value);
  }

  async #keepListening() {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      await this.#listen(signal).catch(() => {});
      await sleep(RETRY, undefined, { signal }).catch(() => {});
    }
  }

  /** Rejects once the connection is lost. */
  async #listen(signal) {
    const client = new pg.Client(this.#connection);
    client.on('error', () => {}); // The next query fails.
    client.on('notification', ({ payload }) => this.#hear(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      while (!signal.aborted) {
        for (const row of await this.#read(client, this.#newest - OVERLAP)) this.tell(row);
        await this.#pause(client, signal);
      }
    } finally {
      await client.end();
    }
  }

  /** Until the next check, the loss of the connection, or the end. */
  async #pause(client, signal) {
    const done = new AbortController();
    const either = { signal: AbortSignal.any([signal, done.signal]) };
    await Promise.race([once(client, 'end', either), sleep(CHECK_EVERY, undefined, either)]).catch(() => {});
    done.abort();
  }
}
