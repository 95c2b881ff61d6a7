// Pages that a measurement writes for itself, into the cache.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './files.mjs';

/** Writes a file into the cache. Returns its path on the server. */
export function write(name, text) {
  const file = path.join('.cache', name);
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  return `/${file}`;
}

/** A script's text that may stand in a page. */
export const inPage = (code) => `<script>${code.replaceAll('</script', '<\\/script')}</script>`;

/** A page with `#box`, in which everything is 400 pixels wide. */
export const pageOf = (...parts) => `<!doctype html>
<meta charset="utf-8">
<title>Boards</title>
<link rel="icon" href="data:,">
<style>#box > * { width: 400px }</style>
<div id="box"></div>
${parts.join('\n')}
`;

/** A script with what it imports, minified. */
export async function bundle(input) {
  const { outputFiles } = await build({
    entryPoints: [input],
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
  });
  return outputFiles[0].text;
}
