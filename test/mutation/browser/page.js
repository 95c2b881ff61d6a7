// Runs a test file in its page, with one mutant alive or none.
import { executeServerCommand } from '@web/test-runner-commands';
import { mocha, runTests } from '@web/test-runner-mocha/dist/standalone.js';

const { testFile } = window.__WTR_CONFIG__;
const { mutant, titles, hitLimit } = await executeServerCommand('mutation-task');

const stryker = { activeMutant: mutant, hitCount: 0, hitLimit, mutantCoverage: { static: {}, perTest: {} } };
globalThis.__stryker__ = stryker;

function leaveOut(suite) {
  for (const test of suite.tests) if (!titles.includes(test.fullTitle())) test.pending = true;
  suite.suites.forEach(leaveOut);
}

await runTests(async () => {
  await import(testFile);
  if (titles) leaveOut(mocha.suite);
  mocha.suite.afterAll(() => executeServerCommand('mutation-coverage', stryker.mutantCoverage));
});

// What a suite does before its tests counts for all tests of the file, as does what is done at import.
window.__WTR_MOCHA_RUNNER__
  .on('test', (test) => (stryker.currentTestId = test.fullTitle()))
  .on('hook', (hook) => {
    if (hook.originalTitle.startsWith('"before all"')) stryker.currentTestId = undefined;
  });
