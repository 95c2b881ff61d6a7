import 'solitaire-elements/bakers-dozen.js';

const box = document.querySelector('#game')!;
const game = box.querySelector('bakers-dozen')!;

game.addEventListener('win', ({ detail }) => {
  box.querySelector('output')!.append(`Won in ${detail.moveCount} moves.`);
});
box.querySelector('button')!.addEventListener('click', () => game.undo());
