// `npm run mutate`: breaks the sources at one place after the other, and counts how many breaks a test notices.
import { spawnSync } from 'node:child_process';
import { parseCommandLine, wholeNumber } from '../../scripts/usage.mjs';
import { mustRun } from '../frameworks/commands.mjs';
import { root } from '../support/files.mjs';
import { installLocked } from '../support/install-locked.mjs';
import { allLines, changedLines, sample } from './lines.mjs';
import { nodeParts } from './node.config.mjs';
import { counted, judge, print, score } from './report.mjs';

const browserParts = ['element', 'board'].map((name) => ({
  name,
  places: [`src/${name}`],
  goal: 75,
  isInBrowser: true,
}));
const parts = [...nodeParts, ...browserParts];

/** A run with `--changed` takes no more lines and minutes than these. */
const MOST_LINES = 150;
const MOST_MINUTES = 3;

/**
 * A run with `--changed` does not fail by a part of which fewer mutants count. They say little about the tests: of three
 * mutants, one that is missed would be far below every goal.
 */
const FEWEST = 20;

const asked = parseCommandLine(
  `npm run mutate -- [--only PART,PART] [--sample LINES | --changed [--since COMMIT]]\nParts: ${parts.map(({ name }) => name).join(', ')}`,
  {
    only: { type: 'string' },
    sample: { type: 'string' },
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'HEAD~1' },
  },
  ({ only, sample: lines, ...others }) => {
    const names = only?.split(',') ?? parts.map(({ name }) => name);
    const unknown = names.find((each) => !parts.some(({ name }) => name === each));
    if (unknown) throw new RangeError(`There is no part ${unknown}`);
    return {
      ...others,
      sample: lines && wholeNumber('sample', lines),
      parts: parts.filter(({ name }) => names.includes(name)),
    };
  },
);

const inAll = (place) => (place.endsWith('.ts') ? place : `${place}/**/*.ts`);

function wholeParts() {
  return asked.parts.map((part) => ({
    ...part,
    mutate: part.isInBrowser ? part.places : [...part.places.map(inAll), '!**/*.d.ts'],
  }));
}

const isIn = (file, { places }) =>
  !file.endsWith('.d.ts') && places.some((place) => file === place || file.startsWith(`${place}/`));

/** The parts with one of at most so many of these lines, those with the most first. */
function partsOf(lines, most) {
  const chosen = sample(
    [...lines].filter(([file]) => asked.parts.some((part) => isIn(file, part))),
    most,
  );
  return asked.parts
    .map((part) => {
      const own = chosen.filter(({ file }) => isIn(file, part));
      return { ...part, mutate: own.map(({ file, number }) => `${file}:${number}-${number}`) };
    })
    .filter(({ mutate }) => mutate.length > 0)
    .sort((a, b) => b.mutate.length - a.mutate.length);
}

function changedParts() {
  const changed = changedLines(asked.since);
  if (!changed) console.log(`There is no commit ${asked.since} to compare with.`);
  return partsOf(changed ?? [], MOST_LINES);
}

function choose() {
  if (asked.changed) return changedParts();
  return asked.sample ? partsOf(allLines(), asked.sample) : wholeParts();
}

const chosen = choose();
if (chosen.length === 0) {
  console.log('Nothing to break.');
  process.exit();
}

await installLocked(import.meta.dirname, mustRun);
const { Stryker } = await import('@stryker-mutator/core');
const { tested } = await import('./reporter.mjs');

const common = {
  reporters: ['collect'],
  coverageAnalysis: 'perTest',
  // What runs only while a file loads would need a process of its own for each mutant.
  ignoreStatic: true,
  concurrency: 1,
  // Loops without end are mostly noticed by their rounds. Time is for the others.
  timeoutMS: 10_000,
  dryRunTimeoutMinutes: 30,
  disableTypeChecks: false,
  allowEmpty: true,
  tempDirName: '.cache/mutation',
  ignorePatterns: ['*', '!src/**', '!docs/**', '!test/**', 'test/**/node_modules', '!package.json', '!tsconfig.json'],
  logLevel: 'warn',
};

process.chdir(root);
const began = Date.now();
const minutes = () => `${((Date.now() - began) / 60_000).toFixed(1)} minutes`;

let current;
let isBelow = false;

function finish() {
  const verdict = judge(tested.splice(0));
  print(current.name, verdict, current.goal);
  if (score(verdict) >= current.goal) return;
  if (asked.changed && counted(verdict) < FEWEST) {
    console.log(`Fewer than ${FEWEST} mutants say too little: this does not fail.`);
  } else {
    isBelow = true;
  }
}

function leave() {
  console.log(minutes());
  process.exit(isBelow ? 1 : 0);
}

/** Stryker has no runner for tests in a browser: these parts have a program of their own. */
function breakInBrowser({ mutate, goal }) {
  const left = MOST_MINUTES - (Date.now() - began) / 60_000;
  const limits = asked.changed ? ['--near', '--minutes', String(Math.max(0.5, left)), '--fewest', String(FEWEST)] : [];
  const args = ['test/mutation/browser/run.mjs', ...mutate, '--goal', String(goal), ...limits];
  if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0) isBelow = true;
}

if (asked.changed) {
  setTimeout(() => {
    console.log(`${MOST_MINUTES} minutes are over; the rest is left out.`);
    finish();
    leave();
  }, MOST_MINUTES * 60_000);
}

for (current of chosen) {
  if (current.isInBrowser) {
    breakInBrowser(current);
    continue;
  }
  const { mutate, options } = current;
  const plugins = [...options.plugins, './test/mutation/reporter.mjs'];
  await new Stryker({ ...common, ...options, mutate, plugins }).runMutationTest();
  finish();
}
leave();
