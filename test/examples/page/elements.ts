// The examples' elements on the page, and what they tell. A test that imports this file defines them.
import '../../../src/examples/aces-up.js';
import '../../../src/examples/beleaguered-castle.js';
import '../../../src/examples/canfield-solitaire.js';
import '../../../src/examples/free-cell.js';
import '../../../src/examples/golf-solitaire.js';
import '../../../src/examples/klondike-solitaire.js';
import '../../../src/examples/yukon-solitaire.js';
import { EXAMPLES } from '../games.js';

export { EXAMPLES };
export const variants = EXAMPLES.map(({ variant }) => variant);
