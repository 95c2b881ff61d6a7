import { expect } from 'chai';
import {
  anyCard,
  downInSuit,
  drawing,
  flag,
  noBuilding,
  ontoFoundations,
  ontoTableau,
  setUp,
} from '../../src/define.js';
import { createGame, type Game, recordFromText, recordToText, type Variant, verify } from '../../src/engine.js';
import { luckyThirteen } from '../../src/games/lucky-thirteen.js';
import { ALL_CARDS, draw, pileWith, recycle } from './table.js';

const { piles } = luckyThirteen;

const strict: Variant = {
  ...luckyThirteen,
  id: 'my.strict~thirteen',
  options: { aces: flag() },
  actions: (position, { aces }) => [
    ...ontoFoundations(position, piles).filter(({ type }) => type === 'move' && !aces),
    ...ontoTableau(position, piles, downInSuit),
  ],
};

/** Only a stock: the number of positions is known exactly. */
const recycling = (cards: number, times: number, progressAtTheEnd = false): Variant => {
  const layout = setUp({ stock: true, waste: true, discard: true });
  return {
    id: 'recycling',
    piles: layout,
    deal: (deck) => ({ piles: [deck.slice(0, cards), [], deck.slice(cards)], counters: { recycles: times } }),
    actions: ({ piles: [stock, waste], counters }) =>
      stock!.length > 0
        ? [{ type: 'draw' }]
        : waste!.length > 0 && counters!['recycles']! > 0
          ? [{ type: 'recycle' }]
          : [],
    progress: ({ piles: [stock], counters }) =>
      Number(progressAtTheEnd && stock!.length + counters!['recycles']! === 0),
    won: () => false,
  };
};

const thereAndBack = (isWin: boolean): Variant => {
  const layout = setUp({ tableau: 2, discard: true });
  return {
    id: 'there-and-back',
    piles: layout,
    deal: (deck) => ({ piles: [deck.slice(0, 1), [], deck.slice(1)] }),
    actions: ({ piles: [first] }) => [
      first!.length > 0 ? { type: 'move', from: 0, to: 1 } : { type: 'move', from: 1, to: 0 },
    ],
    progress: ({ piles: [, second] }) => second!.length,
    won: ({ piles: [, second] }) => isWin && second!.length > 0,
  };
};

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

  it('is dealt, played and taken back by its own rules', () => {
    const [game, lenient] = [createGame(strict, { seed: '42' }), createGame('lucky-thirteen', { seed: '42' })];
    expect(game.state).to.deep.include({ game: strict.id, options: { aces: false }, piles: lenient.state.piles });
    expect(lenient.legalMoves).to.include.deep.members(game.legalMoves);
    expect(lenient.legalMoves.length).to.be.above(game.legalMoves.length);
    const { state } = game;
    expect(game.play(game.legalMoves[0]!)).to.be.true;
    expect([game.undo(), game.redo(), game.undo()]).to.deep.equal([true, true, true]);
    expect(game.state).to.deep.equal(state);
  });

  it('is verified if its rules are given, and unknown otherwise', () => {
    const game = createGame(strict, { seed: '42', aces: false });
    game.play(game.legalMoves[0]!);
    const { record, state } = game;
    expect(verify(record, { variants: [strict] })).to.deep.include({ ok: true, game: strict.id, state });
    const unknown = verify(record) as { error: string };
    expect(unknown).to.include({ ok: false });
    expect(unknown.error).to.include(strict.id);
    expect(verify(createGame('bakers-dozen').record, { variants: [strict] })).to.include({ ok: true });
  });

  it('has options like the five', () => {
    expect(() => createGame(strict, { aces: 'no' })).to.throw(RangeError, 'aces');
    expect(() => createGame(strict, { draw: true })).to.throw(RangeError, 'aces');
    const game = createGame(strict, { seed: '42', aces: true });
    expect(verify(game.record, { variants: [strict] })).to.deep.include({ ok: true, options: { aces: true } });
  });

  it('has records that survive as text, whatever its id', () => {
    const { record } = createGame(strict, { seed: '42' });
    const text = recordToText(record);
    expect(encodeURIComponent(text)).to.equal(text);
    expect(recordFromText(text)).to.deep.equal(record);
  });

  it('cannot replace one of the five', () => {
    const impostor = { ...strict, id: 'lucky-thirteen', options: {}, won: () => true };
    const { record } = createGame('lucky-thirteen', { seed: '42' });
    expect(verify(record, { variants: [impostor] })).to.include({ ok: true, status: 'playing' });
  });
});

describe('the search for progress', () => {
  it('proves a game lost from up to 5,000 positions, the present one included', () => {
    // 5 ways to split four cards between stock and waste, with 999 to 0 recycles left.
    expect(createGame(recycling(4, 999), { seed: '1' }).state).to.include({ status: 'lost', reason: 'no-progress' });
  });

  it('leaves a game open if there is one position more', () => {
    // 3 ways to split two cards, with 1,666 to 0 recycles left.
    const game = createGame(recycling(2, 1666), { seed: '1' });
    expect(game.status).to.equal('playing');
    expect(draw(game), 'and lost when that one is behind').to.be.true;
    expect(game.state).to.include({ status: 'lost', reason: 'no-progress' });
  });

  it('finds progress at the last of them', () => {
    const game = createGame(recycling(4, 999, true), { seed: '1' });
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
