// `npm run test:engines`: the same tests in Chromium, Firefox and WebKit. An engine that cannot be had is skipped, and the run
// says why; `--all` makes that a failure.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseCommandLine } from '../../scripts/usage.mjs';
import { findBrowser } from '../support/browser.mjs';
import { runInNode } from '../support/node-runner.mjs';
import { printTallyAtExit, tally } from '../support/reporter.mjs';
import { installEngines } from './install.mjs';

const { all } = parseCommandLine('npm run test:engines -- [--all]', { all: { type: 'boolean' } });

printTallyAtExit();
await installEngines();
// Where there is no Chromium, it is fetched, which takes longer than a test may.
await findBrowser();
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.engine.mjs'));
await runInNode(files.map((file) => path.join(import.meta.dirname, file)));
if (all) tally.node.failed += tally.node.skipped;
