// The page of an app without components.
import 'solitaire-elements/pyramid-dozen.js';
import 'solitaire-elements/trefoil-solitaire.js';
import { first, hears, takes } from './given';

const box = document.querySelector('#game')!;
const game = document.querySelector('bakers-dozen')!;
const pyramid = document.querySelector('pyramid-dozen')!;
const trefoil = document.querySelector('trefoil-solitaire')!;
let given = first;

takes((more) => {
  given = { ...given, ...more };
  game.seed = given.seed;
  game.assist = given.assist;
  game.toggleAttribute('disabled', given.disabled);
  pyramid.kings = given.kings;
  if ('draw' in more) trefoil.draw = given.draw;
  if (!given.shown) game.remove();
  else if (!game.isConnected) box.prepend(game);
});
pyramid.addEventListener('deal', ({ detail }) => hears(detail));
