// What a script does with a game: play, undo and redo, finish.
import { expect } from 'chai';
import { verify } from '../../src/engine.js';
import type { Move } from '../../src/engine.js';
import { GOES_HOME, LAST_MOVE } from '../element/decks.js';
import { listen, typesOf } from '../support/heard.js';
import { type GameId, onPage } from './game-on-page.js';
import { playFirst, settle, shown } from './player.js';

describe('play', () => {
  it('takes a pair in either order, and knows no more than it must', async () => {
    const game = await onPage('pyramid-dozen', { seed: '42' });
    const pair = () => game.legalMoves.find((move) => move.type === 'remove' && move.cards.length === 2);
    while (!pair()) game.play({ type: 'draw' });
    const { cards, from } = pair() as Move & { type: 'remove' };
    const turned = { type: 'remove', cards: cards.toReversed(), from: from.toReversed(), by: 'me' } as Move;
    expect(game.play(turned)).to.equal(true);
    expect(game.state!.piles.find(({ id }) => id === 'discard')!.cards).to.have.members(cards);
  });

  const nonsense: unknown[] = [
    ...[undefined, null, 'draw', {}, { type: 'draw' }, { type: 'move' }],
    { type: 'move', card: 'KC', from: 'tableau-1', to: 'tableau-1' },
    { type: 'move', card: 'KC', from: 'tableau-99', to: 'nowhere' },
    { type: 'remove', cards: ['QC'], from: ['pyramid-1'] },
  ];
  it('changes nothing for anything else', async () => {
    const game = await onPage('trusty-twelve', { seed: '42' });
    const before = game.state;
    const heard = listen(game);
    for (const move of nonsense) expect(game.play(move as Move), JSON.stringify(move)).to.equal(false);
    const [legal] = game.legalMoves as (Move & { type: 'move' })[];
    expect(game.play({ ...legal!, to: legal!.from })).to.equal(false);
    await settle(game);
    expect(game.state).to.deep.equal(before);
    expect(typesOf(heard)).to.deep.equal([]);
  });

  it('is over with the game', async () => {
    const won = await onPage('bakers-dozen', { deck: GOES_HOME });
    won.finish();
    const lost = await onPage('trusty-twelve', { deck: LAST_MOVE });
    playFirst(lost);
    expect([won.status, lost.status]).to.deep.equal(['won', 'lost']);
    expect([...won.legalMoves, ...lost.legalMoves]).to.deep.equal([]);
    expect([won.canUndo, won.undo(), lost.canUndo, lost.undo()]).to.deep.equal([false, false, true, true]);
    expect(lost.status).to.equal('playing');
  });
});

describe('undo and redo', () => {
  it('go through the whole game and back', async () => {
    const game = await onPage('bakers-dozen', { seed: '42' });
    const states = [game.state];
    for (let i = 0; i < 5; i++) {
      playFirst(game);
      states.push(game.state);
    }
    for (const state of states.slice(0, -1).reverse()) {
      expect([game.canUndo, game.undo()]).to.deep.equal([true, true]);
      expect(game.state).to.deep.equal(state);
      expect(shown(game)).to.deep.equal(state);
    }
    expect([game.canUndo, game.undo(), game.moveCount]).to.deep.equal([false, false, 0]);
    for (const state of states.slice(1)) {
      expect([game.canRedo, game.redo()]).to.deep.equal([true, true]);
      expect(game.state).to.deep.equal(state);
    }
    expect([game.canRedo, game.redo(), game.moveCount]).to.deep.equal([false, false, 5]);
  });

  it('forget what was taken back when another move is made', async () => {
    const game = await onPage('bakers-dozen', { seed: '42' });
    playFirst(game);
    game.undo();
    game.play(game.legalMoves[1]!);
    expect([game.canRedo, game.redo(), game.moveCount]).to.deep.equal([false, false, 1]);
  });
});

describe('finish', () => {
  const home = {
    ...{ 'bakers-dozen': 52, 'lucky-thirteen': 52, 'trefoil-solitaire': 48 },
    // They have no foundations.
    ...{ 'trusty-twelve': 0, 'pyramid-dozen': 0 },
  };
  for (const [id, count] of Object.entries(home)) {
    it(`plays ${count} cards of ${id} home, each its own step`, async () => {
      const game = await onPage(id as GameId, { deck: GOES_HOME });
      const status = count > 0 ? 'won' : 'playing';
      expect([game.finish(), game.moveCount, game.status]).to.deep.equal([count, count, status]);
      expect(verify(game.record)).to.include({ ok: true, status, moveCount: count });
      expect(game.finish()).to.equal(0);
    });
  }

  it('plays what it can, each to be taken back', async () => {
    const game = await onPage('trefoil-solitaire', { seed: '2' });
    const before = game.state;
    const count = game.finish();
    expect(count).to.be.above(1);
    expect([game.moveCount, game.status]).to.deep.equal([count, 'playing']);
    expect(shown(game)).to.deep.equal(game.state);
    for (let i = 0; i < count; i++) expect(game.undo()).to.equal(true);
    expect(game.state).to.deep.equal(before);
  });

  it('leaves on the tableau what another card may want to lie on', async () => {
    // After both black Aces and the Two of spades the Three may go home, but the other Twos are buried still.
    const game = await onPage('lucky-thirteen', { seed: '35' });
    expect(game.finish()).to.equal(3);
    expect(game.legalMoves).to.deep.include({ type: 'move', card: '3S', from: 'tableau-4', to: 'foundation-S' });
  });
});
