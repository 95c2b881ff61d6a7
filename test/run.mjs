// `npm test`: Node tests, then browser tests. Arguments restrict the run to these files.
import { startTestRunner } from '@web/test-runner';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { printTallyAtExit, tally } from './support/reporter.mjs';

const root = path.resolve(import.meta.dirname, '..');
printTallyAtExit();

function findTests() {
  return readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(node\.mjs|test\.ts)$/.test(file) && !file.includes('node_modules'))
    .map((file) => path.join(import.meta.dirname, file))
    .sort();
}

/** Counts tests, not the suites around them; a file without tests comes as one test with the file's name. */
async function runNodeTests(files) {
  const stream = run({ files, concurrency: true });
  const count = (outcome) => (event) => {
    if (event.details.type === 'suite') return;
    const isFile = event.nesting === 0 && files.includes(path.resolve(root, event.name));
    if (isFile && outcome === 'passed') console.log(`${event.name}: no tests in this file`);
    const skipped = event.skip !== undefined || event.todo !== undefined;
    tally.node[isFile ? 'failed' : skipped ? 'skipped' : outcome] += 1;
  };
  stream.on('test:pass', count('passed'));
  stream.on('test:fail', count('failed'));
  for await (const text of stream.compose(new spec())) process.stdout.write(text);
}

const asked = process.argv.slice(2).map((file) => path.resolve(file));
for (const file of asked) if (!existsSync(file)) throw new Error(`No such test file: ${file}`);
const files = asked.length > 0 ? asked : findTests();
const nodeTests = files.filter((file) => file.endsWith('.node.mjs'));
const browserTests = files.filter((file) => !file.endsWith('.node.mjs'));

if (nodeTests.length > 0) await runNodeTests(nodeTests);
if (browserTests.length > 0) {
  const { default: config } = await import('../web-test-runner.config.mjs');
  // Ends the process itself.
  await startTestRunner({
    config: { ...config, files: browserTests, rootDir: root },
    readCliArgs: false,
    readFileConfig: false,
  });
}
