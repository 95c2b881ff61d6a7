import { expect } from 'chai';
import { createGame, type Game, recordFromText, recordToText, verify } from '../../src/engine.js';
import { WON } from '../support/games-played.js';
import { processorTime } from '../support/processor.js';

const won = recordFromText(WON['trusty-twelve']!);

describe('verify reads', () => {
  it('at most 64 KB', () => {
    const left = 64 * 1024 - JSON.stringify({ ...won, note: '' }).length;
    for (const length of [left - 1, left]) {
      expect(verify({ ...won, note: 'x'.repeat(length) })).to.include({ ok: true, status: 'won' });
    }
    const longer = verify({ ...won, note: 'x'.repeat(left + 1) });
    expect(longer)
      .to.have.property('error')
      .that.includes('record is 65537 characters long; at most 65536 are allowed');
    for (const huge of ['x'.repeat(1e6), Array.from({ length: 1e5 }, () => 0)]) {
      for (const field of Object.keys(won)) {
        expect(verify({ ...won, [field]: huge })).to.include({ ok: false });
      }
    }
  });
});

describe('a record as text', () => {
  const LIMIT = 64 * 1024;

  /** Without a limit these took seconds to minutes of the processor. */
  const refuses = (run: () => unknown): void => {
    const time = processorTime(() => expect(run).to.throw(RangeError, String(LIMIT)));
    expect(time).to.be.below(3000);
  };

  it('is read up to 64 KB', () => {
    const whole = recordToText(won);
    for (const length of [LIMIT - 1, LIMIT]) {
      const { moves } = recordFromText(whole.padEnd(length, '.'));
      expect(moves).to.have.length(won.moves.length + length - whole.length);
    }
    const longer = whole.padEnd(LIMIT + 1, '.');
    expect(() => recordFromText(longer)).to.throw(RangeError, 'record text is 65537 characters long; at most 65536');
    const pairs = '.a.n1'.repeat(2e6);
    refuses(() => recordFromText(whole.replace('..', `${pairs}..`)));
    refuses(() => recordFromText(whole + '.'.repeat(1e7)));
  });

  it('is written up to 64 KB', () => {
    refuses(() => recordToText({ ...won, moves: '.'.repeat(1e7) }));
    refuses(() => recordToText({ ...won, options: { a: '♠'.repeat(1e7) } }));
    const many = Object.fromEntries(Array.from({ length: 1e5 }, (_, i) => [`option${i}`, i]));
    refuses(() => recordToText({ ...won, options: many }));
    // Small enough as JSON, but in text one character becomes five.
    refuses(() => recordToText({ ...won, options: { a: '♠'.repeat(20_000) } }));
    const text = (more: number) => recordToText({ ...won, options: { a: '♠'.repeat(13_000) + 'x'.repeat(more) } });
    const left = LIMIT - text(0).length;
    for (const more of [left - 1, left]) expect(text(more)).to.have.length(LIMIT - left + more);
    expect(() => text(left + 1)).to.throw(RangeError, 'record as text is 65537 characters long; at most 65536');
  });

  it('may have ten thousand of the longest moves, after the longest seed', () => {
    const record = { ...won, seed: '♠'.repeat(256), moves: '_AB'.repeat(10_000) };
    expect(recordFromText(recordToText(record))).to.deep.equal(record);
  });
});

describe('a game', () => {
  const turn = (game: Game): boolean => game.play({ type: 'draw' }) || game.play({ type: 'recycle' });

  /** A game that was played for so many moves. */
  function played(count: number): Game {
    const game = createGame('pyramid-dozen', { seed: '1', recycles: 'unlimited' });
    for (let i = 0; i < count; i++) expect(turn(game), `move ${i + 1}`).to.equal(true);
    return game;
  }

  it('has room for the last of 10,000 moves, and then takes no more, is not lost by that, and is told by its record', () => {
    const game = played(9_999);
    expect([game.moveCount, game.legalMoves.length > 0, game.canPlay]).to.deep.equal([9_999, true, true]);
    expect(turn(game)).to.equal(true);
    expect([game.status, game.canPlay, game.legalMoves]).to.deep.equal(['playing', false, []]);
    const { state, record } = game;
    expect([turn(game), game.canRedo]).to.deep.equal([false, false]);
    expect(game.state).to.deep.equal(state);
    expect(verify(record)).to.include({ ok: true, status: 'playing', moveCount: 10_000 });
    expect(recordFromText(recordToText(record))).to.deep.equal(record);
  });

  it('of 10,000 moves goes back, and on again', () => {
    const game = played(10_000);
    expect([game.undo(), game.canPlay, game.redo(), game.canPlay]).to.deep.equal([true, true, true, false]);
    expect([game.undo(), game.undo(), turn(game), turn(game)]).to.not.include(false);
    expect([turn(game), game.moveCount]).to.deep.equal([false, 10_000]);
  });
});

describe('verify is fast', () => {
  const LOST =
    '1.bakers-dozen.lost.s40..CJFLGEGKMCGIDMLGMLIALMJIAJHAGLMGBCBAADDIHAFAHAIJEJMBJEEJAJCKKCAEGBMCFBJEJAFJEAKMGALAKHBAKLABBO';

  it('with many moves after a loss: it does not search again after each', () => {
    const record = recordFromText(LOST);
    const timed = (moves: string) => {
      let verdict: unknown;
      const ms = processorTime(() => (verdict = verify({ ...record, moves })));
      return { verdict, ms };
    };
    timed(record.moves);
    const once = timed(record.moves);
    expect(once.verdict).to.include({ ok: true, status: 'lost' });
    const hopping = timed(record.moves + 'MHHM'.repeat(75));
    expect(hopping.verdict).to.include({ ok: false, at: record.moves.length / 2 });
    expect(hopping.ms).to.be.below(20 * once.ms);
  });
});
