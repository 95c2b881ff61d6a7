// `npm run check:long`: everything that takes long, judges times, or needs a program that a machine may lack, one after the other. It goes
// on after a failure. The last lines tell how long each step took, what was skipped and what failed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './support/files.mjs';

const STEPS = [
  'npm run lint',
  'npm run build',
  'node test/run.mjs --coverage',
  'node test/run.mjs --all --whole',
  'node --import tsx test/budgets/run.mjs',
  'node test/engines/run.mjs',
  'node test/frameworks/run.mjs',
  'node test/bundlers/run.mjs --check',
  'node test/tools/run.mjs --check',
  'node test/leaderboard/run.mjs --whole',
  'node test/nodes/run.mjs',
  'node --import tsx test/fuzz/run.mjs',
  'node test/leaks/run.mjs',
  'node test/lighthouse/run.mjs',
  'node test/wordpress/run.mjs',
  'node test/listen/run.mjs --check pyramid-dozen',
  'node test/mutation/sample.mjs --every 6',
];

const SKIPPED = /^.*(SKIPPED|is skipped|could not be installed).*$|^[1-9]\d* skipped$/gm;

const results = [];
for (const step of STEPS) {
  console.log(`\n> ${step}`);
  const start = performance.now();
  const child = spawn(step, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of ['stdout', 'stderr']) {
    child[stream].on('data', (text) => {
      output += text;
      process[stream].write(text);
    });
  }
  const [status] = await once(child, 'close');
  results.push({ step, status, seconds: (performance.now() - start) / 1000, skipped: output.match(SKIPPED) ?? [] });
}

console.log();
for (const { step, status, seconds, skipped } of results) {
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${seconds.toFixed(0).padStart(5)} s  ${step}`);
  for (const line of new Set(skipped)) console.log(`                 ${line.trim()}`);
}
const failed = results.filter(({ status }) => status !== 0).length;
const minutes = results.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
console.log(`${minutes.toFixed(0)} minutes\n${results.length - failed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
