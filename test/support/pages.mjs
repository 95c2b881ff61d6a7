import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './files.mjs';

/** The text of a file, by its path from the root. */
export const read = (file) => readFileSync(path.resolve(root, file), 'utf8');

/** README and docs, by their paths from the root. */
export const pages = [
  'README.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file.replaceAll(path.sep, '/')}`)
    .sort(),
];

/** The blocks of code of a language that stand on a page. */
export const codeIn = (page, language) =>
  [...read(page).matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, code]) => code);

/** The blocks of code that belong to files, such as those after "```js my-game.js": the texts of the files by their names. */
export function filesIn(page) {
  const files = new Map();
  for (const [, file, code] of read(page).matchAll(/^```js (\S+)\n(.*?)^```/gms)) {
    files.set(file, (files.get(file) ?? '') + code);
  }
  return files;
}

/** Whether the changelog has a date for the version of package.json. */
export function isPublished() {
  const { version } = JSON.parse(read('package.json'));
  const [, date] = new RegExp(`^## ${version.replaceAll('.', String.raw`\.`)}, (.*)$`, 'm').exec(read('CHANGELOG.md'));
  return date !== 'unreleased';
}
