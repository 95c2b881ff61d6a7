import 'solitaire-elements/bakers-dozen.js';

document.createElement('bakers-dozen').asist = true;
