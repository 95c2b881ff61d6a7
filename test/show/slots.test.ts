// The page's own words about the end of a game: when they are heard.
import { expect } from 'chai';
import { GOES_HOME, LAST_MOVE } from '../element/decks.js';
import { settle } from '../play/player.js';
import { finish, make, sendHome } from './ended.js';
import { saidBy } from './reader.js';
import { shownGame } from './shown-game.js';

describe('what a page puts into a slot', () => {
  it('is heard after the figures', async () => {
    const won = await shownGame('bakers-dozen', { deck: GOES_HOME });
    won.screen.words.won = ['A deal a week: Subscribe'];
    await sendHome(won, 'AS');
    await finish(won);
    expect(saidBy(won)).to.match(/Won in 52 moves, .*A deal a week: Subscribe$/);
    const lost = await shownGame('trusty-twelve', { deck: LAST_MOVE });
    lost.screen.words.lost = ['See the leaderboard'];
    await make(lost, lost.legalMoves[0]!);
    while (!saidBy(lost).includes('leaderboard')) await settle(lost);
    expect(saidBy(lost)).to.match(
      /No moves left.*couldn’t have been won\. \d+ cards left in the stock\. See the leaderboard$/,
    );
  });
});
