// How the verdict is worded for a deal that can be won, for one that can't, and for a game that was thrown away.
import type { Move } from '../../src/engine.js';
import { change, playAll } from '../play/player.js';
import { hears, open } from './reader.js';
import { shownGame } from './shown-game.js';
import { GAME, movesThatThrowAway, seedThatIs } from '../play/verdicts.js';

describe('the solver at the table', () => {
  let winnable: string;
  let unwinnable: string;
  let wasted: Move[];
  before(async () => {
    winnable = await seedThatIs('winnable');
    wasted = await movesThatThrowAway(winnable);
    unwinnable = await seedThatIs('unwinnable');
  });

  it('has four honest wordings', async () => {
    const game = await shownGame(GAME, { seed: winnable });
    await open(game, 'verdict');
    await hears(game, /^This deal is winnable$/);
    await playAll(game, wasted);
    await open(game, 'verdict');
    await hears(game, /no longer winnable/i);
    await change(game, { seed: unwinnable });
    await open(game, 'verdict');
    await hears(game, /can’t be won/);
  });
});
