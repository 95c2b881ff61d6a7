import { missing } from './migrations.mjs';

/**
 * What each version of the schema adds to the one before. Add to the end only, and change none: databases out there have run
 * them. `schema.test.mjs` keeps a hash of each.
 */
export const MIGRATIONS = [
  `CREATE TABLE IF NOT EXISTS days (date TEXT PRIMARY KEY, seed TEXT NOT NULL) STRICT;
   CREATE TABLE IF NOT EXISTS wins (
     id INTEGER PRIMARY KEY,
     date TEXT NOT NULL,
     name TEXT NOT NULL,
     record TEXT NOT NULL UNIQUE,
     moves INTEGER NOT NULL,
     times TEXT,
     posted TEXT NOT NULL
   ) STRICT;
   CREATE INDEX IF NOT EXISTS wins_by_day ON wins (date, moves, id);`,
  // Without AUTOINCREMENT, the next win reuses the id of the newest one if that is deleted.
  `ALTER TABLE wins RENAME TO old_wins;
   CREATE TABLE wins (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     date TEXT NOT NULL,
     name TEXT NOT NULL,
     record TEXT NOT NULL UNIQUE,
     moves INTEGER NOT NULL,
     times TEXT,
     posted TEXT NOT NULL
   ) STRICT;
   INSERT INTO wins SELECT * FROM old_wins;
   DROP TABLE old_wins;
   CREATE INDEX wins_by_day ON wins (date, moves, id);`,
  // `elapsed` is stored because reading it from the times took most of the time of a board. Some databases have it already: one
  // version added it in the migration above. The sequence keeps the ids of deleted wins from being used again.
  `ALTER TABLE wins RENAME TO old_wins;
   CREATE TABLE wins (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     date TEXT NOT NULL,
     name TEXT NOT NULL,
     moves INTEGER NOT NULL,
     elapsed INTEGER GENERATED ALWAYS AS (times ->> '$[#-1]') STORED,
     posted TEXT NOT NULL,
     record TEXT NOT NULL UNIQUE,
     times TEXT
   ) STRICT;
   INSERT INTO wins (id, date, name, moves, posted, record, times)
     SELECT id, date, name, moves, posted, record, times FROM old_wins;
   DELETE FROM sqlite_sequence WHERE name = 'wins';
   INSERT INTO sqlite_sequence SELECT 'wins', seq FROM sqlite_sequence WHERE name = 'old_wins';
   DROP TABLE old_wins;
   CREATE INDEX wins_by_day ON wins (date, moves, id);`,
];

/**
 * Brings a database to the newest schema. Processes that start at once wait for each other.
 *
 * @throws if a newer version of the server has changed the database
 */
export function migrate(database) {
  database
    .transaction(() => {
      database.exec('CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY) STRICT');
      const done = database.prepare('SELECT count(*) FROM migrations').pluck().get();
      for (const [i, migration] of missing(MIGRATIONS, done).entries()) {
        database.exec(migration);
        database.prepare('INSERT INTO migrations VALUES (?)').run(done + i + 1);
      }
    })
    .immediate();
}
