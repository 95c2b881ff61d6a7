// `npm run lint:changed`: what `npm run lint` checks, but only in the files that changed since the branch left its upstream, including
// changes that aren't committed. Checks all files where no such commit is known, or where the rules themselves changed.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const shell = process.platform === 'win32';

/** What a git command prints, or undefined if it fails. */
function git(...args) {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

/** The branches that a change starts from, the most certain first. */
const UPSTREAMS = ['@{upstream}', 'origin/HEAD', 'origin/main'];

/** The last commit that the branch shares with its upstream, unless that is its own last commit. */
function mergeBase() {
  const head = git('rev-parse', 'HEAD');
  return UPSTREAMS.map((upstream) => git('merge-base', 'HEAD', upstream))
    .find((base) => base && base !== head)
    ?.trim();
}

/** A change to these can make any file wrong. */
const RULES =
  /^(eslint\.config\.mjs|\.prettier.*|\.editorconfig|package-lock\.json|tsconfig.*\.json|scripts\/(layers|real-time|type-names)\.mjs)$/;

/** The changed files, or undefined if all must be checked. */
function changedFiles() {
  const base = mergeBase();
  const tracked = base && git('diff', '--name-only', '-z', base);
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  if (tracked === undefined || added === undefined) return undefined;
  const files = [...new Set([...tracked.split('\0'), ...added.split('\0')])].filter((file) => file && existsSync(file));
  return files.some((file) => RULES.test(file)) ? undefined : files;
}

const changed = changedFiles();
console.log(changed ? `${changed.length} changed files are checked` : 'All files are checked');
const scripts = changed?.filter((file) => /\.(m?js|ts)$/.test(file)) ?? ['.'];
for (const [command, options, files] of [
  ['eslint', ['--no-warn-ignored'], scripts],
  ['prettier', ['--check', '--log-level', 'warn', '--ignore-unknown'], changed ?? ['.']],
]) {
  if (files.length === 0) continue;
  const { status } = spawnSync(command, [...options, ...files], { stdio: 'inherit', shell });
  if (status !== 0) process.exit(status ?? 1);
}
