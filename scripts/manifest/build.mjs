// Writes what tools know of the elements into dist/: the manifest, and all that is made from it.
import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { at, filesIn, own } from '../package.mjs';
import { analyze } from './analyze.mjs';
import { vscodeCss, vscodeHtml, webTypes } from './editors.mjs';
import { propTypes } from './props.mjs';

const TYPINGS = 'integrations/typings';

const write = (file, text) => writeFileSync(at(`dist/${file}`), text);
const writeJson = (file, value) => write(file, `${JSON.stringify(value)}\n`);

const { manifest } = analyze();
writeJson('custom-elements.json', manifest);
writeJson('vscode.html-custom-data.json', vscodeHtml(manifest));
writeJson('vscode.css-custom-data.json', vscodeCss(manifest));
writeJson('web-types.json', webTypes(manifest, own));

write('props.d.ts', await format(propTypes(manifest), { parser: 'typescript', printWidth: 120, singleQuote: true }));
for (const file of filesIn(TYPINGS)) {
  copyFileSync(at(`${TYPINGS}/${file}`), at(`dist/${file}`));
  // Most entries are types alone.
  const module = file.replace('.d.ts', '.js');
  if (!existsSync(at(`dist/${module}`))) write(module, 'export {};\n');
}
