// Titles quote the rule sheet.
import { expect } from 'chai';
import { recordFromText, verify } from '../../src/engine.js';
import { asOftenAsPossible, cardsOf, draw, recycle, remove } from '../engine/table.js';
import { WON, WON_WITH_OPTIONS } from '../support/games-played.js';
import { dealPyramid } from './deals.js';

describe('A King of Pyramid Dozen', () => {
  const cards = { lowest: 'KC KD QC QD AC 2C 3C', stock: 'KH QH KS' };

  it('is 13 and stays by default: it leaves neither alone nor with a Queen', () => {
    const game = dealPyramid(cards);
    draw(game);
    for (const tried of [['KC'], ['KH'], ['KC', 'QC'], ['QC', 'KH'], ['KC', 'KD'], ['KC', 'AC']]) {
      expect(remove(game, ...tried), tried.join(' and ')).to.be.false;
    }
  });

  it('leaves with a Queen if kings=with-queen, from pyramid and waste; Queens still leave alone, Kings do not', () => {
    const game = dealPyramid(cards, { kings: 'with-queen' });
    expect([remove(game, 'KC'), remove(game, 'KC', 'KD'), remove(game, 'QC', 'QD')]).to.not.include(true);
    expect(remove(game, 'KC', 'QC')).to.be.true;
    draw(game);
    expect(remove(game, 'KH'), 'alone from the waste').to.be.false;
    expect(remove(game, 'QD', 'KH'), 'a Queen with the waste').to.be.true;
    draw(game);
    expect(remove(game, 'KD', 'QH'), 'a King with the waste').to.be.true;
    expect(cardsOf(game, 'discard').split(' ')).to.have.members(['KC', 'QC', 'KH', 'QD', 'KD', 'QH']);
    const other = dealPyramid(cards, { kings: 'with-queen' });
    expect(remove(other, 'QC')).to.be.true;
  });

  it('leaves alone if kings=alone, from pyramid and waste, and not with a Queen', () => {
    const game = dealPyramid(cards, { kings: 'alone' });
    draw(game);
    expect([remove(game, 'KC', 'QC'), remove(game, 'QC', 'KH'), remove(game, 'KC', 'KD')]).to.not.include(true);
    expect([remove(game, 'KC'), remove(game, 'KH'), remove(game, 'QC')]).to.not.include(false);
  });

  it('decides whole games: a game won with the option is illegal without it', () => {
    for (const record of WON_WITH_OPTIONS.map(recordFromText).filter(({ game }) => game === 'pyramid-dozen')) {
      expect(verify(record)).to.include({ ok: true, status: 'won' });
      const asGiven = verify({ ...record, options: { ...record.options, kings: 'stay' } });
      expect(asGiven).to.include({ ok: false }).and.have.property('at');
    }
  });
});

describe('Pyramid Dozen ends', () => {
  it('“All cards have been removed from the tableau by valid pairs (and single Queens)”; stock and waste may remain', () => {
    const verdict = verify(recordFromText(WON['pyramid-dozen']!));
    if (!verdict.ok) throw new Error(verdict.error);
    const left = (kind: string) =>
      verdict.state.piles.filter((pile) => pile.kind === kind).flatMap(({ cards }) => cards);
    expect(verdict.status).to.equal('won');
    expect(left('pyramid')).to.be.empty;
    expect([...left('stock'), ...left('waste')]).to.not.be.empty;
  });

  it('“If no legal pairs can be made and the stock is exhausted (with no permitted recycles), the game ends”', () => {
    const cards = {
      above: '9C 9D 9H 9S JC JH JS QC QD QH QS AD AH AS 2C 2D 2H 2S 3H 3S 4C',
      lowest: 'KC KD KH KS AC 3C 3D',
      stock: `${'?? '.repeat(23)} JD`,
    };
    const game = dealPyramid(cards, { recycles: 0 });
    expect(asOftenAsPossible(() => draw(game))).to.equal(24);
    expect(game.status).to.equal('playing');
    expect(remove(game, 'AC', 'JD')).to.be.true;
    expect(game.state).to.include({ status: 'lost', reason: 'no-moves' });
    const once = dealPyramid(cards, { recycles: 1 });
    asOftenAsPossible(() => draw(once));
    remove(once, 'AC', 'JD');
    expect(once.state, 'what is left to turn over leads nowhere').to.include({ status: 'lost', reason: 'no-progress' });
  });

  it('“Unpairable Cards”: lost at once, and not after ninety empty draws, where no card can ever leave', () => {
    const above = 'JC JD JH JS 2C 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H 4S QC QD QH QS 5C';
    for (const recycles of [0, 3, 'unlimited']) {
      const game = dealPyramid({ above, lowest: 'KC KD KH KS AC AD AH' }, { recycles });
      expect(game.state, `recycles ${recycles}`).to.include({ status: 'lost', reason: 'no-progress' });
      expect([draw(game), game.legalMoves.length]).to.deep.equal([false, 0]);
    }
  });

  it('only with the last chance of a card that is needed', () => {
    const above = 'JC JD JH TC 2C 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H 4S QC QD QH QS 5C';
    const game = dealPyramid({ above, lowest: 'KC KD KH KS AC AD AH', stock: 'JS' }, { recycles: 1 });
    draw(game);
    draw(game);
    expect(game.status, 'the Jack comes round once more').to.equal('playing');
    asOftenAsPossible(() => draw(game));
    recycle(game);
    draw(game);
    expect(game.status, 'the Jack is there').to.equal('playing');
    draw(game);
    expect(game.state, 'the Jack is buried for good').to.include({ status: 'lost', reason: 'no-progress' });
    game.undo();
    expect(remove(game, 'AC', 'JS')).to.be.true;
  });
});
