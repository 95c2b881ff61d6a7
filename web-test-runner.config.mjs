// Browser tests: `npm test` runs them through test/run.mjs; `npx wtr --watch --files test/element/x.test.ts` works too.
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { fileURLToPath } from 'node:url';
import { commands } from './test/support/commands.mjs';
import { browserTests } from './test/support/files.mjs';
import { launcher } from './test/support/launcher.mjs';
import { countReporter } from './test/support/reporter.mjs';
import { asTheyAre, commonJsAlea } from './test/support/serve.mjs';

// An unhandled rejection alone fails no mocha test: thrown again it is an uncaught error, which does.
// (A test that expects either puts its own `window.onerror` in place, returning true.)
const testRunnerHtml = (framework) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <script>
      addEventListener('unhandledrejection', (event) => {
        event.preventDefault();
        throw event.reason;
      });
    </script>
  </head>
  <body><script type="module" src="${framework}"></script></body>
</html>`;

export default {
  files: browserTests,
  nodeResolve: true,
  concurrency: 2,
  browsers: [await launcher()],
  testRunnerHtml,
  testFramework: { config: { ui: 'bdd', timeout: 5000 } },
  // The five games played by keyboard alone take over a minute where nothing else is running.
  testsFinishTimeout: 240_000,
  reporters: [defaultReporter({ reportTestProgress: false }), countReporter()],
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  middleware: [asTheyAre],
  plugins: [
    commands(),
    esbuildPlugin({
      ts: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('./tsconfig.json', import.meta.url)),
      // A fixed target would send every .js file through esbuild too; those are served as they were built.
      loaders: { '.js': undefined },
    }),
    commonJsAlea(),
  ],
};
