import 'gchessboard';
import { ends } from './chess-game.js';

let first;

globalThis.contender = {
  mount(box) {
    const board = document.createElement('g-chess-board');
    board.setAttribute('fen', 'start');
    board.setAttribute('interactive', '');
    box.append(board);
    first ??= board;
  },
  ends: (index) => ends(first, index),
  position: () => first.fen,
};
