// The versions of Node that come from npm.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { mustRun } from '../frameworks/commands.mjs';
import { read } from '../support/pages.mjs';

const here = import.meta.dirname;
const folderOf = (version) => path.join(here, 'node_modules', version);

const { dependencies, optionalDependencies } = JSON.parse(read('test/nodes/package.json'));

/** Their names, the oldest first. */
export const versions = Object.keys({ ...dependencies, ...optionalDependencies });

/** Gets all of them, unless they are there. If npm cannot, it says so, and `programOf` throws. */
export async function getVersions() {
  if (versions.every((version) => existsSync(folderOf(version)))) return;
  await mustRun(['npm', 'ci', '--ignore-scripts', '--loglevel=error'], here).catch(({ message }) =>
    console.log(message),
  );
}

/** Where the program of a version lies, and which it is. Throws if it is not there or does not start. */
export async function programOf(version) {
  const folder = path.join(folderOf(version), 'bin');
  const said = await mustRun([path.join(folder, 'node'), '--version'], here);
  return { folder, number: said.trim() };
}
