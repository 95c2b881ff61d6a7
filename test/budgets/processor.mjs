// The first board's time of the processor, as a ratio to a page that never changes. Both are measured in the same minute.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rollup } from 'rollup';
import { minify, resolve } from '../../scripts/bundle.mjs';
import { root } from '../support/files.mjs';
import { serveProject } from '../support/server.mjs';
import { withTab } from '../support/tab.mjs';

const folder = '.cache/budgets';

/** How often each page is opened. */
const LEAST = 5;
const MOST = 15;

const page = (code) => `<!doctype html>
<meta charset="utf-8">
<title>Cards</title>
<link rel="icon" href="data:,">
<style>#box > * { width: 400px }</style>
<div id="box"></div>
<script>${code.replaceAll('</script', '<\\/script')}</script>
`;

async function cards() {
  const build = await rollup({
    input: path.join(import.meta.dirname, 'fifty-two-cards.js'),
    plugins: [...resolve(), ...minify()],
  });
  const { output } = await build.generate({ format: 'iife' });
  await build.close();
  return output[0].code;
}

const board = () =>
  `${readFileSync(path.join(root, 'dist/solitaire-elements.js'), 'utf8')};
   const game = document.createElement('bakers-dozen'); game.setAttribute('seed', '42'); box.append(game);`;

async function writePages() {
  mkdirSync(path.join(root, folder), { recursive: true });
  const write = (name, code) => writeFileSync(path.join(root, folder, `${name}.html`), page(code));
  write('board', board());
  write('cards', await cards());
}

const cpuOf = (url) =>
  withTab(async (tab) => {
    await tab.open(url);
    return tab.cpu();
  });

const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];

/**
 * @param enough whether a ratio needs no further look. A machine that does something else may make one run dear, so others follow.
 */
export async function processorFigures(enough) {
  await writePages();
  const server = await serveProject();
  const taken = { board: [], cards: [] };
  try {
    for (let run = 1; ; run++) {
      for (const name of Math.random() < 0.5 ? ['board', 'cards'] : ['cards', 'board']) {
        taken[name].push(await cpuOf(`${server.address}/${folder}/${name}.html`));
      }
      const ratio = Number((median(taken.board) / median(taken.cards)).toFixed(2));
      if (run >= MOST || (run >= LEAST && enough(ratio))) return { 'first board to 52 cards': ratio };
    }
  } finally {
    await server.stop();
  }
}
