import { Chessground } from '@lichess-org/chessground';
import { append, contend } from './chess-game.js';

contend(
  (box) => Chessground(append(box, 'div', { style: 'height: 400px' }), {}),
  ({ state }) => state.dom.elements.board,
  (board) => board.getFen(),
);
