import { expect } from 'chai';
import { createGame, games, movesOf, recordFromText, verify } from '../../src/engine.js';
import { LOST, WON } from '../support/games-played.js';
import { ALL_CARDS } from './table.js';

const won = recordFromText(WON['bakers-dozen']!);
const lost = recordFromText(
  LOST.find(({ game, reason }) => game === 'lucky-thirteen' && reason === 'no-progress')!.text,
);
const fresh = (id: string, request = {}) => createGame(id, { seed: '42', ...request }).record;

function refusal(record: unknown): { error: string; at?: number } {
  const { ok, ...rest } = verify(record) as { ok: boolean; error: string; at?: number };
  expect(ok).to.be.false;
  expect(rest.error).to.be.a('string').and.not.equal('');
  expect(Object.keys(rest)).to.have.members('at' in rest ? ['error', 'at'] : ['error']);
  return rest;
}

function expectRefused(record: unknown, ...words: string[]): void {
  const { error, at } = refusal(record);
  expect(at).to.equal(undefined);
  for (const word of words) expect(error).to.include(word);
}

describe('verify refuses a record', () => {
  it('of another version', () => {
    for (const version of [0, 2, '1', null, undefined, 1.5]) expectRefused({ ...won, version }, 'version');
  });

  it('of an unknown game', () => {
    for (const game of ['chess', '', '__proto__', null, undefined, 7, ['bakers-dozen']]) {
      expectRefused({ ...won, game }, 'game', `allowed: ${games.join(', ')}`);
    }
  });

  it('with neither seed nor deck, or with both', () => {
    const { seed, ...without } = won;
    expectRefused(without, 'seed', 'deck');
    expectRefused({ ...without, seed: '' }, 'seed', 'deck');
    expectRefused({ ...without, seed, deck: ALL_CARDS.join(' ') }, 'both');
  });

  it('with a bad seed or deck', () => {
    for (const seed of ['x'.repeat(257), {}, true, ['1']]) expectRefused({ ...won, seed }, 'seed');
    const { seed: _, ...without } = won;
    for (const deck of [ALL_CARDS.slice(1).join(' '), 'AC AC', {}, 52]) expectRefused({ ...without, deck }, 'deck');
  });

  it('with options out of range, of the wrong type, or of another game', () => {
    for (const options of [
      { recycles: 100 },
      { recycles: -1 },
      { recycles: Infinity },
      { kings: 'never' },
      { kings: 1 },
    ]) {
      expectRefused({ ...fresh('pyramid-dozen'), options }, Object.keys(options)[0]!, 'allowed');
    }
    for (const options of [null, 'x', 3, { draw: true }, [1], JSON.parse('{"__proto__":{"draw":true}}')]) {
      expectRefused({ ...fresh('bakers-dozen'), options }, 'option');
    }
  });

  it('with moves that are no text', () => {
    for (const moves of [null, undefined, 7, ['AB'], {}]) expectRefused({ ...won, moves }, 'moves');
  });

  it('that claims a status other than that of its moves', () => {
    for (const status of ['playing', 'lost', 'Won', '', null, undefined, true]) {
      expectRefused({ ...won, status }, 'status', '"won"');
    }
    expectRefused({ ...fresh('bakers-dozen'), status: 'won' }, 'status', '"playing"');
    expectRefused({ ...lost, status: 'playing' }, 'status', '"lost"');
    expectRefused({ ...won, moves: won.moves.slice(0, -2) }, 'status', '"playing"');
  });
});

describe('verify refuses a move', () => {
  it('that is illegal, and says which, counted from 0', () => {
    expect(refusal({ ...won, moves: `AA${won.moves}` }).at).to.equal(0);
    const { at, error } = refusal({ ...won, moves: `${won.moves.slice(0, 20)}DA${won.moves.slice(22)}` });
    expect([at, error]).to.deep.equal([10, 'move 11 is illegal: DA']);
    expect(refusal({ ...fresh('trefoil-solitaire'), moves: '---' }).at).to.equal(2);
    expect(refusal({ ...fresh('pyramid-dozen'), moves: '.~' }).at).to.equal(1);
    expect(refusal({ ...fresh('pyramid-dozen', { recycles: 0 }), moves: `${'.'.repeat(24)}~` }).at).to.equal(24);
  });

  it('if seed or game are not those it was played with', () => {
    expect(refusal({ ...won, seed: `${won.seed} ` }).at).to.be.a('number');
    expect(refusal({ ...won, game: 'lucky-thirteen' }).at).to.be.a('number');
  });

  it('that spells a move in another way', () => {
    const { moves } = won;
    const [first, rest] = [moves.slice(0, 2), moves.slice(2)];
    for (const count of ['A', 'B']) {
      const record = { ...won, moves: `__${first}${count}${rest}` };
      expect(verify(record)).to.deep.equal({ ok: false, error: 'move 1 is not in notation', at: 0 });
    }
  });

  it('that is not in notation', () => {
    for (const moves of [' ', 'é', 'A', '_', '_A', 'AB CD', '\ud800', '%', '.-+', '<script>']) {
      expect(refusal({ ...fresh('bakers-dozen'), moves }).at, moves).to.equal(0);
    }
    expect(refusal({ ...won, moves: `${won.moves.slice(0, 8)}!` })).to.deep.equal({
      at: 4,
      error: 'move 5 is not in notation',
    });
  });

  it('after the game was won', () => {
    for (const more of ['AB', '.', won.moves]) {
      expect(refusal({ ...won, moves: won.moves + more }).at).to.equal(won.moves.length / 2);
    }
  });

  it('after the game was lost', () => {
    const { at, error } = refusal({ ...lost, moves: `${lost.moves}GF` });
    expect([at, error]).to.deep.equal([3, 'move 4 comes after the game was lost']);
  });

  it('after the ten thousandth', () => {
    const moves = `${'.'.repeat(24)}~`.repeat(401);
    const record = fresh('pyramid-dozen', { recycles: 'unlimited', seed: '1' });
    const error = 'move 10001 is too many; at most 10000 are allowed';
    for (const moveCount of [9999, 10_000]) {
      const kept = { ...record, moves: moves.slice(0, moveCount) };
      expect(verify(kept)).to.include({ ok: true, moveCount });
      expect(movesOf(kept)).to.have.length(moveCount);
    }
    const longer = { ...record, moves: moves.slice(0, 10_001) };
    expect(refusal(longer)).to.deep.equal({ at: 10_000, error });
    expect(() => movesOf(longer)).to.throw(RangeError, error);
  });
});
