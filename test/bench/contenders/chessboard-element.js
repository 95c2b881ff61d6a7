import 'chessboard-element';
import { append, contend } from './chess-game.js';

contend(
  (box) => append(box, 'chess-board', { position: 'start', 'draggable-pieces': '' }),
  ({ shadowRoot }) => shadowRoot.querySelector('[part~=board]'),
  (board) => board.fen(),
);
