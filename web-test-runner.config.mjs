// `npm test` runs the browser tests through test/run.mjs; `npx wtr --watch --files test/element/x.test.ts` works too.
import { defaultReporter } from '@web/test-runner';
import { availableParallelism } from 'node:os';
import { bundleTests } from './test/support/bundle-tests.mjs';
import { commands } from './test/support/commands.mjs';
import { browserTests } from './test/support/files.mjs';
import { freePort } from './test/support/free-port.mjs';
import { launcher } from './test/support/launcher.mjs';
import { countReporter } from './test/support/reporter.mjs';
import { asTheyAre } from './test/support/serve.mjs';

// Mocha ignores unhandled rejections, so they are thrown again as errors, which it reports.
// A test that expects either replaces `window.onerror` and returns true.
const testRunnerHtml = (framework) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <script>
      globalThis.testsAreWhole = ${Boolean(process.env.TESTS_ARE_WHOLE)};
      addEventListener('unhandledrejection', (event) => {
        event.preventDefault();
        throw event.reason;
      });
    </script>
  </head>
  <body><script type="module" src="${framework}"></script></body>
</html>`;

export default {
  // Two runs that begin at once would both find the first port from 8000 on that is free.
  port: await freePort(),
  files: browserTests,
  nodeResolve: true,
  // A page waits for the browser a fifth of its time.
  concurrency: availableParallelism() + 1,
  browsers: [await launcher()],
  testRunnerHtml,
  // A busy machine is slow. Only what never ends takes this long.
  testFramework: { config: { ui: 'bdd', timeout: 120_000 } },
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  // Five games played by keyboard take over a minute on an idle machine.
  testsFinishTimeout: 600_000,
  reporters: [defaultReporter({ reportTestProgress: false }), countReporter()],
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  middleware: [asTheyAre],
  plugins: [commands(), bundleTests(browserTests)],
};
