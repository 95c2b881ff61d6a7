// `npm run check:package`: packs what was built and checks the tarball as those who install it find it. Needs a build.
import { spawnSync } from 'node:child_process';
import { pack } from './package.mjs';

const { file } = pack('.cache/package');

for (const [command, ...args] of [
  ['publint', file, '--strict'],
  // A style sheet has no types.
  ['attw', file, '--profile', 'esm-only', '--quiet', '--exclude-entrypoints', './solitaire-elements.css'],
]) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exitCode = 1;
}
