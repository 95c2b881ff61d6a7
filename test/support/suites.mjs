// Suites that CI runs only after a change to their inputs. A suite that passes writes the hash of its inputs to `test/passed.json`;
// another hash makes CI run the suite again, so the file can only save time.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './files.mjs';

/** The files and folders that each suite tests. What else could break it, `npm run check:long` finds. */
const INPUTS = {
  autoload: [
    ...['src/autoload', 'src/locales/nearest.ts', 'src/board/layout/surroundings.ts', 'rollup.config.mjs'],
    ...['test/embed/autoload.node.mjs', 'test/embed/autoload-waiting.node.mjs', 'test/embed/autoload-page.mjs'],
  ],
  leaderboard: [
    ...['demo/leaderboard', 'test/leaderboard'],
    ...['src/engine.ts', 'src/engine', 'src/solver', 'src/games', 'src/days'],
  ],
  frameworks: [
    ...['package.json', 'README.md', 'docs/engine.md', 'docs/frameworks.md', 'docs/testing.md'],
    ...['integrations/typings', 'test/frameworks'],
    ...['scripts/manifest', 'scripts/react.mjs', 'src/play/events.ts'],
    ...['src/element/attributes.ts', 'src/element/solitaire-element.ts'],
  ],
  site: [
    ...['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'docs', 'demo', 'test/site'],
    ...['scripts/site.mjs', 'scripts/site', 'scripts/manifest'],
  ],
  types: [
    ...['package.json', 'integrations/typings', 'test/types', 'scripts/manifest', 'scripts/declarations.mjs'],
    ...[
      'src/index.ts',
      'src/define.ts',
      'src/engine.ts',
      'src/events.ts',
      'src/deals.ts',
      'src/picture.ts',
      'src/testing.ts',
    ],
    ...['src/words.ts', 'src/element/attributes.ts', 'src/element/solitaire-element.ts', 'src/element/define'],
    ...[
      'src/play/events.ts',
      'src/games/variant',
      'src/round.ts',
      'src/round/round.ts',
      'src/round/solitaire-round.ts',
    ],
  ],
};

/** The suites that `test/run.mjs` runs itself, and their tests. */
const TESTS = { autoload: 'test/embed/autoload', site: 'test/site/', types: 'test/types/' };

const file = path.join(root, 'test/passed.json');

const known = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** The hash of all inputs of a suite that git doesn't ignore, or undefined without git. */
function hashOf(suite) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...INPUTS[suite]];
  let names;
  try {
    names = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  } catch {
    return undefined;
  }
  const hash = createHash('sha256');
  for (const name of [...new Set(names.split('\0'))].sort()) {
    if (name && existsSync(path.join(root, name))) hash.update(`${name}\0`).update(readFileSync(path.join(root, name)));
  }
  return hash.digest('hex');
}

/** Whether a suite has passed with the inputs of now. If so, the console says that it doesn't run. */
export function hasPassed(suite) {
  const hash = hashOf(suite);
  const isSame = hash !== undefined && known()[suite] === hash;
  if (isSame)
    console.log(`${suite}: not run, since its inputs haven't changed since it passed (test/support/suites.mjs)`);
  return isSame;
}

/** Notes that a suite has passed with the inputs of now. */
export function notePassed(suite) {
  const noted = { ...known(), [suite]: hashOf(suite) };
  const sorted = Object.fromEntries(Object.entries(noted).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, undefined, 2)}\n`);
}

const suiteOf = (test) => Object.keys(TESTS).find((suite) => test.startsWith(path.join(root, TESTS[suite])));

/** Leaves out the tests of suites that have passed with the inputs of now. */
export function withoutPassed(tests) {
  const left = new Set([...new Set(tests.map(suiteOf))].filter((suite) => suite && hasPassed(suite)));
  return tests.filter((test) => !left.has(suiteOf(test)));
}

/** Notes for each suite among these tests that it has passed. */
export function noteTestsPassed(tests) {
  for (const suite of new Set(tests.map(suiteOf))) if (suite) notePassed(suite);
}
