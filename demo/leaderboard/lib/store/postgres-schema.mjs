import pg from 'pg';
import { missing } from './migrations.mjs';

/**
 * What each version of the schema adds to the one before. Add to the end only, and change none: databases out there have run
 * them. `schema.test.mjs` keeps a hash of each.
 */
export const MIGRATIONS = [
  // Records have up to 4,200 bytes, and the keys of a B-tree at most 2,700. A hash index has no such limit.
  `CREATE TABLE days (date date PRIMARY KEY, seed text NOT NULL);
   CREATE TABLE wins (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     date date NOT NULL,
     name text NOT NULL,
     record text NOT NULL,
     moves integer NOT NULL,
     times json,
     posted timestamptz NOT NULL,
     CONSTRAINT wins_record EXCLUDE USING hash (record WITH =)
   );
   CREATE INDEX wins_by_day ON wins (date, moves, id);`,
  // Some databases have the column already: one version added it in the migration above.
  'ALTER TABLE wins ADD COLUMN IF NOT EXISTS elapsed integer GENERATED ALWAYS AS ((times ->> -1)::integer) STORED',
];

/** Any number, as long as all versions of the server use the same one. */
const LOCK = 20_261_120;

/**
 * Brings a database to the newest schema. Processes that start at once wait for each other.
 *
 * @throws (by rejecting) if a newer version of the server has changed the database
 */
export async function migrate(connection) {
  const client = new pg.Client(connection);
  client.on('error', () => {}); // The query fails.
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY)');
    const { rows } = await client.query('SELECT count(*)::integer AS done FROM migrations');
    const { done } = rows[0];
    for (const [i, migration] of missing(MIGRATIONS, done).entries()) {
      await client.query(migration);
      await client.query('INSERT INTO migrations VALUES ($1)', [done + i + 1]);
    }
    await client.query('COMMIT');
  } finally {
    // A transaction that has not come to its end is rolled back.
    await client.end();
  }
}
