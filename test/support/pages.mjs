import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './files.mjs';

/** The text of a file, by its path from the root. */
export const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** README and docs, by their paths from the root. */
export const pages = ['README.md', ...readdirSync(path.join(root, 'docs')).map((file) => `docs/${file}`)];

/** The blocks of code of a language that stand on a page. */
export const codeIn = (page, language) =>
  [...read(page).matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, code]) => code);
