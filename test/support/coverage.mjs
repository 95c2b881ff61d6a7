// Which lines of `src` the tests have run, in Node and in the browser together.
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { root } from './files.mjs';
import { tally } from './reporter.mjs';

/** Of 100 lines, how many must run. */
const GOAL = 95;

/** Where Node writes what ran, one file for each process. */
export const raw = path.join(root, '.cache/coverage');

const sources = path.join(root, 'src') + path.sep;

/** How often each character of a script ran. Inner ranges come after outer ones. */
function countsOf(functions, length) {
  const counts = new Int32Array(length);
  for (const { ranges } of functions) {
    for (const { startOffset, endOffset, count } of ranges) counts.fill(count, startOffset, endOffset);
  }
  return counts;
}

/** By file, the lines that ran in Node. */
function ranInNode() {
  const ran = new Map();
  for (const file of readdirSync(raw)) {
    const { result, 'source-map-cache': maps = {} } = JSON.parse(readFileSync(path.join(raw, file), 'utf8'));
    for (const { url, functions } of result) {
      const source = url.startsWith('file:') ? fileURLToPath(url.replace(/\?.*/, '')) : '';
      const { data, lineLengths } = maps[url] ?? {};
      if (!source.startsWith(sources) || !data) continue;
      let end = 0;
      const starts = lineLengths.map((length) => (end += length + 1) - length - 1);
      const counts = countsOf(functions, end);
      const lines = ran.get(source) ?? new Set();
      eachMapping(new TraceMap(data), ({ generatedLine, generatedColumn, originalLine }) => {
        if (counts[starts[generatedLine - 1] + generatedColumn] > 0) lines.add(originalLine);
      });
      ran.set(source, lines);
    }
  }
  return ran;
}

/** The lines of a file of which something is left at run time, from 1 on. */
function linesWithCode(file) {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022, sourceMap: true };
  const { sourceMapText } = ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions, fileName: file });
  const lines = new Set();
  eachMapping(new TraceMap(sourceMapText), ({ originalLine }) => void lines.add(originalLine));
  return [...lines];
}

const percent = ({ run, all }) => (100 * run) / all;

/** Forgets what ran before. */
export function forget() {
  rmSync(raw, { recursive: true, force: true });
  mkdirSync(raw, { recursive: true });
}

/**
 * Prints the files with the most lines that no test runs. Too few lines that ran count as one more failure.
 *
 * @param inBrowser what the browser tests ran, as istanbul has it
 */
export function reportCoverage(inBrowser) {
  const inNode = ranInNode();
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d)\.ts$/.test(file))
    .map((name) => {
      const file = path.join(sources, name);
      const lines = linesWithCode(file);
      const counts = inBrowser?.data[file]?.getLineCoverage() ?? {};
      const missed = lines.filter((line) => !inNode.get(file)?.has(line) && !(counts[line] > 0));
      return { name, all: lines.length, run: lines.length - missed.length, missed };
    })
    .sort((a, b) => b.missed.length - a.missed.length);
  for (const file of files.slice(0, 20)) {
    const { name, missed } = file;
    const first = missed.slice(0, 8).join(', ');
    if (first)
      console.log(
        `${percent(file).toFixed(1).padStart(6)} %  src/${name}: ${missed.length} lines not run, as ${first}`,
      );
  }
  const whole = files.reduce((sum, { run, all }) => ({ run: sum.run + run, all: sum.all + all }), { run: 0, all: 0 });
  console.log(`${percent(whole).toFixed(2)} % of ${whole.all} lines run, goal ${GOAL} %`);
  if (percent(whole) < GOAL) tally.node.failed += 1;
}

/** Stands after all other reporters of the browser tests. */
export const coverageReporter = () => ({
  onTestRunFinished: ({ testCoverage }) => reportCoverage(testCoverage?.coverageMap),
});
