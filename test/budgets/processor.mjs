// The first board's time of the processor, as a ratio to a page that never changes. Both are measured in the same minute.
import path from 'node:path';
import { quantile } from '../../scripts/figures.mjs';
import { read } from '../support/pages.mjs';
import { serve } from '../support/serve.mjs';
import { cpuOf } from '../support/tab.mjs';
import { bundle, inPage, pageOf, write } from '../support/written-pages.mjs';

/** How often each page is opened. */
const LEAST = 5;
const MOST = 15;

const board = `${read('dist/solitaire-elements.js')};
  const game = document.createElement('bakers-dozen'); game.setAttribute('seed', '42'); box.append(game);`;

const median = (list) =>
  quantile(
    list.toSorted((a, b) => a - b),
    0.5,
  );

/**
 * @param limit of the ratio: one that keeps it needs no further look. A machine that does something else may make one run
 *   dear, so others follow.
 */
export async function processorFigures(limit = Infinity) {
  const cards = await bundle(path.join(import.meta.dirname, 'fifty-two-cards.js'));
  const pages = {
    board: write('budgets/board.html', pageOf(inPage(board))),
    cards: write('budgets/cards.html', pageOf(inPage(cards))),
  };
  const taken = { board: [], cards: [] };
  const { address, stop } = await serve();
  try {
    for (let run = 1; ; run++) {
      for (const name of Math.random() < 0.5 ? ['board', 'cards'] : ['cards', 'board']) {
        taken[name].push(await cpuOf(address + pages[name]));
      }
      const ratio = Number((median(taken.board) / median(taken.cards)).toFixed(2));
      if (run >= MOST || (run >= LEAST && ratio <= limit)) return { 'first board to 52 cards': ratio };
    }
  } finally {
    await stop();
  }
}
