import 'gchessboard';
import { append, contend } from './chess-game.js';

contend(
  (box) => append(box, 'g-chess-board', { fen: 'start', interactive: '' }),
  (board) => board,
  (board) => board.fen,
);
