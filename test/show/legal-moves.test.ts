// The panel of moves: what it lists, and what it says where there is nothing to play.
import { expect } from 'chai';
import { recordFromText } from '../../src/engine.js';
import { settle } from '../play/player.js';
import { LOST } from '../support/games-played.js';
import { blocksOf, open, panelText, says } from './reader.js';
import { shownGame } from './shown-game.js';

describe('the panel of moves', () => {
  it('has each move once, in signs for the eye and with its piles for the ear', async () => {
    const game = await shownGame('bakers-dozen', { seed: '42' });
    await open(game, 'legal-moves');
    const [{ moves }] = blocksOf(game, 'moves') as [ReturnType<typeof blocksOf<'moves'>>[number]];
    const names = moves.map(({ spoken }) => spoken);
    const seen = moves.map((move) => move.seen);
    expect(
      seen.filter((signs) => !/^(10|[2-9AJQK])[♣♦♥♠] → ((10|[2-9AJQK])[♣♦♥♠]|foundation)$/.test(signs)),
    ).to.deep.equal([]);
    expect([names.length, new Set(names).size]).to.deep.equal(Array(2).fill(game.legalMoves.length));
    expect(names.filter((name) => !name.includes(', '))).to.deep.equal([]);
  });

  it('says why there is nothing to play', async () => {
    const game = await shownGame('bakers-dozen', { seed: '42' });
    await open(game, 'legal-moves');
    await game.load(recordFromText(LOST.find((each) => each.game === 'bakers-dozen')!.text));
    await settle(game);
    expect(panelText(game)).to.equal(says(game));
  });
});
