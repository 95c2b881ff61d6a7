// `npm run test:engines`: the same tests in Chromium, Firefox and WebKit. An engine that cannot be had is skipped, and the run
// says why; `--all` makes that a failure. `--short` plays one game, in Firefox and in WebKit.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseCommandLine } from '../../scripts/usage.mjs';
import { findBrowser } from '../support/browser.mjs';
import { runInNode } from '../support/node-runner.mjs';
import { printTallyAtExit, tally } from '../support/reporter.mjs';
import { installEngines } from './install.mjs';

const options = { all: { type: 'boolean' }, short: { type: 'boolean' } };
const { all, short } = parseCommandLine('npm run test:engines -- [--all] [--short]', options, (given) => given);

printTallyAtExit();
await installEngines();
// Where there is no Chromium, it is fetched, which takes longer than a test may.
if (!short) await findBrowser();
process.env.ENGINES_IN_SHORT = Boolean(short);
const files = readdirSync(import.meta.dirname).filter((file) =>
  file.endsWith(short ? 'smoke.engine.mjs' : '.engine.mjs'),
);
await runInNode(files.map((file) => path.join(import.meta.dirname, file)));
if (all) tally.node.failed += tally.node.skipped;
