// As followed.test.ts, of the games that are searched by their rules alone. A test takes up to a minute.
import { EXAMPLES } from '../examples/games.js';
import { itWins } from './following.js';

describe('whoever follows the advice wins', function () {
  this.timeout(600_000);

  for (const { variant } of EXAMPLES) itWins(variant, [0]);
});
