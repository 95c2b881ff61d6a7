import { expect } from 'chai';
import { type Action, type Card, cardOf, type Rules, setUp } from '../../src/define.js';
import { isSafe } from '../../src/engine/model/safe.js';
import { luckyThirteen } from '../../src/games/lucky-thirteen.js';

describe('a safe action', () => {
  const piles = setUp({ tableau: 2, foundations: true });
  const [from, to] = piles.tableau as [number, number];
  const home = piles.foundations[0]!;
  const ace = cardOf('AC')!;
  const rules: Rules = { ...luckyThirteen, piles, safe: (_, card) => card === ace };
  const position = (top: Card) => ({ piles: piles.all.map((_, pile) => (pile === from ? [cardOf('2C')!, top] : [])) });
  const is = (action: Action, top = ace) => isSafe(rules, position(top), action);

  it('takes one card, which the rules call safe, to a foundation', () => {
    expect(is({ type: 'move', from, to: home })).to.be.true;
    expect(is({ type: 'move', from, to: home, count: 1 })).to.be.true;
    expect(is({ type: 'move', from, to: home }, cardOf('AD'))).to.be.false;
    expect(is({ type: 'move', from, to })).to.be.false;
    expect(is({ type: 'move', from, to: home, count: 2 })).to.be.false;
  });

  it('or lets such a card leave alone', () => {
    expect(is({ type: 'remove', from: [from] })).to.be.true;
    expect(is({ type: 'remove', from: [from] }, cardOf('AD'))).to.be.false;
    expect(is({ type: 'remove', from: [from, to] })).to.be.false;
    expect(is({ type: 'draw' })).to.be.false;
  });

  it('is none where the rules call no card safe', () => {
    const { safe: _, ...others } = rules;
    expect(isSafe(others, position(ace), { type: 'move', from, to: home })).to.be.false;
  });
});
