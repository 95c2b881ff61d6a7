// `npm test`: the tests of the sources. Those that need no page run in Node, then the others in a browser. Arguments name other files.
// With `--built`, the tests of the build run instead, and with `--all` both. With `--in node` or `--in browser`, only those run that are
// there. With `--if-changed`, the suites of `support/suites.mjs` run only after a change to their inputs. With `--whole`, each test tries
// all its cases. With `--coverage`, the run fails if too few lines of `src` ran.
import { startTestRunner } from '@web/test-runner';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { browserTests, isOfBuild, isOnlyWhole, nodeTests, root } from './support/files.mjs';
import { coverageReporter, measureCoverage, raw, reportCoverage } from './support/coverage.mjs';
import { runInNode } from './support/node-runner.mjs';
import { printTallyAtExit, tally } from './support/reporter.mjs';
import { noteTestsPassed, withoutPassed } from './support/suites.mjs';

printTallyAtExit();

const { values, positionals } = parseArgs({
  options: {
    all: { type: 'boolean' },
    built: { type: 'boolean' },
    'if-changed': { type: 'boolean' },
    in: { type: 'string' },
    whole: { type: 'boolean' },
    coverage: { type: 'boolean' },
  },
  allowPositionals: true,
});
const asked = positionals.map((file) => path.resolve(file));
for (const file of asked) if (!existsSync(file)) throw new Error(`No such test file: ${file}`);
const isIn = (place) => (values.in ?? place) === place;
const isAsked = (file) => {
  if (asked.length > 0) return asked.includes(file);
  if (isOnlyWhole(file) && !values.whole) return false;
  return values.all || isOfBuild(file) === Boolean(values.built);
};
for (const file of asked) {
  if (![...nodeTests, ...browserTests].includes(file)) throw new Error(`Not a test file: ${file}`);
}

const askedInNode = isIn('node') ? nodeTests.filter(isAsked) : [];
const inNode = askedInNode.filter((file) => !isOfBuild(file));
const builtInNode = askedInNode.filter(isOfBuild);
const ofBuildInNode = values['if-changed'] ? withoutPassed(builtInNode) : builtInNode;
const inBrowser = isIn('browser') ? browserTests.filter(isAsked) : [];

// Read in the processes and the pages of tests.
if (values.whole) process.env.TESTS_ARE_WHOLE = '1';
if (ofBuildInNode.length > 0) {
  await runInNode(ofBuildInNode);
  if (tally.node.failed === 0 && asked.length === 0) noteTestsPassed(ofBuildInNode);
}
if (values.coverage) measureCoverage();
if (inNode.length > 0) await runInNode(inNode, values.coverage && raw);
if (inBrowser.length > 0 && tally.node.failed > 0) {
  console.log('The tests in a browser are not run, since tests in Node have failed.');
} else if (inBrowser.length > 0) {
  const { default: config } = await import('../web-test-runner.config.mjs');
  const reporters = [...config.reporters, ...(values.coverage ? [coverageReporter()] : [])];
  // Ends the process itself.
  await startTestRunner({
    config: { ...config, reporters, files: inBrowser, rootDir: root },
    readCliArgs: false,
    readFileConfig: false,
  });
} else if (values.coverage) {
  reportCoverage();
}
