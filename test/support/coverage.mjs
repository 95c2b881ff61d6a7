// Which lines of `src` the tests have run, in Node and in the browser together.
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const fileAt = (url) =>
  url.startsWith('file:') ? fileURLToPath(url.replace(/\?.*/, '')) : path.join(root, new URL(url).pathname);

const isSource = (url) => url !== null && fileAt(url).startsWith(sources);

/** By file that was loaded in Node or in a page, the lines with code, and whether each ran. */
function linesLoaded() {
  const reports = readdirSync(raw).map((file) => JSON.parse(readFileSync(path.join(raw, file), 'utf8')));
  const maps = new Map();
  for (const [url, map] of reports.flatMap((report) => Object.entries(report['source-map-cache'] ?? {}))) {
    const trace = map.data && new TraceMap(map.data, url);
    if (trace?.resolvedSources.some(isSource)) maps.set(url, { trace, lineLengths: map.lineLengths });
  }
  const scripts = new Map();
  for (const { url, functions } of reports.flatMap(({ result }) => result).filter((each) => maps.has(each.url))) {
    const length = maps.get(url).lineLengths.reduce((sum, each) => sum + each + 1, 0);
    const ran = scripts.get(url) ?? new Int32Array(length);
    for (const [at, count] of countsOf(functions, length).entries()) ran[at] ||= count;
    scripts.set(url, ran);
  }
  const lines = new Map();
  for (const [url, ran] of scripts) {
    const { trace, lineLengths } = maps.get(url);
    let end = 0;
    const starts = lineLengths.map((length) => (end += length + 1) - length - 1);
    eachMapping(trace, ({ generatedLine, generatedColumn, source, originalLine }) => {
      if (!isSource(source)) return;
      const file = fileAt(source);
      if (!lines.has(file)) lines.set(file, new Map());
      const own = lines.get(file);
      const isRun = ran[starts[generatedLine - 1] + generatedColumn] > 0;
      own.set(originalLine, isRun || own.get(originalLine) === true);
    });
  }
  return lines;
}

const withMaps = new Set();

/** The source map of a bundle, as Node keeps those of its own. */
async function mapOf(url) {
  const text = await (await fetch(url)).text();
  const [, file] = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(text);
  const data = await (await fetch(new URL(file, url))).json();
  return { data, lineLengths: text.split('\n').map(({ length }) => length) };
}

/** Writes what ran in a page, as Node does it for a process. */
async function keep(profiler) {
  const { result } = await profiler.send('Profiler.takePreciseCoverage');
  const own = result.filter(({ url }) => /^http:.+(\/chunks\/|\.test\.ts\b)/.test(url));
  const maps = {};
  for (const { url } of own.filter((each) => !withMaps.has(each.url))) {
    withMaps.add(url);
    maps[url] = await mapOf(url);
  }
  writeFileSync(path.join(raw, `${randomUUID()}.json`), JSON.stringify({ result: own, 'source-map-cache': maps }));
}

let isMeasured = false;

/** From now on, what runs is kept. What ran before is forgotten. */
export function measureCoverage() {
  rmSync(raw, { recursive: true, force: true });
  mkdirSync(raw, { recursive: true });
  isMeasured = true;
}

/** Keeps what runs in a page, if that is measured. The runner goes to `about:blank` after each test file. */
export async function recordCoverage(page) {
  if (!isMeasured) return;
  const profiler = await page.createCDPSession();
  await profiler.send('Profiler.enable');
  await profiler.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
  const goto = page.goto.bind(page);
  page.goto = async (url, ...others) => {
    if (url === 'about:blank') await keep(profiler);
    return goto(url, ...others);
  };
}

/** Of a file that no test loads, none has run. */
function linesNotLoaded(file) {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022, sourceMap: true };
  const { sourceMapText } = ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions, fileName: file });
  const lines = new Map();
  eachMapping(new TraceMap(sourceMapText), ({ originalLine }) => void lines.set(originalLine, false));
  return lines;
}

const percent = ({ run, all }) => (100 * run) / all;

/** Prints the files with the most lines that no test runs. Too few lines that ran count as one more failure. */
export function reportCoverage() {
  const loaded = linesLoaded();
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d)\.ts$/.test(file))
    .map((name) => {
      const file = path.join(sources, name);
      const lines = [...(loaded.get(file) ?? linesNotLoaded(file))];
      const missed = lines.filter(([, isRun]) => !isRun).map(([line]) => line);
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
export const coverageReporter = () => ({ onTestRunFinished: reportCoverage });
