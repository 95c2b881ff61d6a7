import { readdirSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

const tests = readdirSync(path.join(root, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(node\.mjs|test\.ts)$/.test(file) && !file.includes('node_modules'))
  .map((file) => path.join(root, 'test', file))
  .sort();

const isIn = (folders) => (file) =>
  folders.some((folder) => file.startsWith(path.join(root, 'test', folder) + path.sep));

/** What the build makes, and what surrounds it. `npm test` does without. */
const ofBuild = ['docs', 'embed', 'manifest', 'site', 'tools', 'types', 'wordpress'];

const withoutPage = [
  'cards',
  'days',
  'deals',
  'describe',
  'engine',
  'games',
  'locales',
  'picture',
  'play',
  'solver',
  'show',
  'transfer',
  'examples/rules',
  'board/characters',
  'calendar/months',
  'round/values',
];
const needsNoPage = (file) => file.endsWith('.node.mjs') || isIn(withoutPage)(file);

export const isOfBuild = isIn(ofBuild);

/**
 * What takes long and seldom breaks alone: only `--whole` runs it, and so does `npm run check:long`. Most faults that these tests would find
 * also fail a quicker test of the same folder.
 */
const onlyWhole = [
  // Pages of all kinds, each loaded in many ways.
  ...['embed/inherited', 'embed/lacking', 'embed/load-order', 'embed/memory', 'embed/names', 'embed/trusted-types'],
  ...['pages/lists', 'pages/shortcuts', 'pages/slides', 'pages/translated'],
  // Tools and hosts around the elements.
  ...['embed/hosts', 'embed/pages', 'embed/statistics'],
  // How everything looks: in every theme, scheme, size, and on paper.
  ...['board/darkened', 'board/every-card', 'board/page-styles', 'board/print', 'element/text-sizes'],
  // Whole games, on the screen and by search.
  ...['board/solver', 'examples/page/layout', 'examples/page/playing'],
  ...['engine/lost.property', 'games/calm', 'solver/any-game', 'solver/followed', 'solver/followed-examples'],
].map((name) => path.join(root, 'test', name));

export const isOnlyWhole = (file) => onlyWhole.some((start) => file.startsWith(`${start}.`));

export const nodeTests = tests.filter(needsNoPage);

export const browserTests = tests.filter((file) => !needsNoPage(file));
