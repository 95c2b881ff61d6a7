// `npm run bench:publish [-- FILE]`: writes the tables of docs/performance.md from the figures of the last run.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/files.mjs';
import { read } from '../support/pages.mjs';
import { tablesOf } from './table.mjs';

const PAGE = 'docs/performance.md';
const PLACE = /(?<=<!-- bench -->\n)[^]*(?=<!-- \/bench -->)/;

const [file = '.cache/bench/figures.json'] = process.argv.slice(2);
const { command, machine, rows } = JSON.parse(read(file));
const { date, cores, memory, browser } = machine;

const goals = rows.filter(({ goal }) => goal);
const met = goals.filter(({ reached }) => reached);

const published = `
${tablesOf(rows)}

${met.length} of ${goals.length} goals are met. Measured on ${date} with \`${command}\`, on a virtual machine with ${cores} cores and ${memory} of memory, in
${browser.replace('/', ' ')}.

`;

if (!PLACE.test(read(PAGE))) throw new Error(`${PAGE} has no place for the table`);
writeFileSync(
  path.join(root, PAGE),
  read(PAGE).replace(PLACE, () => published),
);
