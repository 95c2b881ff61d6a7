import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import { configs as lit } from 'eslint-plugin-lit';
import a11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import globals from 'globals';
import ts from 'typescript-eslint';
import { layers } from './scripts/layers.mjs';
import { noRealTime } from './scripts/real-time.mjs';
import { ownTypeNames } from './scripts/type-names.mjs';

const typescript = ['src/**/*.ts', 'test/**/*.ts'];
const litSources = ['src/{board,cards,element}/**/*.ts'];

/** What of the tests may wait for a time or measure it, and why. */
const mayTakeTime = {
  'test/bench/**': 'measures time',
  'test/budgets/**': 'measures time, and again before it fails',
  'test/engines/*-driver.mjs': 'gives up on a driver that never starts',
  'test/frameworks/{commands,visit}.mjs': 'gives up on an app that never starts',
  'test/fuzz/**': 'tries for as long as it is told, and gives up on what hangs',
  'test/leaderboard/killed.test.mjs': 'kills servers at random moments',
  'test/leaks/**': 'gives up on garbage that is never collected, and leaves a timer behind to see it',
  'test/listen/**': 'waits until a screen reader is silent',
  'test/mutation/**': 'gives up on tests that never end',
  'test/support/commands.mjs': 'answers the test runner before that gives up',
  'test/support/tab.mjs': 'waits until a page leaves the processor alone for a while',
  'test/support/timers.ts': 'passes timers on that a test does not hold',
  'test/support/wait-until.ts': 'is how tests wait',
  'test/wordpress/site.mjs': 'gives up on a server that never starts',
};

export default ts.config(
  { ignores: ['dist/', 'coverage/', '.cache/', 'test/frameworks/*/', 'test/types/frameworks/', '**/*.d.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  { files: ['demo/**', 'integrations/**', 'src/**', 'test/**'], languageOptions: { globals: globals.browser } },

  {
    files: typescript,
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // One import for each module, types marked where they stand among values.
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      // `${number}` is what half of all labels are made of.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['test/**'],
    languageOptions: { globals: globals.mocha },
    rules: {
      // chai's `expect(x).to.be.true`, and tests that hand in what the types forbid.
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      // `equal` is typed as a promise for the sake of snapshots of the DOM.
      '@typescript-eslint/no-floating-promises': [
        'error',
        { allowForKnownSafeCalls: [{ from: 'package', name: 'Equal', package: 'chai' }] },
      ],
    },
  },
  {
    files: ['test/{engine,games,picture,solver,examples/rules}/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['@open-wc/*', '@web/*'], message: 'These tests run in Node: take `expect` from chai.' },
            {
              regex: '/(element|board(?!/layout)|embed)/|/support/commands',
              message: 'These tests run in Node, without a page.',
            },
          ],
        },
      ],
    },
  },

  { files: litSources, ...lit['flat/recommended'] },
  { files: litSources, ...wc['flat/best-practice'] },
  // Still in the old format: its rules are taken one by one.
  { files: litSources, plugins: { 'lit-a11y': a11y }, rules: a11y.configs.recommended.rules },

  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.mjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts'] },
      // Sources import `./x.js`, which is what `x.ts` becomes.
      'import-x/resolver-next': [createNodeResolver({ extensionAlias: { '.js': ['.ts', '.d.ts', '.js'] } })],
    },
  },
  {
    // No test runs some of these scripts. Packages, and what is built, are not always there.
    files: ['{scripts,test}/**/*.mjs'],
    settings: { 'import-x/ignore': ['/node_modules/'] },
    rules: {
      'import-x/named': 'error',
      'import-x/no-unresolved': ['error', { ignore: ['^[^.]', '/(dist|node_modules)/'] }],
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-self-import': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      // A page may have its own: by `var self`, or by an old library.
      'no-restricted-globals': [
        'error',
        ...['self', 'top', 'name', 'status', 'event', 'frames', 'length', 'origin', 'screen', 'performance'].map(
          (name) => ({
            name,
            message: 'A page may replace it. Times are those of `now` (engine/input/own.ts).',
          }),
        ),
      ],
      'no-restricted-syntax': [
        'error',
        ...Object.entries({
          "CallExpression[callee.object.name='Array'][callee.property.name='from']": 'upTo, or [...items].map(…)',
          "CallExpression[callee.property.name='reduce']": 'fold',
          "CallExpression[callee.property.name='entries'][arguments.length=0]": 'forEach, or a count',
          "CallExpression[callee.property.name='remove'][arguments.length=0]": 'replaceWith()',
          "NewExpression[callee.name='Event']": 'CustomEvent',
        }).map(([selector, instead]) => ({
          selector,
          message: `Old libraries replace it: ${instead} (engine/input/own.ts).`,
        })),
      ],
    },
  },
  {
    files: ['test/**'],
    ignores: Object.keys(mayTakeTime),
    plugins: { time: { rules: { 'no-real-time': noRealTime } } },
    rules: { 'time/no-real-time': 'error' },
  },
  ...layers,
  ownTypeNames,
);
