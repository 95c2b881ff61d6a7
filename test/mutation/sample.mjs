// `npm run mutate:sample`: breaks the sources at the places of `places.json`, one at a time, and runs the test that noticed this break
// when the list was made. If that passes now, the other tests of the part are run. A break that was noticed once and is not any more
// is a failure.
//
// A place is known by its file, its line without the space around it, and what it makes of which code there. It may move.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseCommandLine, wholeNumber } from '../../scripts/usage.mjs';
import { root } from '../support/files.mjs';

/** Which folders of tests are about a part. */
const folders = {
  engine: ['engine', 'games', 'examples/rules', 'solver'],
  solver: ['solver', 'engine', 'days'],
  games: ['games', 'engine', 'examples/rules'],
  cards: ['cards', 'picture', 'board'],
  picture: ['picture'],
  element: ['play', 'describe', 'show', 'element', 'examples/page', 'transfer'],
  board: ['board', 'element'],
  embed: ['embed'],
  calendar: ['calendar', 'days'],
  round: ['round', 'play'],
  leaderboard: ['leaderboard'],
};

const options = { only: { type: 'string' }, every: { type: 'string', default: '1' } };
const usage = `npm run mutate:sample -- [--only PART,PART] [--every N]\nParts: ${Object.keys(folders).join(', ')}`;
const asked = parseCommandLine(usage, options, ({ only, every }) => {
  const parts = only?.split(',') ?? Object.keys(folders);
  const unknown = parts.find((part) => !(part in folders));
  if (unknown) throw new RangeError(`There is no part ${unknown}`);
  return { parts, every: wholeNumber('every', every) };
});

const places = JSON.parse(readFileSync(path.join(import.meta.dirname, 'places.json'), 'utf8'));
const chosen = places
  .filter(({ part, by }) => by && asked.parts.includes(part))
  .filter((_, i) => i % asked.every === 0);

/** The sources are broken in a copy: somebody may work on them. */
const copy = path.join(root, '.cache/mutation/copy');

function makeCopy() {
  rmSync(copy, { recursive: true, force: true });
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  for (const file of tracked.split('\0').filter((name) => name && existsSync(path.join(root, name)))) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file));
  }
  cpSync(path.join(root, 'dist'), path.join(copy, 'dist'), { recursive: true });
  for (const folder of ['node_modules', 'demo/leaderboard/node_modules', 'test/leaderboard/node_modules']) {
    if (existsSync(path.join(root, folder))) symlinkSync(path.join(root, folder), path.join(copy, folder), 'junction');
  }
}

/** The text of a source with the break in it. Undefined if the code has gone. */
function broken(text, { code, offset, original, replacement, line }) {
  let start = 0;
  const found = [];
  for (const [i, each] of text.split('\n').entries()) {
    const at = start + each.indexOf(code) + offset;
    if (each.trim() === code && text.startsWith(original, at)) found.push({ at, away: Math.abs(i + 1 - line) });
    start += each.length + 1;
  }
  if (found.length === 0) return undefined;
  const { at } = found.reduce((nearest, each) => (each.away < nearest.away ? each : nearest));
  return text.slice(0, at) + replacement + text.slice(at + original.length);
}

const testsIn = (folder) =>
  readdirSync(path.join(copy, 'test', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test\.ts|node\.mjs|test\.mjs)$/.test(file))
    .map((file) => `test/${folder}/${file}`);

const isOfServer = (file) => file.endsWith('.test.mjs');

/** The status of a process. One that has not ended after a while is stopped, with those that it has begun. */
async function statusOf(command, args, ms, stdio) {
  const child = spawn(command, args, { cwd: copy, stdio, detached: true });
  const timer = setTimeout(() => process.kill(-child.pid), ms);
  const [status] = await once(child, 'exit');
  clearTimeout(timer);
  return status;
}

/** Whether these tests pass. Those that do not end fail. `stdio` says whether they are heard. */
async function pass(files, stdio = 'ignore') {
  const ms = files.length === 1 ? 120_000 : 600_000;
  for (const [how, own] of [
    [['test/run.mjs'], files.filter((file) => !isOfServer(file))],
    [['--import=tsx', '--import=./test/support/node-hooks.mjs', '--test'], files.filter(isOfServer)],
  ]) {
    if (own.length > 0 && (await statusOf(process.execPath, [...how, ...own], ms, stdio)) !== 0) return false;
  }
  return true;
}

async function isNoticed({ part, file, by }, text) {
  const place = path.join(copy, file);
  const whole = readFileSync(place, 'utf8');
  writeFileSync(place, text);
  try {
    // What the page for frames is made of reaches its tests by a build.
    if (part === 'embed' && (await statusOf('npm', ['run', '-s', 'build'], 600_000, 'ignore')) !== 0) return true;
    if (existsSync(path.join(copy, by)) && !(await pass([by]))) return true;
    for (const folder of folders[part]) if (!(await pass(testsIn(folder)))) return true;
    return false;
  } finally {
    writeFileSync(place, whole);
  }
}

makeCopy();
process.env.TESTS_ARE_WHOLE = '1';
const named = [...new Set(chosen.map(({ by }) => by))].filter((file) => existsSync(path.join(copy, file)));
if (!(await pass(named, 'inherit'))) throw new Error('A test fails without a break.');

const gone = [];
const missed = [];
for (const place of chosen) {
  const text = broken(readFileSync(path.join(copy, place.file), 'utf8'), place);
  const fate = text === undefined ? gone : (await isNoticed(place, text)) ? undefined : missed;
  fate?.push(place);
  process.stdout.write(fate === gone ? '-' : fate ? '!' : '.');
}

console.log();
for (const { file, line, original, replacement, by } of missed) {
  console.log(
    `Not noticed any more: ${file}:${line}  ${`${original} → ${replacement}`.replace(/\s+/g, ' ')}  (${by} did)`,
  );
}
const noticed = chosen.length - gone.length - missed.length;
console.log(`${noticed} breaks noticed, ${missed.length} not any more, ${gone.length} in code that has gone`);
process.exitCode = missed.length > 0 ? 1 : 0;
