// `npm run test:busy`: all browser tests three times, beside two programs that keep two processors busy. A test that fails only here
// depends on the speed of the machine. Needs a build.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from './support/files.mjs';

const ROUNDS = 3;
const LOOPS = 2;

if (process.argv[2] === 'loop') for (;;);

const loops = Array.from({ length: LOOPS }, () => fork(import.meta.filename, ['loop']));
process.once('exit', () => loops.forEach((loop) => loop.kill('SIGKILL')));

for (let round = 1; round <= ROUNDS; round++) {
  console.log(`Round ${round} of ${ROUNDS}`);
  const args = [path.join(root, 'test/run.mjs'), '--all', '--in', 'browser'];
  const [status] = await once(spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }), 'exit');
  if (status !== 0) process.exitCode = 1;
}
process.exit();
