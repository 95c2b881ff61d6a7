import { expect } from 'chai';
import { createGame, type Game, type Move } from '../../src/engine.js';
import { cardsOf, deckOf, draw, revoked } from './table.js';

const throwing = () => {
  throw new Error('thrown on purpose');
};
const evilProxy = new Proxy({}, { get: throwing, has: throwing, ownKeys: throwing, getPrototypeOf: throwing });
const huge = 'x'.repeat(1e6);

function pyramid(): Game {
  const game = createGame('pyramid-dozen', { deck: deckOf(`${'?? '.repeat(21)} AC JC QC 3C KC KD KH 9S`) });
  draw(game);
  return game;
}
const pair: Move = { type: 'remove', cards: ['AC', 'JC'], from: ['pyramid-22', 'pyramid-23'] };

const fan = () => createGame('lucky-thirteen', { deck: deckOf('?? ?? ?? 9S ?? ?? ?? TC ?? ?? ?? TD') });
const onto: Move = { type: 'move', card: '9S', from: 'tableau-1', to: 'tableau-2' };

function expectRefused(game: Game, moves: readonly unknown[]): void {
  const { state, record, legalMoves } = game;
  for (const [i, move] of moves.entries()) expect(game.play(move as Move), `number ${i}`).to.be.false;
  expect(game.state).to.deep.equal(state);
  expect(game.record).to.deep.equal(record);
  expect(game.legalMoves).to.deep.equal(legalMoves);
}

describe('play refuses', () => {
  const strangers = [
    ...[null, undefined, 0, 1, NaN, true, '', 'draw', huge, 10n, Symbol('x'), () => ({ type: 'draw' })],
    ...[{}, [], ['draw'], [{ type: 'draw' }], new Map([['type', 'draw']]), new Date(), /draw/],
    ...[evilProxy, revoked(), Object.create(null)],
    ...[null, 0, '', 'undo', 'Draw', ' draw', huge, ['draw'], {}].map((type) => ({ type })),
    { type: 'toString' },
    { type: '__proto__' },
  ];

  it('anything but a move', () => {
    expectRefused(pyramid(), strangers);
    expectRefused(fan(), [...strangers, { type: 'draw' }]);
  });

  it('a move with a field missing, empty or of the wrong type', () => {
    for (const [game, move] of [
      [fan(), onto],
      [pyramid(), pair],
    ] as const) {
      const damaged = Object.keys(move).flatMap((field) => [
        Object.fromEntries(Object.entries(move).filter(([name]) => name !== field)),
        ...[null, undefined, 0, '', huge, {}, [], ['AC'], true, evilProxy].map((value) => ({
          ...move,
          [field]: value,
        })),
      ]);
      expectRefused(game, damaged);
      expect(game.play(move)).to.be.true;
    }
  });

  it('a move that names another card, pile or number of cards', () => {
    expectRefused(fan(), [
      { ...onto, card: 'TC' },
      { ...onto, card: '9s' },
      { ...onto, card: ['9S'] },
      { ...onto, card: new String('9S') },
      { ...onto, from: 'tableau-4' },
      { ...onto, from: 'tableau-01' },
      { ...onto, from: 'tableau-0' },
      { ...onto, to: 'tableau-14' },
      { ...onto, to: 'foundation-S' },
      { ...onto, type: 'remove' },
    ]);
    const bottom = cardsOf(fan(), 'tableau-1').slice(0, 2);
    for (const card of [bottom, '9S']) {
      expectRefused(
        fan(),
        [null, '1', 0, -1, 2, 1.5, NaN, true, 1n, {}, [1]].map((count) => ({ ...onto, card, count })),
      );
    }
    expectRefused(pyramid(), [
      { ...pair, from: ['pyramid-23', 'pyramid-22'] },
      { ...pair, cards: ['JC', 'AC'] },
      { ...pair, cards: ['AC', 'JC', 'QC'] },
      { ...pair, from: [...pair.from, 'pyramid-24'] },
      { ...pair, from: ['pyramid-22', 'pyramid-29'] },
      { ...pair, cards: [...pair.cards, 'QC'], from: [...pair.from, 'pyramid-24'] },
      { ...pair, cards: [], from: [] },
      { ...pair, cards: ['AC'] },
      { ...pair, cards: 'AC,JC' },
      { ...pair, cards: { 0: 'AC', 1: 'JC', length: 2 } },
      { ...pair, cards: Array.from({ length: 1e6 }, () => 'AC') },
      { type: 'remove', cards: ['QC', 'QC'], from: ['pyramid-24', 'pyramid-24'] },
    ]);
  });

  it('a move with a getter or a proxy that throws', () => {
    const fields = Object.keys(onto).map((name) => Object.defineProperty({ ...onto }, name, { get: throwing }));
    expectRefused(fan(), [...fields, new Proxy(onto, { get: throwing })]);
    const cards = ['AC', 'JC'];
    expectRefused(pyramid(), [
      { ...pair, cards: Object.defineProperty([...cards], 1, { get: throwing }) },
      { ...pair, cards: new Proxy(cards, { get: throwing }) },
    ]);
  });
});

describe('play takes', () => {
  it('a pair in either order, cards and piles alike', () => {
    const [straight, turned] = [pyramid(), pyramid()];
    expect(straight.play(pair)).to.be.true;
    expect(turned.play({ type: 'remove', cards: ['JC', 'AC'], from: ['pyramid-23', 'pyramid-22'] })).to.be.true;
    expect(turned.state).to.deep.equal(straight.state);
    expect(turned.record).to.deep.equal(straight.record);
    expect(pyramid().play({ type: 'remove', cards: ['9S', '3C'], from: ['waste', 'pyramid-25'] })).to.be.true;
  });

  it('a move with extra keys, frozen, inherited or from JSON', () => {
    for (const move of [
      { ...onto, by: 'me', cards: [], index: 3 },
      Object.freeze({ ...onto }),
      Object.create(onto),
      Object.assign(Object.create(null), onto),
      JSON.parse(JSON.stringify(onto)),
    ]) {
      expect(fan().play(move as Move)).to.be.true;
    }
    expect(pyramid().play({ type: 'draw', card: 'AC' } as Move)).to.be.true;
  });
});

describe('a getter of a move that plays itself', () => {
  it('leaves nothing else to play', () => {
    const game = createGame('pyramid-dozen', { seed: '42' });
    const meddling: Move = {
      get type() {
        if (game.moveCount === 0) draw(game);
        return 'draw' as const;
      },
    };
    expect(game.play(meddling)).to.be.false;
    expect(game.moveCount).to.equal(1);
  });
});
