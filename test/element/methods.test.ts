import { expect } from '@open-wc/testing';
import { create, seen, settled, stated, table } from '../support/table.js';

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
});
