// The pages on which the boards are measured.
import terser from '@rollup/plugin-terser';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rollup } from 'rollup';
import { resolve } from '../../scripts/bundle.mjs';
import { games } from '../../dist/engine.js';
import { root } from '../support/files.mjs';
import { serveProject } from '../support/server.mjs';
import { blank, own } from './contenders.mjs';

const folder = '.cache/bench';

/** A script's text that may stand in a page. */
const inPage = (code) => `<script>${code.replaceAll('</script', '<\\/script')}</script>`;

async function bundle({ name }) {
  const input = path.join(import.meta.dirname, 'contenders', `${name}.js`);
  const build = await rollup({ input, plugins: [...resolve(), terser()], logLevel: 'silent' });
  const { output } = await build.generate({ format: 'iife' });
  await build.close();
  return output[0].code;
}

/** Writes a file into the folder of the pages. */
function write(file, text) {
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, file), text);
  return `/${folder}/${file}`;
}

/** A script in a file of its own, as most sites have them: a browser may compile it beside the main thread. */
const inFile = (code, name) => `<script src="${write(`${name}.js`, code)}"></script>`;

/** What a contender loads. */
function headOf(contender, code, script) {
  const { name, styles, library, globals } = contender;
  return [
    styles ? `<style>${styles()}</style>` : '',
    ...Object.entries(globals?.() ?? {}).map(([name, value]) => inPage(`const ${name} = ${JSON.stringify(value)};`)),
    library ? script(library(), `${name}-library`) : '',
    script(code, name),
  ].join('\n');
}

const page = (head, boards) => `<!doctype html>
<meta charset="utf-8">
<title>Boards</title>
<link rel="icon" href="data:,">
<style>body { margin: 8px } #box > * { width: 400px }</style>
<div id="box"></div>
${head}
${boards}
`;

/** The pages by their names: how many boards they have, and where the script stands. */
const PAGES = {
  0: [0, inFile],
  1: [1, inFile],
  '1-inline': [1, inPage],
  50: [50, inFile],
  '50-inline': [50, inPage],
  51: [51, inFile],
};

/** Writes the pages of a contender. Returns their paths by their names. */
async function writePages(contender) {
  if (contender === blank) return { empty: write('empty.html', page('', '')) };
  const code = await bundle(contender);
  const boards = (count) => (count === 0 ? '' : inPage(`for (let i = 0; i < ${count}; i++) contender.mount(box);`));
  return Object.fromEntries(
    Object.entries(PAGES).map(([name, [count, script]]) => [
      name,
      write(`${contender.name}-${name}.html`, page(headOf(contender, code, script), boards(count))),
    ]),
  );
}

/** A page with each of our games, without a seed. */
const writeFiveGames = () =>
  write(
    'five-games.html',
    page(inFile(own.library(), 'five-games'), games.map((game) => `<${game}></${game}>`).join('\n')),
  );

/** Serves the pages of all contenders: their addresses by name and page. */
export async function servePages(contenders) {
  const server = await serveProject();
  const addresses = (paths) =>
    Object.fromEntries(Object.entries(paths).map(([key, path]) => [key, server.address + path]));
  const pages = {};
  for (const contender of contenders) pages[contender.name] = addresses(await writePages(contender));
  Object.assign(pages[own.name], addresses({ fiveGames: writeFiveGames() }));
  return { pages, stop: server.stop };
}
