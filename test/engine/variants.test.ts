import { expect } from 'chai';
import { anyCard, drawing, noBuilding, ontoTableau, recycling, setUp } from '../../src/define.js';
import { createGame, type Game, type Variant, verify } from '../../src/engine.js';
import { luckyThirteen } from '../../src/games/lucky-thirteen.js';
import { ALL_CARDS, draw, pileWith, recycle } from './table.js';

/** Only a stock: the number of positions is known exactly. */
function recycled(cards: number, recycles: number, progressAtTheEnd = false): Variant {
  const piles = setUp({ stock: true, waste: true, discard: true });
  return {
    id: 'recycled',
    piles,
    deal: (deck) => ({ piles: [deck.slice(0, cards), [], deck.slice(cards)], counters: { recycles } }),
    actions: (position) => [...drawing(position, piles), ...recycling(position, piles)],
    progress: ({ piles: [stock], counters }) =>
      Number(progressAtTheEnd && stock!.length + counters!['recycles']! === 0),
    won: () => false,
  };
}

const thereAndBack = (isWin: boolean): Variant => ({
  id: 'there-and-back',
  piles: setUp({ tableau: 2, discard: true }),
  deal: (deck) => ({ piles: [deck.slice(0, 1), [], deck.slice(1)] }),
  actions: ({ piles: [first] }) => [
    first!.length > 0 ? { type: 'move', from: 0, to: 1 } : { type: 'move', from: 1, to: 0 },
  ],
  progress: ({ piles: [, second] }) => second!.length,
  won: ({ piles: [, second] }) => isWin && second!.length > 0,
});

describe('a custom game', () => {
  it('draws no more cards than the stock has', () => {
    const layout = setUp({ tableau: 3, stock: true });
    const dealing: Variant = {
      id: 'dealing',
      piles: layout,
      deal: (deck) => ({ piles: [deck.slice(2), [], [], deck.slice(0, 2)] }),
      actions: ({ piles }) => (piles[layout.stock]!.length > 0 ? [{ type: 'draw', to: layout.tableau }] : []),
      progress: ({ piles }) => -piles[layout.stock]!.length,
      won: ({ piles }) => piles[layout.stock]!.length === 0,
    };
    const game = createGame(dealing, { seed: '42' });
    expect(draw(game)).to.be.true;
    expect(game.state.piles.map(({ cards }) => cards.length)).to.deep.equal([51, 1, 0, 0]);
  });

  it('may have 62 piles, each with a letter or digit of its own in a record', () => {
    const layout = setUp({ tableau: 57, discard: true, foundations: true });
    const last = 61;
    const pairing: Variant = {
      id: 'pairing',
      piles: layout,
      deal: (deck) => ({
        piles: layout.all.map((_, pile) => deck.slice(...(pile < 51 ? [pile, pile + 1] : pile === last ? [51] : [52]))),
      }),
      actions: ({ piles }) => [
        ...(piles[last]!.length > 0 ? [{ type: 'move' as const, from: last, to: 52 }] : []),
        ...(piles[52]!.length > 0 ? [{ type: 'remove' as const, from: [52, 50] as const }] : []),
      ],
      progress: ({ piles }) => piles[layout.discard]!.length,
      won: ({ piles }) => piles[50]!.length === 0,
    };
    const game = createGame(pairing, { seed: '42' });
    while (game.status === 'playing') game.play(game.legalMoves[0]!);
    expect(game.record.moves).to.equal('90_0y');
    expect(verify(game.record, { variants: [pairing] })).to.include({ ok: true, status: 'won' });
  });

  it('ends with a move that another move could take back', () => {
    for (const isWin of [true, false]) {
      const game = createGame(thereAndBack(isWin));
      expect(game.status).to.equal('playing');
      expect(game.play(game.legalMoves[0]!)).to.be.true;
      expect(game.status).to.equal(isWin ? 'won' : 'lost');
    }
  });

  it('cannot replace one of the five, or stand in their way', () => {
    const impostor = { ...luckyThirteen, won: () => true };
    for (const variants of [[impostor], [{ ...impostor, id: 'my-thirteen' }]]) {
      const { record } = createGame('lucky-thirteen', { seed: '42' });
      expect(verify(record, { variants })).to.include({ ok: true, status: 'playing' });
    }
  });
});

