// The pages on which the boards are measured.
import path from 'node:path';
import { games } from '../../dist/engine.js';
import { serve } from '../support/serve.mjs';
import { bundle, inPage, pageOf, write } from '../support/written-pages.mjs';
import { blank, own } from './contenders.mjs';

/** A script in a file of its own, as most sites have them: a browser may compile it beside the main thread. */
const inFile = (code, name) => `<script src="${write(`bench/${name}.js`, code)}"></script>`;

const writePage = (name, ...parts) => write(`bench/${name}.html`, pageOf(...parts));

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
  if (contender === blank) return { empty: writePage('empty') };
  const { name, styles, library, globals } = contender;
  const code = await bundle(path.join(import.meta.dirname, 'contenders', `${name}.js`));
  const paths = {};
  for (const [page, [count, script]] of Object.entries(PAGES)) {
    paths[page] = writePage(
      `${name}-${page}`,
      styles ? `<style>${styles()}</style>` : '',
      globals ? inPage(globals()) : '',
      library ? script(library(), `${name}-library`) : '',
      script(code, name),
      count > 0 ? inPage(`for (let i = 0; i < ${count}; i++) contender.mount(box);`) : '',
    );
  }
  if (contender === own) {
    const withoutSeed = games.map((game) => `<${game}></${game}>`);
    paths.fiveGames = writePage('five-games', inFile(library(), 'five-games'), ...withoutSeed);
  }
  return paths;
}

/** Serves the pages of all contenders: their addresses by name and page. */
export async function servePages(contenders) {
  const { address, stop } = await serve();
  const pages = {};
  for (const contender of contenders) {
    const paths = Object.entries(await writePages(contender));
    pages[contender.name] = Object.fromEntries(paths.map(([page, file]) => [page, address + file]));
  }
  return { pages, stop };
}
