import { expect } from 'chai';
import { recordFromText } from '../../src/engine.js';
import { settle } from '../play/player.js';
import { WON } from '../support/games-played.js';
import { shownGame } from './shown-game.js';

describe('load', () => {
  it('shows a won game as its record says', async () => {
    const record = recordFromText(WON['trefoil-solitaire']!);
    const game = await shownGame('trefoil-solitaire', { seed: '1' });
    await game.load(record);
    await settle(game);
    expect([game.status, game.record]).to.deep.equal(['won', record]);
    expect(game.show.table.game!.state).to.deep.equal(game.state);
  });
});