describe('the search for progress', () => {
  it('proves a game lost from up to 5,000 positions, the present one included', () => {
    // 5 ways to split four cards between stock and waste, with 999 to 0 recycles left.
    expect(createGame(recycled(4, 999), { seed: '1' }).state).to.include({ status: 'lost', reason: 'no-progress' });
  });

  it('leaves a game open if there is one position more', () => {
    // 3 ways to split two cards, with 1,666 to 0 recycles left.
    const game = createGame(recycled(2, 1666), { seed: '1' });
    expect(game.status).to.equal('playing');
    expect(draw(game), 'and lost when that one is behind').to.be.true;
    expect(game.state).to.include({ status: 'lost', reason: 'no-progress' });
  });

  it('finds progress at the last of them', () => {
    const game = createGame(recycled(4, 999, true), { seed: '1' });
    expect(game.status).to.equal('playing');
    for (let i = 0; i < 4; i++) expect(draw(game)).to.be.true;
    expect(recycle(game)).to.be.true;
    expect(game.status).to.equal('playing');
  });

  /** Six cards on eight places: more than 5,000 positions. Counts how often the rules are asked for actions. */
  function wandering(rules: Partial<Variant> = {}) {
    const layout = setUp({ tableau: 8, discard: true });
    const looks = { count: 0 };
    const variant: Variant = {
      id: 'wandering',
      piles: layout,
      deal: (deck) => ({ piles: [...deck.slice(0, 6).map((card) => [card]), [], [], deck.slice(6)] }),
      actions: (position) => {
        looks.count++;
        return ontoTableau(position, layout, noBuilding, { fills: anyCard });
      },
      progress: () => 0,
      won: () => false,
      ...rules,
    };
    return { game: createGame(variant, { deck: ALL_CARDS }), looks };
  }

  const goTo = (game: Game, card: string, place: number) =>
    game.play({ type: 'move', card, from: pileWith(game, card), to: `tableau-${place}` });

  it('is not needed after a move that another one takes back', () => {
    const { game, looks } = wandering();
    expect(game.status).to.equal('playing');
    expect(looks.count).to.be.above(100);
    looks.count = 0;
    expect(goTo(game, 'AC', 7)).to.be.true;
    expect(game.status).to.equal('playing');
    expect(looks.count).to.be.below(10);
  });

  it('is not needed while the way that was found can be played', () => {
    // Progress is to let the first and the sixth card change places, and to move the second one. No move can be taken back.
    const { game, looks } = wandering({
      afterMove: ({ piles, counters }) => ({ piles, counters: { moves: (counters?.['moves'] ?? 0) + 1 } }),
      progress: ({ piles }) => Number(piles[0]![0] === 5 && piles[5]![0] === 0 && piles[6]![0] === 1),
    });
    expect(game.status).to.equal('playing');
    expect(looks.count).to.be.above(100);
    looks.count = 0;
    expect(goTo(game, '3C', 8), 'beside the way').to.be.true;
    expect(game.status).to.equal('playing');
    expect(goTo(game, 'AC', 7), 'on the way').to.be.true;
    expect(game.status).to.equal('playing');
    expect(looks.count).to.be.below(20);
  });

  it('is needed where a card can move back, but something else has changed', () => {
    const layout = setUp({ tableau: 2, stock: true, waste: true, discard: true });
    const game = createGame({
      id: 'once',
      piles: layout,
      deal: (deck) => ({ piles: [deck.slice(0, 1), [], deck.slice(1, 2), [], deck.slice(2)], counters: { turns: 1 } }),
      actions: (position) => [
        ...ontoTableau(position, layout, noBuilding, { fills: anyCard }),
        ...(position.counters!['turns']! > 0 ? drawing(position, layout) : []),
      ],
      afterMove: (position) => ({ ...position, counters: { turns: 0 } }),
      progress: ({ piles }) => piles[layout.waste]!.length,
      won: () => false,
    });
    expect(game.status).to.equal('playing');
    expect(game.play(game.legalMoves[0]!)).to.be.true;
    expect(game.state).to.include({ status: 'lost', reason: 'no-progress' });
  });
});
