// Writes the tables of the docs from the doc comments: `npm run docs`. With `--check` it writes nothing, and fails
// where a table is not what the comments say.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { analyze } from './analyze.mjs';
import { tablesOf } from './tables.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const isCheck = process.argv.includes('--check');

/** The page with another first table below a heading. */
function withTable(page, heading, table) {
  const start = page.indexOf(`\n${heading}\n`);
  const found = start < 0 ? null : /^\|.*\n(?:\|.*\n)*/m.exec(page.slice(start));
  if (!found) throw new Error(`there is no table below ${heading}`);
  const [before, after] = [page.slice(0, start + found.index), page.slice(start + found.index + found[0].length)];
  return `${before}${table}\n${after}`;
}

for (const [file, tables] of Object.entries(tablesOf(analyze()))) {
  const page = readFileSync(path.join(root, file), 'utf8');
  const written = Object.entries(tables).reduce((text, [heading, table]) => withTable(text, heading, table), page);
  if (written === page) continue;
  if (isCheck) {
    console.error(`${file}: its tables are not what the doc comments say. Run npm run docs.`);
    process.exitCode = 1;
  } else {
    writeFileSync(path.join(root, file), written);
  }
}
