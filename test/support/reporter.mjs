import path from 'node:path';

const nothing = () => ({ passed: 0, failed: 0, skipped: 0 });

export const tally = { node: nothing(), browser: nothing() };

/** Uncaught errors by session id, as the browser reports them; mocha may miss some. */
const pageErrors = new Map();

export function recordPageError(url, error) {
  const session = /wtr-session-id=([\w-]+)/.exec(url)?.[1] ?? '';
  const short = String(error).split('\n').slice(0, 2).join('\n');
  pageErrors.set(session, [...(pageErrors.get(session) ?? []), short]);
}

let printing = false;

/** The last line of every run is `N passed, N failed`, even if it breaks off. */
export function printTallyAtExit() {
  if (printing) return;
  printing = true;
  process.on('exit', (code) => {
    const total = (key) => tally.node[key] + tally.browser[key];
    let failed = total('failed');
    if (failed === 0 && (code !== 0 || total('passed') === 0)) {
      console.log(code === 0 ? 'No tests ran.' : 'The run broke off.');
      failed = 1;
    }
    if (failed > 0) process.exitCode = 1;
    if (total('skipped') > 0) console.log(`${total('skipped')} skipped`);
    console.log(`${total('passed')} passed, ${failed} failed`);
  });
}

/** Counts one thing that must be so, and says how long it took. */
export async function check(name, callback) {
  const start = Date.now();
  let failure;
  try {
    await callback();
  } catch (error) {
    failure = error;
  }
  tally.node[failure ? 'failed' : 'passed'] += 1;
  console.log(`${failure ? 'FAILED' : 'ok    '} ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  if (failure) console.log(failure.message.replace(/^/gm, '       '));
}

function count(suite, sum = nothing()) {
  for (const test of suite?.tests ?? []) sum[test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed'] += 1;
  for (const inner of suite?.suites ?? []) count(inner, sum);
  return sum;
}

/** What is wrong with a file that the default reporter counts as passed. */
function hiddenFailures(session, sum) {
  if (!session.passed) return [];
  const empty = sum.passed + sum.failed + sum.skipped === 0;
  const errors = (pageErrors.get(session.id) ?? []).map((error) => `uncaught in the page: ${error}`);
  return empty ? ['no tests in this file', ...errors] : errors;
}

export function countReporter() {
  return {
    start: printTallyAtExit,
    onTestRunFinished({ sessions }) {
      tally.browser = nothing();
      for (const session of sessions) {
        const sum = count(session.testResults);
        const hidden = hiddenFailures(session, sum);
        const file = path.relative(process.cwd(), session.testFile);
        for (const failure of hidden) console.log(`${file}: ${failure}`);
        // A hook, an import or a timeout can fail a file, but none of its tests.
        if (hidden.length > 0 || !session.passed) sum.failed = Math.max(1, sum.failed);
        for (const key of Object.keys(sum)) tally.browser[key] += sum[key];
      }
      // Errors between two test pages belong to neither, but fail the run.
      for (const error of pageErrors.get('') ?? []) {
        console.log(`uncaught after the tests: ${error}`);
        tally.browser.failed += 1;
      }
      pageErrors.clear();
    },
  };
}
