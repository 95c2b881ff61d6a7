import type { PyramidDozenElement } from 'solitaire-elements';
import 'solitaire-elements/pyramid-dozen.js';
import 'solitaire-elements/trefoil-solitaire.js';
import { values } from './values';
import './game';

const onChange = (id: string, changed: (control: HTMLInputElement) => void) => {
  const control = document.getElementById(id) as HTMLInputElement;
  control.addEventListener('change', () => changed(control));
};

const box = document.querySelector('#game')!;
const game = document.querySelector('bakers-dozen')!;
const pyramid = document.querySelector('pyramid-dozen')!;
const trefoil = document.querySelector('trefoil-solitaire')!;

document.querySelector('#value')!.append(...values.map((value, i) => new Option(String(value), String(i))));

onChange('seed', ({ value }) => (game.seed = value));
onChange('assist', ({ checked }) => (game.assist = checked));
onChange('disabled', ({ checked }) => game.toggleAttribute('disabled', checked));
onChange('shown', ({ checked }) => (checked ? box.prepend(game) : game.remove()));
onChange('kings', ({ value }) => (pyramid.kings = value as PyramidDozenElement['kings']));
onChange('value', ({ value }) => (trefoil.draw = values[Number(value)] as boolean));
pyramid.addEventListener('deal', ({ detail }) => {
  document.querySelector('#dealt')!.textContent = String(detail.state.options['kings']);
});
