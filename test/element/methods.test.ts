import { expect } from '@open-wc/testing';
import { verify } from '../../src/engine.js';
import type { Move } from '../../src/engine.js';
import { GOES_HOME, LAST_MOVE } from './decks.js';
import { create, listen, seen, settled, stated, table, typesOf } from '../support/table.js';

describe('before the first deal', () => {
  it('there is nothing to be read, and nothing happens', () => {
    const element = create('bakers-dozen', { seed: '42' });
    const { state, record, legalMoves, canUndo, canRedo, status, moveCount, elapsed } = element;
    expect([state, record, legalMoves, canUndo, canRedo]).to.deep.equal([null, null, [], false, false]);
    expect([status, moveCount, elapsed]).to.deep.equal(['playing', 0, 0]);
    expect([element.play({ type: 'draw' }), element.undo(), element.redo()]).to.deep.equal([false, false, false]);
    expect(element.finish()).to.equal(0);
  });
});

describe('play', () => {
  it('makes each legal move, and it is seen', async () => {
    const element = await table('lucky-thirteen', { seed: '42' });
    for (const move of element.legalMoves) {
      expect(element.play(move)).to.equal(true);
      await settled(element);
      expect(seen(element)).to.deep.equal(stated(element));
      element.undo();
    }
  });

  it('takes a pair in either order, and knows no more than it must', async () => {
    const element = await table('pyramid-dozen', { seed: '42' });
    const pair = () => element.legalMoves.find((move) => move.type === 'remove' && move.cards.length === 2);
    while (!pair()) element.play({ type: 'draw' });
    const { cards, from } = pair() as Move & { type: 'remove' };
    const turned = { type: 'remove', cards: cards.toReversed(), from: from.toReversed(), by: 'me' } as Move;
    expect(element.play(turned)).to.equal(true);
    expect(element.state!.piles.find(({ id }) => id === 'discard')!.cards).to.have.members(cards);
  });

  const nonsense: unknown[] = [
    ...[undefined, null, 'draw', {}, { type: 'draw' }, { type: 'move' }],
    { type: 'move', card: 'KC', from: 'tableau-1', to: 'tableau-1' },
    { type: 'move', card: 'KC', from: 'tableau-99', to: 'nowhere' },
    { type: 'remove', cards: ['QC'], from: ['pyramid-1'] },
  ];
  it('changes nothing for anything else', async () => {
    const element = await table('trusty-twelve', { seed: '42' });
    const before = element.state;
    const heard = listen(element);
    for (const move of nonsense) expect(element.play(move as Move), JSON.stringify(move)).to.equal(false);
    const [legal] = element.legalMoves as (Move & { type: 'move' })[];
    expect(element.play({ ...legal!, to: legal!.from })).to.equal(false);
    await settled(element);
    expect(element.state).to.deep.equal(before);
    expect(typesOf(heard)).to.deep.equal([]);
  });

  it('is over with the game', async () => {
    const won = await table('bakers-dozen', { deck: GOES_HOME });
    won.finish();
    const lost = await table('trusty-twelve', { deck: LAST_MOVE });
    lost.play(lost.legalMoves[0]!);
    expect([won.status, lost.status]).to.deep.equal(['won', 'lost']);
    expect([...won.legalMoves, ...lost.legalMoves]).to.deep.equal([]);
    expect([won.canUndo, won.undo(), lost.canUndo, lost.undo()]).to.deep.equal([false, false, true, true]);
    expect(lost.status).to.equal('playing');
  });
});

describe('undo and redo', () => {
  it('go through the whole game and back', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    const states = [element.state];
    for (let i = 0; i < 5; i++) {
      element.play(element.legalMoves[0]!);
      states.push(element.state);
    }
    for (const state of states.slice(0, -1).reverse()) {
      expect([element.canUndo, element.undo()]).to.deep.equal([true, true]);
      expect(element.state).to.deep.equal(state);
      await settled(element);
      expect(seen(element)).to.deep.equal(stated({ state }));
    }
    expect([element.canUndo, element.undo(), element.moveCount]).to.deep.equal([false, false, 0]);
    for (const state of states.slice(1)) {
      expect([element.canRedo, element.redo()]).to.deep.equal([true, true]);
      expect(element.state).to.deep.equal(state);
    }
    expect([element.canRedo, element.redo(), element.moveCount]).to.deep.equal([false, false, 5]);
  });

  it('forget what was taken back when another move is made', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    element.play(element.legalMoves[0]!);
    element.undo();
    element.play(element.legalMoves[1]!);
    expect([element.canRedo, element.redo(), element.moveCount]).to.deep.equal([false, false, 1]);
  });
});

describe('finish', () => {
  const home = {
    ...{ 'bakers-dozen': 52, 'lucky-thirteen': 52, 'trefoil-solitaire': 48 },
    // They have no foundations.
    ...{ 'trusty-twelve': 0, 'pyramid-dozen': 0 },
  };
  for (const [tag, count] of Object.entries(home)) {
    it(`plays ${count} cards of ${tag} home, each its own step`, async () => {
      const element = await table(tag, { deck: GOES_HOME });
      const status = count > 0 ? 'won' : 'playing';
      expect([element.finish(), element.moveCount, element.status]).to.deep.equal([count, count, status]);
      expect(verify(element.record)).to.include({ ok: true, status, moveCount: count });
      expect(element.finish()).to.equal(0);
    });
  }

  it('plays what it can, each to be taken back', async () => {
    const element = await table('trefoil-solitaire', { seed: '2' });
    const before = element.state;
    const count = element.finish();
    expect(count).to.be.above(1);
    expect([element.moveCount, element.status]).to.deep.equal([count, 'playing']);
    await settled(element);
    expect(seen(element)).to.deep.equal(stated(element));
    for (let i = 0; i < count; i++) expect(element.undo()).to.equal(true);
    expect(element.state).to.deep.equal(before);
  });

  it('leaves on the tableau what another card may want to lie on', async () => {
    // After both black Aces and the Two of spades the Three may go home, but the other Twos are buried still.
    const element = await table('lucky-thirteen', { seed: '35' });
    expect(element.finish()).to.equal(3);
    expect(element.legalMoves).to.deep.include({ type: 'move', card: '3S', from: 'tableau-4', to: 'foundation-S' });
  });
});
