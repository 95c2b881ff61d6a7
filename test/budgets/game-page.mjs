import { own } from '../bench/contenders.mjs';
import { read } from '../support/pages.mjs';
import { inPage, pageOf, write } from '../support/written-pages.mjs';

/** Writes a page with the game that the bench plays. Returns its path on the server. */
export const gamePage = () =>
  write(
    'budgets/game.html',
    pageOf(
      inPage(own.globals()),
      inPage(own.library()),
      inPage(read('test/bench/contenders/solitaire-elements.js')),
      inPage('contender.mount(box);'),
    ),
  );
