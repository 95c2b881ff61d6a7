// The package as it would be published, installed into the packages of the apps.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { root } from '../support/files.mjs';
import { installLocked } from '../support/install-locked.mjs';
import { mustRun } from './commands.mjs';

const here = import.meta.dirname;
const read = (folder, file) => readFileSync(path.join(here, folder, file), 'utf8');

/** Why an app cannot run on this Node, if so. */
export function tooNew(folder) {
  const { devDependencies } = JSON.parse(read(folder, 'package.json'));
  const { packages } = JSON.parse(read(folder, 'package-lock.json'));
  for (const name of Object.keys(devDependencies)) {
    const { version, engines } = packages[`node_modules/${name}`];
    if (engines?.node && !semver.satisfies(process.versions.node, engines.node)) {
      return `${name} ${version} needs Node ${engines.node}, this is ${process.versions.node}`;
    }
  }
  return undefined;
}

/** Packs the package. Returns the file's path. */
export async function pack() {
  const folder = path.join(root, '.cache/frameworks');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const said = await mustRun(['npm', 'pack', '--ignore-scripts', '--json', '--pack-destination', folder], root);
  const [{ filename }] = JSON.parse(said.slice(said.indexOf('[')));
  return path.join(folder, filename);
}

/** Installs what an app's lock file lists, unless it is there, and the packed package. */
export async function install(name, tarball) {
  const folder = path.join(here, name);
  const modules = path.join(folder, 'node_modules');
  await installLocked(folder, mustRun);
  // npm would keep an earlier package of the same version.
  rmSync(path.join(modules, 'solitaire-elements'), { recursive: true, force: true });
  rmSync(path.join(modules, '.package-lock.json'), { force: true });
  await mustRun(['npm', 'install', '--no-save', '--ignore-scripts', '--loglevel=error', tarball], folder);
}
