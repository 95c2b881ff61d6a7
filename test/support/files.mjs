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
const ofBuild = ['docs', 'embed', 'manifest', 'site', 'types', 'wordpress'];

const withoutPage = [
  'cards',
  'days',
  'describe',
  'engine',
  'games',
  'locales',
  'picture',
  'play',
  'solver',
  'transfer',
  'examples/rules',
  'board/characters',
  'calendar/months',
];
const needsNoPage = (file) => file.endsWith('.node.mjs') || isIn(withoutPage)(file);

export const isOfBuild = isIn(ofBuild);

export const nodeTests = tests.filter(needsNoPage);

export const browserTests = tests.filter((file) => !needsNoPage(file));
