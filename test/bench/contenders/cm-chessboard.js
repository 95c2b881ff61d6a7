import { Chessboard, FEN } from 'cm-chessboard';
import { append, contend } from './chess-game.js';

contend(
  (box) => {
    const assetsUrl = '/test/bench/node_modules/cm-chessboard/assets/';
    const board = new Chessboard(append(box, 'div'), { position: FEN.start, assetsUrl });
    board.enableMoveInput(() => true);
    return board;
  },
  ({ context }) => context.querySelector('svg.cm-chessboard'),
  (board) => board.getPosition(),
);
