// The parts of the sources whose tests run in Node, by their folders and files, and how Stryker runs these tests. Tests that fail fast stand first.
const engineTests = [
  'test/games/!(layouts).test.ts',
  'test/engine/!(*.property).test.ts',
  'test/examples/rules/*.test.ts',
  'test/engine/*.property.test.ts',
];

const tested = {
  engine: { places: ['src/engine.ts'], tests: engineTests },
  input: { places: ['src/engine/input'], tests: engineTests },
  model: { places: ['src/engine/model'], tests: [...engineTests, 'test/solver/effort.test.ts'] },
  words: { places: ['src/engine/words'], tests: engineTests },
  play: { places: ['src/engine/play'], tests: engineTests },
  record: { places: ['src/engine/record'], tests: engineTests },
  search: {
    places: ['src/engine/search'],
    tests: ['test/engine/{position,search}*.test.ts', 'test/solver/effort.test.ts', ...engineTests],
  },
  // What a game says of itself, it says while it loads.
  games: {
    places: ['src/games'],
    tests: [...engineTests, 'test/games/layouts.test.ts'],
    options: { ignoreStatic: false, testRunner: 'mocha' },
  },
  solver: {
    places: ['src/solver'],
    tests: ['test/solver/effort.test.ts', 'test/solver/*.test.ts', 'test/engine/solve.test.ts'],
  },
  examples: { places: ['src/examples'], tests: ['test/examples/rules/*.test.ts', 'test/games/layouts.test.ts'] },
  // Drawings are kept once they are made: without a process of its own, a mutant would find those of the one before.
  cards: {
    places: ['src/cards'],
    tests: ['test/cards/*.test.ts', 'test/picture/*.test.ts'],
    options: { maxTestRunnerReuse: 1 },
  },
  deals: { places: ['src/deals.ts', 'src/deals'], tests: ['test/deals/*.test.ts'] },
  picture: { places: ['src/picture.ts', 'src/picture'], tests: ['test/picture/*.test.ts'] },
};

/** These take seconds, as broken code runs ten times as long, and notice nothing that others don't. */
const tooSlow = [
  'goes on, though a search goes a thousand moves deep',
  'if each step goes straight for progress',
  'always ends in',
  'played to its loss',
  'written up to 64 KB',
];

/** Stryker ends with an error when of 100 mutants fewer are noticed. A few change nothing that a test could notice. */
const GOAL = 88;

export const commonOptions = {
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
  thresholds: { high: 100, low: GOAL, break: GOAL },
  plugins: ['@stryker-mutator/mocha-runner', './test/mutation/loaded-mocha.mjs'],
  testRunner: 'loaded-mocha',
  coverageAnalysis: 'perTest',
  // What runs only while a file loads would need a process of its own for each mutant.
  ignoreStatic: true,
  concurrency: 1,
  // Loops without end are mostly noticed by their rounds. Time is for the others.
  timeoutMS: 10_000,
  dryRunTimeoutMinutes: 30,
  disableTypeChecks: false,
  tempDirName: '.cache/mutation',
  ignorePatterns: ['*', '!src/**', '!docs/**', '!test/**', 'test/**/node_modules', '!package.json', '!tsconfig.json'],
  logLevel: 'warn',
};

const inAll = (place) => (place.endsWith('.ts') ? place : `${place}/**/*.ts`);

export const parts = Object.entries(tested).map(([name, { places, tests, options }]) => ({
  name,
  options: {
    mutate: [...places.map(inAll), '!**/*.d.ts'],
    mochaOptions: {
      spec: tests,
      require: ['tsx', './test/support/node-hooks.mjs', './test/mutation/hooks.mjs'],
      grep: `^(?!.*(${tooSlow.join('|')}))`,
      'no-config': true,
      'no-package': true,
    },
    ...options,
  },
}));
