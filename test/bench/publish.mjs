// `npm run bench:publish [-- FILE]`: writes the tables of docs/performance.md, and the goals beside this file, from the figures of the last
// run.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/files.mjs';
import { read } from '../support/pages.mjs';
import { goalsOf, tablesOf } from './table.mjs';

const PLACE = /(?<=<!-- bench -->\n)[^]*(?=<!-- \/bench -->)/;

const [file = '.cache/bench/figures.json'] = process.argv.slice(2);
const { command, machine, rows } = JSON.parse(read(file));
const { date, cores, memory, browser } = machine;

const measured = `Measured on ${date} with \`${command}\`, on a virtual machine with ${cores} cores and ${memory} of memory, in
${browser.replace('/', ' ')}.`;

for (const [page, text] of [
  ['docs/performance.md', `${tablesOf(rows)}\n\n${measured}`],
  ['test/bench/README.md', goalsOf(rows)],
]) {
  if (!PLACE.test(read(page))) throw new Error(`${page} has no place for the table`);
  writeFileSync(
    path.join(root, page),
    read(page).replace(PLACE, () => `\n${text}\n\n`),
  );
}
