import { Chessground } from '@lichess-org/chessground';
import { ends } from './chess-game.js';

let first;

globalThis.contender = {
  mount(box) {
    const place = document.createElement('div');
    place.style.height = '400px';
    box.append(place);
    const board = Chessground(place, {});
    first ??= { place, board };
  },
  ends: (index) => ends(first.place.querySelector('cg-board'), index),
  position: () => first.board.getFen(),
};
