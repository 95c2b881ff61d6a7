// `npm run check:package`: packs what was built and checks the tarball as those who install it find it. Needs a build.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

const folder = '.cache/package';
const shell = process.platform === 'win32';

mkdirSync(folder, { recursive: true });
// Without scripts, since `prepack` would build once more.
const packed = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
  encoding: 'utf8',
  shell,
});
const tarball = path.join(folder, JSON.parse(packed)[0].filename);

for (const [command, ...args] of [
  ['publint', tarball, '--strict'],
  ['attw', tarball, '--profile', 'esm-only', '--quiet'],
]) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell });
  if (status !== 0) process.exitCode = 1;
}
