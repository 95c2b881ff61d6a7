// Games of one's own, played and verified like the five.
import { expect } from 'chai';
import { downInSuit, flag, ontoFoundations, ontoTableau, setUp } from '../../src/define.js';
import { createGame, recordFromText, recordToText, type Variant, verify } from '../../src/engine.js';
import { luckyThirteen } from '../../src/games/lucky-thirteen.js';
import { draw, recycle } from './table.js';

const { piles } = luckyThirteen;

/** Lucky Thirteen built down in suit; with an option to bring nothing home but Aces. */
const strict: Variant = {
  ...luckyThirteen,
  id: 'my.strict~thirteen',
  options: { aces: flag() },
  actions: (position, { aces }) => [
    ...ontoFoundations(position, piles).filter(({ type }) => type === 'move' && !aces),
    ...ontoTableau(position, piles, downInSuit),
  ],
};

/** A stock that is only ever turned: so many cards, so many times; what one can reach is known exactly. */
const turning = (cards: number, times: number, gainAtTheEnd = false): Variant => {
  const layout = setUp({ stock: true, waste: true, discard: true });
  return {
    id: 'turning',
    piles: layout,
    deal: (deck) => ({ piles: [deck.slice(0, cards), [], deck.slice(cards)], counters: { recycles: times } }),
    actions: ({ piles: [stock, waste], counters }) =>
      stock!.length > 0
        ? [{ type: 'draw' }]
        : waste!.length > 0 && counters!['recycles']! > 0
          ? [{ type: 'recycle' }]
          : [],
    progress: ({ piles: [stock], counters }) => Number(gainAtTheEnd && stock!.length + counters!['recycles']! === 0),
    won: () => false,
  };
};

/** One card that goes over to the second pile, which is a gain, and may come back. */
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

describe('a game of one’s own', () => {
  it('is won, or lost, by a move that could be taken back by another one', () => {
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

  it('is verified where its rules are given, and is unknown elsewhere', () => {
    const game = createGame(strict, { seed: '42', aces: false });
    game.play(game.legalMoves[0]!);
    const { record, state } = game;
    expect(verify(record, { variants: [strict] })).to.deep.include({ ok: true, game: strict.id, state });
    const unknown = verify(record) as { error: string };
    expect(unknown).to.include({ ok: false });
    expect(unknown.error).to.include(strict.id);
    expect(verify(createGame('bakers-dozen').record, { variants: [strict] })).to.include({ ok: true });
  });

  it('has options as the five have', () => {
    expect(() => createGame(strict, { aces: 'no' })).to.throw(RangeError, 'aces');
    expect(() => createGame(strict, { draw: true })).to.throw(RangeError, 'aces');
    const game = createGame(strict, { seed: '42', aces: true });
    expect(verify(game.record, { variants: [strict] })).to.deep.include({ ok: true, options: { aces: true } });
  });

  it('has records that go through text, whatever it is called', () => {
    const { record } = createGame(strict, { seed: '42' });
    const text = recordToText(record);
    expect(encodeURIComponent(text)).to.equal(text);
    expect(recordFromText(text)).to.deep.equal(record);
  });

  it('cannot take the place of one of the five', () => {
    const impostor = { ...strict, id: 'lucky-thirteen', options: {}, won: () => true };
    const { record } = createGame('lucky-thirteen', { seed: '42' });
    expect(verify(record, { variants: [impostor] })).to.include({ ok: true, status: 'playing' });
  });
});

describe('the search for a gain', () => {
  it('proves a game lost from up to 5,000 positions, the present one included', () => {
    // 5 ways to part four cards between stock and waste, with 999 to 0 turns left.
    expect(createGame(turning(4, 999), { seed: '1' }).state).to.include({ status: 'lost', reason: 'no-progress' });
  });

  it('leaves a game on where there is one position more', () => {
    // 3 ways to part two cards, with 1,666 to 0 turns left.
    const game = createGame(turning(2, 1666), { seed: '1' });
    expect(game.status).to.equal('playing');
    expect(draw(game), 'and lost when that one is behind').to.be.true;
    expect(game.state).to.include({ status: 'lost', reason: 'no-progress' });
  });

  it('finds a gain at the very end of them', () => {
    const game = createGame(turning(4, 999, true), { seed: '1' });
    expect(game.status).to.equal('playing');
    for (let i = 0; i < 4; i++) expect(draw(game)).to.be.true;
    expect(recycle(game)).to.be.true;
    expect(game.status).to.equal('playing');
  });
});
