// Modules made of text: components that a compiler wrote, and code of the docs. They lie in a folder from which they find the tools.
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = path.join(import.meta.dirname, 'node_modules/.written');

/** What a module exports. */
export function moduleOf(code) {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${createHash('sha256').update(code).digest('hex')}.mjs`);
  writeFileSync(file, code);
  return import(pathToFileURL(file).href);
}

/** A module as a script, which puts its exports into a variable. */
export async function scriptOf(code, globalName) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'iife',
    globalName,
    logLevel: 'error',
  });
  return outputFiles[0].text;
}
