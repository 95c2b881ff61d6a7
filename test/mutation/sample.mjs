// `npm run mutate:sample`: breaks the sources at the places of `places.json`, one at a time, and runs the test that noticed this break
// when the list was made. If that passes now, the other tests of the part are run. A break that was noticed once and is not any more
// is a failure.
//
// A place is known by its file, its line without the space around it, and what it makes of which code there. It may move.
import { execFileSync, spawnSync } from 'node:child_process';
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
  element: ['element', 'examples/page', 'transfer'],
  board: ['board', 'element'],
  embed: ['embed'],
  calendar: ['calendar', 'days'],
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
  for (const folder of ['node_modules', 'demo/leaderboard/node_modules']) {
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

/** Whether these tests pass. One that does not end fails. */
function pass(files) {
  const runs = [
    ['test/run.mjs', files.filter((file) => !isOfServer(file))],
    ['--test', files.filter(isOfServer)],
  ];
  return runs
    .filter(([, own]) => own.length > 0)
    .every(
      ([how, own]) =>
        spawnSync(process.execPath, [how, ...own], { cwd: copy, timeout: 60_000 * (1 + own.length) }).status === 0,
    );
}

/** What the page for frames is made of reaches its tests by a build. */
const isBuilt = ({ part }) =>
  part !== 'embed' || spawnSync('npm', ['run', '-s', 'build'], { cwd: copy, shell: true }).status === 0;

function isNoticed(place, text) {
  const file = path.join(copy, place.file);
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, text);
  const first = existsSync(path.join(copy, place.by)) ? [[place.by]] : [];
  const others = folders[place.part].map(testsIn);
  try {
    return !isBuilt(place) || [...first, ...others].some((files) => !pass(files));
  } finally {
    writeFileSync(file, whole);
  }
}

makeCopy();
const named = [...new Set(chosen.map(({ by }) => by))].filter((file) => existsSync(path.join(copy, file)));
if (!pass(named)) throw new Error('A test fails without a break.');

const gone = [];
const missed = [];
for (const place of chosen) {
  const text = broken(readFileSync(path.join(copy, place.file), 'utf8'), place);
  const fate = text === undefined ? gone : isNoticed(place, text) ? undefined : missed;
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
