import Mocha from 'mocha';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { root } from './files.mjs';
import { tally } from './reporter.mjs';

/** @param coverage the folder for what ran, if it is wanted */
export async function runInNode(files, coverage) {
  if (coverage) process.env.NODE_V8_COVERAGE = coverage;
  const mocha = new Mocha({
    parallel: true,
    jobs: availableParallelism(),
    reporter: 'dot',
    require: ['tsx', path.join(import.meta.dirname, 'node-hooks.mjs')],
    // Some tests calculate for seconds on shared processors. Only an endless one takes this long.
    timeout: 300_000,
  });
  // The site takes longest by far: it is begun first, or it would be the only one at the end.
  const isSite = (file) => file.endsWith('site.node.mjs');
  for (const file of files.toSorted((a, b) => isSite(b) - isSite(a))) mocha.addFile(file);

  const withTests = new Set();
  const count = (outcome) => (test, error) => {
    tally.node[outcome] += 1;
    withTests.add(test.file ?? error?.file);
  };
  await new Promise((resolve) => {
    mocha.run(resolve).on('pass', count('passed')).on('fail', count('failed')).on('pending', count('skipped'));
  });

  delete process.env.NODE_V8_COVERAGE;

  for (const file of files.filter((each) => !withTests.has(each))) {
    console.log(`${path.relative(root, file)}: no tests in this file`);
    tally.node.failed += 1;
  }
}
