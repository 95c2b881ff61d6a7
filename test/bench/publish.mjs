// `npm run bench:publish [-- FILE]`: writes the table of docs/performance.md from the figures of the last run.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/files.mjs';
import { tableOf } from './table.mjs';

const [file = '.cache/bench/figures.json'] = process.argv.slice(2);
const page = path.join(root, 'docs/performance.md');

const { command, machine, rows } = JSON.parse(readFileSync(path.resolve(root, file), 'utf8'));
const { date, cores, memory, browser } = machine;

const published = `${tableOf(rows)}

Measured on ${date} by \`${command}\`, on a virtual machine with ${cores} cores and ${memory} of memory, in ${browser.replace('/', ' ')}.`;

const BETWEEN = /(<!-- bench -->\n)[^]*(<!-- \/bench -->)/;
const text = readFileSync(page, 'utf8');
if (!BETWEEN.test(text)) throw new Error('docs/performance.md has no place for the table');
writeFileSync(
  page,
  text.replace(BETWEEN, (_, begin, end) => `${begin}\n${published}\n\n${end}`),
);
