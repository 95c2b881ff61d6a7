// `npm run test:lighthouse`: what Lighthouse says of the front page and of a game's page, as on a phone. It needs a build, and installs
// Lighthouse in this folder.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import compress from 'koa-compress';
import { launch } from 'puppeteer-core';
import { lostIn } from '../../scripts/site/serving.mjs';
import { mustRun } from '../frameworks/commands.mjs';
import { findBrowser } from '../support/browser.mjs';
import { root } from '../support/files.mjs';
import { installLocked } from '../support/install-locked.mjs';
import { check, printTallyAtExit } from '../support/reporter.mjs';
import { serve } from '../support/serve.mjs';

const QUALITY = { accessibility: 100, 'best-practices': 100, seo: 100 };

/**
 * The least scores of each page, of 100. Performance is measured, and a busy machine measures less: the best of several runs counts. The
 * front page was rated 88 to 93, because its game deals while the page loads. 95 is the aim there, and 85 keeps it from getting worse.
 */
const PAGES = {
  'index.html': { ...QUALITY, performance: 85 },
  'games/bakers-dozen.html': { ...QUALITY, performance: 95 },
};
const RUNS = 3;

const folder = path.join(root, 'dist/site');

printTallyAtExit();
await installLocked(import.meta.dirname, mustRun);
const { default: lighthouse } = await import('lighthouse');
execFileSync(process.execPath, ['scripts/site.mjs', '--quick'], { cwd: root, stdio: 'inherit' });
const server = await serve({ folder, middleware: [compress(), lostIn(folder)] });
const browser = await launch(await findBrowser());
const port = Number(new URL(browser.wsEndpoint()).port);

/** What lowers the score of a category. */
function faultsIn({ audits, categories }, name) {
  const counted = categories[name].auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => audits[id]);
  const faulty = counted.filter(({ score }) => score !== null && score < 1);
  return faulty.map(({ id, displayValue, details }) =>
    [id, displayValue, ...(details?.items ?? []).map(({ node }) => node?.snippet)].filter(Boolean).join(' '),
  );
}

try {
  for (const [page, least] of Object.entries(PAGES)) {
    const runs = [];
    const scoresOf = (name) => runs.map(({ categories }) => Math.round(categories[name].score * 100));
    const isFast = () => Math.max(...scoresOf('performance')) >= least.performance;
    await check(`Lighthouse rates ${page}`, async () => {
      do {
        const { lhr } = await lighthouse(`${server.address}/${page}`, {
          port,
          logLevel: 'error',
          onlyCategories: Object.keys(least),
        });
        assert.equal(lhr.runtimeError, undefined);
        runs.push(lhr);
        const metrics = [
          'first-contentful-paint',
          'largest-contentful-paint',
          'total-blocking-time',
          'cumulative-layout-shift',
        ];
        console.log(`${page}: ${metrics.map((id) => `${id} ${lhr.audits[id].displayValue}`).join(', ')}`);
      } while (runs.length < RUNS && !isFast());
    });
    if (runs.length === 0) continue;
    for (const [name, limit] of Object.entries(least)) {
      const scores = scoresOf(name);
      await check(`${page}: ${name} ${scores.join(', ')}, at least ${limit}`, () => {
        const best = name === 'performance' ? Math.max(...scores) : Math.min(...scores);
        assert.ok(best >= limit, faultsIn(runs.at(-1), name).join('\n'));
      });
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
