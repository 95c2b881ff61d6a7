/**
 * The migrations that a database still needs.
 *
 * @param {string[]} migrations all that this version of the server knows
 * @param {number} done how many the database has run
 * @throws if a newer version of the server has changed the database
 */
export function missing(migrations, done) {
  if (done <= migrations.length) return migrations.slice(done);
  throw new Error(
    `A newer version of the leaderboard has changed this database: it has run ${done} migrations, and this version knows ` +
      `${migrations.length}. Start the newer version, or restore a backup.`,
  );
}
