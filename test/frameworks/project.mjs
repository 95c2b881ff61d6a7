// Projects as the generators of the frameworks make them, with the packed package and the code of the docs.
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mustRun } from './commands.mjs';
import { snippets } from './docs.mjs';

const here = import.meta.dirname;
const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
const locked = ['package.json', 'package-lock.json', '.npmrc'];

/** Which version a lock file wants at each place. */
const versions = (folder) => {
  const { packages } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  return Object.fromEntries(Object.entries(packages).map(([where, { version }]) => [where, version]));
};

/** Lets a generator make its projects in a folder. */
export async function generate({ from, command }, folder, known) {
  mkdirSync(folder);
  if (from)
    await mustRun(['npm', 'exec', '--yes', '--loglevel=error', `--package=${from}`, '-c', command], folder, known);
}

/** Does `npm install solitaire-elements` in a project. */
export const install = (folder, tarball, known) => mustRun(['npm', 'install', ...quiet, tarball], folder, known);

/** Does so in these apps of a folder. Throws if the other packages are not those of the lock file, as after a change of the generator. */
export async function installLocked(folder, names, tarball) {
  for (const file of locked) cpSync(path.join(here, file), path.join(folder, file));
  await mustRun(['npm', 'install', ...quiet, ...names.map((name) => `--workspace=${name}-app`), tarball], folder);
  const installed = versions(folder);
  for (const [where, version] of Object.entries(versions(here)))
    assert.equal(installed[where], version, `package-lock.json does not fit what the generator asks for: ${where}`);
}

/** Writes the lock file anew. */
export async function lock(generator, folder) {
  await generate(generator, folder);
  for (const file of ['package.json', '.npmrc']) cpSync(path.join(here, file), path.join(folder, file));
  await mustRun(['npm', 'install', '--package-lock-only', ...quiet], folder);
  cpSync(path.join(folder, 'package-lock.json'), path.join(here, 'package-lock.json'));
}

/** The lines of a JSON file go into the one that is there, and so do imports alone, in a component into its script. */
const joined = (there, code) =>
  isImports(code)
    ? there.replace(/^(<script.*>\n)?/, (start) => start + code)
    : there.replace('{', code.trimEnd().replace(/\n}$/, ','));

const isImports = (code) => /^(import '.*';\n)+$/.test(code);

/** Puts the app's page and the code of the docs into its project. */
export function fill(name, sources, folder) {
  cpSync(path.join(here, name), folder, { recursive: true });
  cpSync(path.join(here, 'shared'), path.join(folder, sources), { recursive: true });
  for (const { file, code } of snippets.filter(({ app }) => app === name)) {
    const place = path.join(folder, file);
    const isAdded = existsSync(place) && (file.endsWith('.json') || isImports(code));
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, isAdded ? joined(readFileSync(place, 'utf8'), code) : code);
  }
}
