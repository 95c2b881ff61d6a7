// What docs/engine.md tells a server to do with a stranger's record is enough.
import assert from 'node:assert/strict';
import { createGame, recordFromText, solve, winnableSeed } from '../../dist/engine.js';
import { codeIn, filesIn } from '../support/pages.mjs';
import { modulesFor } from './modules.mjs';

const importText = modulesFor('server');

const blocks = [...filesIn('docs/engine.md').values(), ...codeIn('docs/engine.md', 'js')];

/** The block of the page that exports a function, as a module of its own. */
function moduleWith(name) {
  const [code, ...others] = blocks.filter((text) => text.includes(`function ${name}(`));
  assert.deepEqual(others, []);
  return importText(code);
}

/** A won game, as the solver plays it. */
async function wonGame(id, request) {
  const game = createGame(id, request);
  const { moves } = await solve(game);
  for (const move of moves) game.play(move);
  assert.equal(game.status, 'won');
  return game.record;
}

describe('the recipe that replays a record', () => {
  it('plays its moves, of a seed or of a deck', async () => {
    const [code] = codeIn('docs/engine.md', 'js').filter((text) => text.includes('movesOf(record)'));
    const given = /recordFromText\('.*'\)/;
    const deck = Array.from('KQJT98765432A', (rank) => Array.from('CDHS', (suit) => rank + suit)).flat();
    for (const request of [{ seed: '42' }, { deck }]) {
      const { record } = createGame('bakers-dozen', request);
      const other = createGame('bakers-dozen', request);
      other.play(other.legalMoves[0]);
      assert.match(code, given);
      const text = code.replace(given, () => JSON.stringify(other.record)).replaceAll('console.log', 'void ');
      const { game } = await importText(`${text}\nexport { game };`);
      assert.deepEqual(game.record, other.record);
      assert.notDeepEqual(game.record, record);
    }
  });
});

describe('a server that takes wins', () => {
  it('takes a win once, whatever is added to its record or left out', async () => {
    const { takeWin } = await moduleWith('takeWin');
    const record = await wonGame('bakers-dozen', { seed: '42' });
    assert.equal(takeWin(record), undefined);
    const { options, ...without } = record;
    assert.deepEqual(options, {});
    for (const same of [record, { ...record, note: 'mine' }, { ...record, seed: 42 }, without]) {
      assert.equal(takeWin(same), 'this win is already known');
    }
  });

  it('refuses another deal, another game, an easy deck, and what is no win', async () => {
    const { takeWin } = await moduleWith('takeWin');
    const record = await wonGame('bakers-dozen', { seed: '42' });
    const deck = Array.from('KQJT98765432A', (rank) => Array.from('CDHS', (suit) => rank + suit)).flat();
    for (const [posted, error] of [
      [await wonGame('bakers-dozen', { seed: '11' }), /^record has the seed "11"; expected: "42"$/],
      [await wonGame('bakers-dozen', { deck }), /^record has its own deck$/],
      [
        await wonGame('trusty-twelve', { seed: '19' }),
        /^record is for the game "trusty-twelve"; allowed: bakers-dozen$/,
      ],
      [createGame('bakers-dozen', { seed: '42' }).record, /^the game is not won$/],
      [{ ...record, moves: record.moves.slice(2) }, /^move \d+ is illegal/],
    ]) {
      assert.match(takeWin(posted), error);
    }
    assert.equal(takeWin(record), undefined);
  });
});

describe('a server that takes the win of a day', () => {
  it('takes a win of that deal, and of no other of that date', async () => {
    const { isWinOfDay } = await moduleWith('isWinOfDay');
    const date = '2026-11-20';
    const seed = await winnableSeed('bakers-dozen', { seed: date });
    assert.equal(await isWinOfDay(await wonGame('bakers-dozen', { seed }), 'bakers-dozen', date), true);
    const other = await wonGame('bakers-dozen', { seed: `${date}~5` });
    assert.equal(await isWinOfDay(other, 'bakers-dozen', date), false);
    assert.equal(await isWinOfDay(recordFromText('1.bakers-dozen.playing.s42..CP'), 'bakers-dozen', date), false);
  });
});
