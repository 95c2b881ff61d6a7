// What a deal is called.
import { expect } from 'chai';
import { settle } from '../play/player.js';
import { open } from './reader.js';
import { shownGame } from './shown-game.js';

describe('deals', () => {
  it('are called by the game, and by their seed if it has at most six characters; Share shows any', async () => {
    const game = await shownGame('trusty-twelve');
    for (const [seed, deal] of [
      ['12345', 'Deal 12345'],
      ['1234567', ''],
      ['2026-11-20', ''],
    ] as const) {
      await game.newGame({ seed });
      await settle(game);
      const { name, seen } = game.shown!.line;
      expect([name, seen]).to.deep.equal(['Trusty Twelve', deal]);
    }
    const { blocks } = await open(game, 'share');
    expect(blocks.filter(({ kind }) => kind === 'note')).to.deep.equal([{ kind: 'note', text: 'Deal 2026-11-20' }]);
  });
});
