// Code of the docs, as modules that find the package by its name.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../support/files.mjs';

const cache = path.join(root, '.cache');

/** Imports texts as modules, each of its own, until the tests around are over. */
export function modulesFor(name) {
  let folder;
  let count = 0;

  before(() => {
    mkdirSync(cache, { recursive: true });
    folder = mkdtempSync(path.join(cache, `${name}-`));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  return (text) => {
    const file = path.join(folder, `${count++}.mjs`);
    writeFileSync(file, text);
    return import(pathToFileURL(file).href);
  };
}
