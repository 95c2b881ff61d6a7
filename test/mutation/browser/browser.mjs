// A browser that stays open and runs test files one after another, each in a fresh page.
import { nodeResolvePlugin } from '@web/dev-server';
import { SESSION_STATUS, TestRunner } from '@web/test-runner';
import {
  emulateMediaPlugin,
  sendKeysPlugin,
  sendMousePlugin,
  setViewportPlugin,
} from '@web/test-runner-commands/plugins';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { browserTests, root } from '../../support/files.mjs';
import { launcher } from '../../support/launcher.mjs';

const require = createRequire(import.meta.url);

async function freePort() {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function* testsIn(suite, above = '') {
  for (const { name, passed, skipped, duration = 0, error } of suite?.tests ?? []) {
    yield { title: above + name, passed, skipped, seconds: duration / 1000, error: error?.message };
  }
  for (const inner of suite?.suites ?? []) yield* testsIn(inner, `${above}${inner.name} `);
}

export class Browser {
  /** @param served the text of a source by its path, in the place of the one on the disk */
  constructor(served) {
    this.served = served;
  }

  async open() {
    const { default: base } = await import('../../../web-test-runner.config.mjs');
    const browser = await launcher();
    // The runner would close it after each file.
    this.closeBrowser = browser.stop.bind(browser);
    browser.stop = undefined;
    this.config = {
      ...base,
      files: browserTests,
      rootDir: root,
      protocol: 'http:',
      hostname: 'localhost',
      port: await freePort(),
      browsers: [browser],
      concurrentBrowsers: 1,
      concurrency: 1,
      browserStartTimeout: 60_000,
      testsStartTimeout: 60_000,
      browserLogs: false,
      testRunnerHtml: () => base.testRunnerHtml('/test/mutation/browser/page.js'),
      testFramework: {
        path: require.resolve('@web/test-runner-mocha'),
        config: { ...base.testFramework.config, timeout: 8000 },
      },
      reporters: [],
      logger: { ...console, debug() {}, error() {}, logSyntaxError: console.error },
      plugins: [
        ...[setViewportPlugin(), emulateMediaPlugin(), sendKeysPlugin(), sendMousePlugin(), this.#mutants()],
        ...[...base.plugins, nodeResolvePlugin(root)],
      ],
    };
    this.runner = new TestRunner(this.config);
    for (const session of this.runner.sessions.all()) this.#update(session);
    // It runs all files at the start, unless one has the focus.
    this.runner.focusedTestFile = 'none';
    await this.runner.start();
    this.runner.focusedTestFile = undefined;
    return this;
  }

  #update(session) {
    this.runner.sessions.update({ ...session, status: SESSION_STATUS.FINISHED, errors: [], testResults: undefined });
  }

  #mutants() {
    return {
      name: 'mutants',
      transform: ({ path }) => this.served.get(path.slice(1)),
      executeCommand: ({ command, payload }) => {
        if (command === 'mutation-task') return this.task;
        if (command !== 'mutation-coverage') return undefined;
        this.coverage = payload;
        return true;
      },
    };
  }

  /**
   * Runs tests of one file, all of them without `titles`, until one fails.
   *
   * @param task `mutant`: the id of the one that lives
   * @returns `tests`: what became of each. `coverage`: which mutants each has met.
   */
  async run(file, { mutant = null, titles = null, hitLimit = null, bail = true } = {}, seconds = 240) {
    this.task = { mutant, titles, hitLimit };
    this.coverage = undefined;
    this.config.testsFinishTimeout = seconds * 1000;
    this.config.testFramework.config.bail = bail;
    const [session] = this.runner.sessions.forTestFile(file);
    this.#update(session);
    await new Promise((resolve) => {
      const finished = () => {
        this.runner.off('test-run-finished', finished);
        // The runner is ready for the next run only after this event.
        setTimeout(resolve);
      };
      this.runner.on('test-run-finished', finished);
      this.runner.runTests([this.runner.sessions.get(session.id)]);
    });
    const { passed, testResults, errors } = this.runner.sessions.get(session.id);
    const isHung = errors.some(({ message }) => /did not finish|disconnected|Timed out|did not start/.test(message));
    if (isHung) await this.#reopen();
    return {
      passed,
      tests: [...testsIn(testResults)],
      errors: errors.map(({ message }) => message),
      coverage: this.coverage,
    };
  }

  /** A page that hangs takes no more orders. */
  async #reopen() {
    await this.close();
    await this.open();
  }

  async close() {
    await this.runner.stop();
    await this.closeBrowser();
  }
}
