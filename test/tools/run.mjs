// `npm run test:tools`: the snippets of the docs, all attributes and the style sheet, through the tools that docs/embedding/tools.md lists.
// It also writes the list there; with `-- --check` it fails if the list is another one. Needs a build.
import { mustRun } from '../frameworks/commands.mjs';
import { parseCommandLine } from '../../scripts/usage.mjs';
import { installLocked } from '../support/install-locked.mjs';
import { check, printTallyAtExit, tally } from '../support/reporter.mjs';
import { keepsGames, keepsHeights, keepsHtml, rendersTags, setsAttributes } from './checks.mjs';
import { htmlTools } from './html.mjs';
import { openBrowser, withElements, withPage } from './page.mjs';
import { sanitizers } from './sanitizers.mjs';
import { scripts } from './scripts.mjs';
import { servers } from './servers.mjs';
import { styleTools } from './styles.mjs';
import { checkTable, writeTable } from './table.mjs';
import { isProgram, whyMissing } from './versions.mjs';

const usage = 'npm run test:tools [-- --check]';
const { check: isCheck } = parseCommandLine(usage, { check: { type: 'boolean' } });

const KINDS = [
  { tools: htmlTools, promise: 'keeps tags, values and content', holds: keepsHtml, withPage: withElements },
  { tools: servers, promise: 'sends tags, values and content', holds: rendersTags, withPage: withElements },
  { tools: scripts, promise: 'sets values', holds: setsAttributes, withPage: withElements },
  { tools: styleTools, promise: 'keeps the reserved space', holds: keepsHeights, withPage },
  {
    tools: sanitizers,
    promise: 'keeps games with the settings of the docs',
    holds: keepsGames,
    withPage: withElements,
  },
];

printTallyAtExit();
await installLocked(import.meta.dirname, mustRun);
const browser = await openBrowser();
try {
  for (const { tools, promise, holds, withPage: open } of KINDS) {
    for (const [name, tool] of Object.entries(tools)) {
      const reason = isProgram(name) && whyMissing(name);
      if (reason) {
        console.log(`SKIPPED: ${name}: ${reason}`);
        tally.node.skipped += 1;
        continue;
      }
      await check(`${name} ${promise}`, () => open(browser, (page) => holds(page, tool)));
    }
  }
} finally {
  await browser.close();
}
if (isCheck) await check('docs/embedding/tools.md lists these tools and versions', checkTable);
else writeTable();
