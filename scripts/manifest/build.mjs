// Writes what tools know of the elements: the manifest, and all that is made from it.
import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { analyze } from './analyze.mjs';
import { propTypes } from './props.mjs';

const dist = path.resolve(import.meta.dirname, '../../dist');
const typings = path.join(import.meta.dirname, 'typings');
const write = (file, text) => writeFileSync(path.join(dist, file), text);

const manifest = analyze();
write('custom-elements.json', `${JSON.stringify(manifest)}\n`);

write('props.d.ts', await format(propTypes(manifest), { parser: 'typescript', printWidth: 120, singleQuote: true }));
for (const file of readdirSync(typings)) {
  copyFileSync(path.join(typings, file), path.join(dist, file));
  // Most are types alone.
  const module = file.replace('.d.ts', '.js');
  if (!existsSync(path.join(dist, module))) write(module, 'export {};\n');
}
