import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** Packs what was built, into a folder. Returns what npm says of it, and the path of the `file`. */
export function pack(folder) {
  mkdirSync(folder, { recursive: true });
  // Without scripts, since `prepack` would build once more.
  const said = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', path.resolve(folder)], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const [packed] = JSON.parse(said.slice(said.indexOf('[')));
  return { ...packed, file: path.join(folder, packed.filename) };
}
