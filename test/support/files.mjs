import { readdirSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

const tests = readdirSync(path.join(root, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(node\.mjs|test\.ts)$/.test(file) && !file.includes('node_modules'))
  .map((file) => path.join(root, 'test', file))
  .sort();

const withoutPage = [
  'cards',
  'days',
  'engine',
  'games',
  'locales',
  'picture',
  'solver',
  'transfer',
  'examples/rules',
  'calendar/months',
].map((folder) => path.join(root, 'test', folder) + path.sep);
const needsNoPage = (file) => file.endsWith('.node.mjs') || withoutPage.some((folder) => file.startsWith(folder));

export const nodeTests = tests.filter(needsNoPage);

export const browserTests = tests.filter((file) => !needsNoPage(file));
