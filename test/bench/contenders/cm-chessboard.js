import { Chessboard, FEN } from 'cm-chessboard';
import { ends } from './chess-game.js';

let first;

globalThis.contender = {
  mount(box) {
    const place = document.createElement('div');
    box.append(place);
    const board = new Chessboard(place, {
      position: FEN.start,
      assetsUrl: '/test/bench/node_modules/cm-chessboard/assets/',
    });
    board.enableMoveInput(() => true);
    first ??= { place, board };
  },
  ends: (index) => ends(first.place.querySelector('svg.cm-chessboard'), index),
  position: () => first.board.getPosition(),
};
