// The boards that are compared. Each has a small script in contenders/ that tells how to put one on a page and how to move.
import { createGame, recordFromText } from '../../dist/engine.js';
import { followRecord } from '../engine/follow.ts';
import { WON } from '../support/games-played.ts';
import { read } from '../support/pages.mjs';

const stylesOf = (...files) => files.map((file) => read(`test/bench/node_modules/${file}`)).join('\n');

/** A whole game, which a player has won. */
export const record = recordFromText(WON['bakers-dozen']);

export const moves = followRecord(createGame(record.game, { seed: record.seed }), record.moves);

/** A player's board of ours, with everything around it. */
export const own = {
  name: 'solitaire-elements',
  /** Loaded as it is published; the others are bundled and minified. */
  library: () => read('dist/solitaire-elements.js'),
  globals: () => `const MOVES = ${JSON.stringify(moves)};`,
};

export const peers = [
  // Its pieces are moved by dragging alone.
  { name: 'chessboard-element', hasTaps: false },
  {
    name: 'chessground',
    styles: () =>
      stylesOf(
        ...['base', 'brown', 'cburnett'].map((name) => `@lichess-org/chessground/assets/chessground.${name}.css`),
      ),
  },
  { name: 'cm-chessboard', styles: () => stylesOf('cm-chessboard/assets/chessboard.css') },
  { name: 'gchessboard' },
];

export const everybody = [own, ...peers];

/** A page with nothing on it: what the browser itself takes. */
export const blank = { name: 'blank' };
