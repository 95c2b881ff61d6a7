import 'chessboard-element';
import { ends } from './chess-game.js';

let first;

globalThis.contender = {
  mount(box) {
    const board = document.createElement('chess-board');
    board.setAttribute('position', 'start');
    board.setAttribute('draggable-pieces', '');
    box.append(board);
    first ??= board;
  },
  ends: (index) => ends(first.shadowRoot.querySelector('[part~=board]'), index),
  position: () => first.fen(),
};
