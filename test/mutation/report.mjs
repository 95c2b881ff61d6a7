import path from 'node:path';
import { root } from '../support/files.mjs';
import { sources } from './lines.mjs';
import { survivors } from './survivors.mjs';

/** A mutant as people read it. Stryker counts lines and columns from 1. */
function described({ fileName, location: { start, end }, replacement, status }) {
  const file = path.relative(root, fileName).replaceAll(path.sep, '/');
  const own = sources.get(file);
  const lines = own.slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  const change = `${lines.join('\n')} → ${replacement}`.replace(/\s+/g, ' ');
  const line = own[start.line - 1].trim();
  return { file, number: start.line, line, change, untested: status === 'NoCoverage' };
}

const isExplained = ({ file, line, change }) =>
  survivors.some((each) => each.file === file && each.line === line && each.change === change);

const NOTICED = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

/** What became of the mutants of a part. The others, such as those that don't compile, are no mutants at all. */
export function judge(mutants) {
  const missed = mutants.filter(({ status }) => MISSED.includes(status)).map(described);
  return {
    noticed: mutants.filter(({ status }) => NOTICED.includes(status)).length,
    explained: missed.filter(isExplained).length,
    missed: missed.filter((mutant) => !isExplained(mutant)),
  };
}

/** How many mutants a test can notice. */
export const counted = ({ noticed, missed }) => noticed + missed.length;

/** Of 100 mutants that a test can notice, how many one does. */
export const score = (verdict) => (counted(verdict) === 0 ? 100 : (100 * verdict.noticed) / counted(verdict));

export function print(name, verdict, goal) {
  const { noticed, explained, missed } = verdict;
  console.log();
  for (const { file, number, change, untested } of missed) {
    console.log(`  ${file}:${number}  ${change}${untested ? '  (no test gets here)' : ''}`);
  }
  const figures = `${noticed} noticed, ${missed.length} missed, ${explained} explained`;
  console.log(`${name}: ${score(verdict).toFixed(1)} % (${figures}), goal ${goal} %`);
}
