// Writes what tools know of the elements into dist/: the manifest, and all that is made from it.
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { analyze } from './analyze.mjs';
import { vscodeCss, vscodeHtml, webTypes } from './editors.mjs';
import { propTypes } from './props.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const typings = path.join(import.meta.dirname, 'typings');

const write = (file, text) => writeFileSync(path.join(root, 'dist', file), text);
const writeJson = (file, value) => write(file, `${JSON.stringify(value)}\n`);

const { manifest } = analyze();
writeJson('custom-elements.json', manifest);
writeJson('vscode.html-custom-data.json', vscodeHtml(manifest));
writeJson('vscode.css-custom-data.json', vscodeCss(manifest));
writeJson('web-types.json', webTypes(manifest, JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))));

write('props.d.ts', await format(propTypes(manifest), { parser: 'typescript', printWidth: 120, singleQuote: true }));
for (const file of readdirSync(typings)) {
  copyFileSync(path.join(typings, file), path.join(root, 'dist', file));
  // Most entries are types alone.
  const module = file.replace('.d.ts', '.js');
  if (!existsSync(path.join(root, 'dist', module))) write(module, 'export {};\n');
}
