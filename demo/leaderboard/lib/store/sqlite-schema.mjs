/** What each version of the schema adds to the one before. Add to the end only: databases out there have run the first ones. */
const MIGRATIONS = [
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
  // Without AUTOINCREMENT, the next win reuses the id of the newest one if that is deleted. `elapsed` is stored because reading it
  // from the times took most of the time of a board.
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
   DROP TABLE old_wins;
   CREATE INDEX wins_by_day ON wins (date, moves, id);`,
];

/** Brings a database to the newest schema. Processes that start at once wait for each other. */
export function migrate(database) {
  database
    .transaction(() => {
      database.exec('CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY) STRICT');
      const done = database.prepare('SELECT count(*) FROM migrations').pluck().get();
      for (const [i, migration] of MIGRATIONS.entries()) {
        if (i < done) continue;
        database.exec(migration);
        database.prepare('INSERT INTO migrations VALUES (?)').run(i + 1);
      }
    })
    .immediate();
}
