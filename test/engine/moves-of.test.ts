import { expect } from 'chai';
import { createGame, type GameRecord, movesOf, recordFromText, type Variant } from '../../src/engine.js';
import { EXAMPLES } from '../examples/games.js';
import { LOST, WON, WON_WITH_OPTIONS } from '../support/games-played.js';
import { ALL_CARDS } from './table.js';

const won = recordFromText(WON['bakers-dozen']!);
const own = EXAMPLES.map(({ variant }) => variant);
const ownRecord = (id: string) => recordFromText(EXAMPLES.find(({ variant }) => variant.id === id)!.won[0]!);

/** The record of a game that is dealt as the given one was, and takes its moves. */
function replayed(record: GameRecord): GameRecord {
  const { game: id, seed, options } = record;
  const game = createGame(own.find((each) => each.id === id) ?? id, { ...options, seed: seed! });
  for (const move of movesOf(record, { variants: own })) expect(game.play(move), JSON.stringify(move)).to.be.true;
  return game.record;
}

describe('movesOf', () => {
  it('gives moves that lead to the end of the record, in every game, one’s own too', () => {
    const ours = [...Object.values(WON), ...WON_WITH_OPTIONS, ...LOST.map((game) => game.text)];
    for (const text of [...ours, ...EXAMPLES.flatMap(({ won: texts, lost }) => [...texts, ...lost])]) {
      const record = recordFromText(text);
      expect(replayed(record)).to.deep.equal(record);
    }
  });

  it('gives a run as one move, by its bottom card and its count', () => {
    const record = {
      ...ownRecord('free-cell'),
      moves: 'EOEIEMBJBMDEDHDMHMEMFOCECOAKABAMAOHO__BGC',
      status: 'playing' as const,
    };
    const moves = movesOf(record, { variants: own });
    const game = createGame(
      own.find(({ id }) => id === record.game)!,
      { seed: record.seed! },
    );
    for (const move of moves.slice(0, -1)) game.play(move);
    const [bottom] = game.state.piles.find(({ id }) => id === 'tableau-2')!.cards.slice(-2);
    expect(moves.at(-1)).to.deep.equal({ type: 'move', card: bottom, from: 'tableau-2', to: 'tableau-7', count: 2 });
  });

  it('gives no moves of a deal, and those of a game that is still on', () => {
    const game = createGame('lucky-thirteen', { deck: ALL_CARDS });
    expect(movesOf(game.record)).to.deep.equal([]);
    const [first] = game.legalMoves;
    game.play(first!);
    expect(movesOf(game.record)).to.deep.equal([first]);
  });

  it('gives moves that a caller may change', () => {
    const before = movesOf(won);
    for (const move of movesOf(won)) Object.assign(move, { type: 'draw' });
    expect(movesOf(won)).to.deep.equal(before);
  });

  it('names what is wrong with games of one’s own', () => {
    const variantsOf = (variants: unknown) => () => movesOf(won, { variants: variants as Variant[] });
    expect(variantsOf('free-cell')).to.throw(TypeError, 'variants is "free-cell"; allowed: an array of games');
    expect(() => movesOf(won, own as object)).to.throw(TypeError, 'settings is an array; allowed: an object such as');
    expect(variantsOf([null])).to.throw(TypeError, /^game is null/);
    expect(variantsOf([{ ...own[0], won: 1 }])).to.throw(TypeError, /"aces-up" has 1 as won/);
  });
});
