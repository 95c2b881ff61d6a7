// The parts of the sources whose tests run in Node, and how Stryker runs these tests. Tests that fail fast stand first.
const engineTests = [
  'test/games/!(layouts).test.ts',
  'test/engine/!(*.property).test.ts',
  'test/examples/rules/*.test.ts',
  'test/engine/*.property.test.ts',
];

const parts = {
  input: { mutate: 'src/engine/input', tests: engineTests },
  model: { mutate: 'src/engine/model', tests: engineTests },
  words: { mutate: 'src/engine/words', tests: engineTests },
  play: { mutate: 'src/engine/play', tests: engineTests },
  record: { mutate: 'src/engine/record', tests: engineTests },
  search: {
    mutate: 'src/engine/search',
    tests: ['test/engine/position*.test.ts', 'test/solver/effort.test.ts', ...engineTests],
  },
  // What a game says of itself, it says while it loads.
  games: {
    mutate: 'src/games',
    tests: [...engineTests, 'test/games/layouts.test.ts'],
    options: { ignoreStatic: false },
  },
  solver: {
    mutate: 'src/solver',
    tests: ['test/solver/effort.test.ts', 'test/solver/*.test.ts', 'test/engine/solve.test.ts'],
  },
  examples: { mutate: 'src/examples', tests: ['test/examples/rules/*.test.ts', 'test/games/layouts.test.ts'] },
  cards: { mutate: 'src/cards', tests: ['test/cards/*.test.ts', 'test/picture/*.test.ts'] },
  picture: { mutate: 'src/picture', tests: ['test/picture/*.test.ts'] },
};

/** These take seconds, as broken code runs ten times as long, and notice nothing that others don't. */
const tooSlow = [
  'goes on, though a search goes a thousand moves deep',
  'if each step goes straight for progress',
  'always ends in',
  'played to its loss',
  'written up to 64 KB',
];

const optionsOf = ({ tests }) => ({
  plugins: ['@stryker-mutator/mocha-runner'],
  testRunner: 'mocha',
  mochaOptions: {
    spec: tests,
    require: ['tsx', './test/support/node-hooks.mjs', './test/mutation/hooks.mjs'],
    grep: `^(?!.*(${tooSlow.join('|')}))`,
    'no-config': true,
    'no-package': true,
  },
});

export const nodeParts = Object.entries(parts).map(([name, part]) => ({
  name,
  folder: part.mutate,
  goal: 90,
  options: { ...optionsOf(part), ...part.options },
}));
