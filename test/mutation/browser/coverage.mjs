// Which tests meet which mutants, and how long they take: learned by running every test once with no mutant alive.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { browserTests, root } from '../../support/files.mjs';

// The others load built files.
const folders = ['board', 'element', 'examples/page', 'manifest'].map((folder) => `test/${folder}/`);

const relative = (file) => path.relative(root, file);

export const testFiles = browserTests.filter((file) => folders.some((folder) => relative(file).startsWith(folder)));

const cache = path.join(root, '.cache/mutation');

/** Changes with the sources and with the test. */
const cacheOf = (served, file) => {
  const hash = createHash('sha256').update(readFileSync(file));
  for (const text of served.values()) hash.update(text);
  return path.join(cache, `${hash.digest('hex').slice(0, 32)}.json`);
};

async function learn(browser, file) {
  const { tests, coverage, errors } = await browser.run(file, { bail: false });
  if (!coverage) throw new Error(`${relative(file)} does not run: ${errors.join('; ')}`);
  for (const { title } of tests.filter(({ passed, skipped }) => !passed && !skipped)) {
    console.log(`Fails without a mutant, and is left out: ${relative(file)}: ${title}`);
  }
  return {
    file: relative(file),
    tests: tests.filter(({ passed }) => passed).map(({ title, seconds }) => ({ title, seconds })),
    atImport: coverage.static,
    inTest: coverage.perTest,
  };
}

/** What one file covers, from an earlier run if nothing has changed since. */
export async function coverageOf(browser, file) {
  const known = cacheOf(browser.served, file);
  try {
    return JSON.parse(readFileSync(known, 'utf8'));
  } catch {
    const learned = await learn(browser, file);
    mkdirSync(cache, { recursive: true });
    writeFileSync(known, JSON.stringify(learned));
    return learned;
  }
}

/** Whether a test of a file meets a mutant. */
export const meets = ({ atImport, inTest }, title, id) => !!(atImport[id] || inTest[title]?.[id]);

/** How often a mutant is met by all tests of a file together. */
export const hitsOf = ({ atImport, inTest }, id) =>
  [atImport, ...Object.values(inTest)].reduce((sum, counts) => sum + (counts[id] ?? 0), 0);
