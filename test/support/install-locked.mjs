import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs what the lock file of a folder lists, unless it is there.
 *
 * @param run runs a command in a folder
 */
export async function installLocked(folder, run) {
  const stamp = path.join(folder, 'node_modules/.lock-sha256');
  const lock = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  await run(['npm', 'ci', '--ignore-scripts', '--loglevel=error'], folder);
  writeFileSync(stamp, lock);
}
