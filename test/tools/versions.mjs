// Which versions of the tools are tried: exactly those that the two package.json name, and Debian's of programs outside npm.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/files.mjs';

const json = (file) => JSON.parse(readFileSync(file, 'utf8'));

const pinned = {
  ...json(path.join(root, 'package.json')).devDependencies,
  ...json(path.join(import.meta.dirname, 'package.json')).dependencies,
};

/** Programs that npm doesn't have: their versions in Debian 12, and what prints the version. */
const PROGRAMS = {
  hugo: { version: '0.111.3', print: ['version'] },
  minify: { version: '2.12.4', print: ['--version'] },
};

export const isProgram = (name) => Object.hasOwn(PROGRAMS, name);

/** The version of a tool that is tried, such as `7.2.0`. */
export const versionOf = (name) => PROGRAMS[name]?.version ?? pinned[name];

/** Why a program can't be tried here, or undefined. */
export function whyMissing(name) {
  const { version, print } = PROGRAMS[name];
  try {
    const said = execFileSync(name, print, { encoding: 'utf8' });
    const found = /\d+(\.\d+)+/.exec(said)?.[0];
    return found === version ? undefined : `it is version ${found}, and the docs name ${version}`;
  } catch {
    return 'it is not installed';
  }
}
