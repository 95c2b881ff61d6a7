// A game of one's own in play.
import { expect } from 'chai';
import { bakersDozen } from '../../src/games/bakers-dozen.js';
import { trustyTwelve } from '../../src/games/trusty-twelve.js';
import type { Variant } from '../../src/words.js';
import { GOES_HOME } from '../element/decks.js';
import { gameOn, onPage } from './game-on-page.js';
import { change, settle } from './player.js';

describe('a game without a search of its own', () => {
  it('is dealt with its first update, whether or not it can be won', async () => {
    const { search: _, ...rules } = trustyTwelve;
    for (const daily of [false, true]) {
      const game = gameOn({ ...rules, id: 'searchless-twelve', won: () => false }, { daily });
      game.connect();
      await game.updateComplete;
      expect(game.state, String(daily)).to.not.equal(null);
    }
  });
});

describe('a game that is won before all its cards are home', () => {
  it('is finished with the move that wins', async () => {
    const HOME = 40;
    const { foundations } = bakersDozen.piles;
    const earlyDozen: Variant = {
      ...bakersDozen,
      id: 'early-dozen',
      won: ({ piles }) => foundations.reduce((sum, pile) => sum + piles[pile]!.length, 0) >= HOME,
    };
    const game = await onPage(earlyDozen, { deck: GOES_HOME });
    expect([game.finish(), game.moveCount, game.status]).to.deep.equal([HOME, HOME, 'won']);
    expect(game.finish()).to.equal(0);
  });
});

describe('what goes wrong with a game', () => {
  it('as it deals is reported to the page, once', async () => {
    const error = new Error('no cards');
    const deal = () => {
      throw error;
    };
    const game = gameOn({ ...trustyTwelve, id: 'broken-twelve', deal }, { seed: '1' });
    game.connect();
    await settle(game);
    await change(game, { buttons: 'undo' });
    expect(game.page.errors).to.deep.equal([error]);
    expect(await game.newGame({ seed: '2' }).catch((thrown: unknown) => thrown)).to.equal(error);
  });
});
