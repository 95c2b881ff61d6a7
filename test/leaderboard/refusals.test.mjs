// What the board takes, and why it turns the rest away.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openStore } from '../../demo/leaderboard/lib/store/store.mjs';
import { createGame } from '../../dist/engine.js';
import { DATABASES, newDatabase } from './databases.mjs';
import { DATE, opened, winOf, wonGame } from './support.mjs';

const times = (moves) => Array.from({ length: moves }, (_, i) => i * 1000);

/** A board, its deal, a win, and a check that a post is refused with a status and a reason. */
async function ready(test, settings) {
  const board = await opened(test, { limits: { posts: 1e6 }, ...settings });
  const deal = await board.deal();
  const record = await wonGame(deal);
  const refused = async (win, status = 422, reason = 'refused') => {
    const { answer, ...got } = await board.send(win);
    assert.deepEqual([got.status, answer.reason], [status, reason], JSON.stringify(answer));
    assert.match(answer.message, /^[A-Z].*\.$/);
    assert.deepEqual(await board.rows(), []);
    return answer;
  };
  return { board, deal, record, refused };
}

for (const kind of DATABASES) {
  describe(`the board in ${kind} takes a win`, () => {
    const readyIn = async (test, { database, ...settings } = {}) =>
      ready(test, { database: database ?? (await newDatabase(test, kind)), ...settings });

    it('of the deal of the day, and shows it with its record and its times', async (test) => {
      const { board, record } = await readyIn(test);
      const moves = record.moves.length / 2;
      const { status, answer } = await board.send(winOf(record, { times: times(moves) }));
      assert.equal(status, 201);
      const row = { id: 1, date: DATE, name: 'Ada', moves, elapsed: (moves - 1) * 1000 };
      assert.deepEqual(answer, { ...row, posted: `${DATE}T12:00:00.000Z` });
      assert.deepEqual(await board.rows(), [answer]);
      assert.deepEqual((await board.get('/api/win?id=1')).answer, { ...answer, record, times: times(moves) });
    });

    it('once, whatever name it has the second time, and without times', async (test) => {
      const { board, record } = await readyIn(test);
      const { status, answer } = await board.send(winOf(record));
      assert.deepEqual([status, answer.elapsed], [201, null]);
      for (const name of ['Ada', 'Bob']) {
        const again = await board.send(winOf({ ...record, note: name }, { name }));
        assert.deepEqual([again.status, again.answer.reason], [409, 'known']);
      }
      assert.equal((await board.rows()).length, 1);
    });

    it('of any date it is somewhere on Earth, each with a deal and a board of its own', async (test) => {
      const { board } = await readyIn(test);
      for (const date of ['2026-11-19', '2026-11-20', '2026-11-21']) {
        const deal = await board.deal(date);
        assert.equal(deal.seed.split('~')[0], date);
        const { status } = await board.send({ ...winOf(await wonGame(deal)), date });
        assert.equal(status, 201);
        assert.equal((await board.rows(date)).length, 1);
      }
    });

    it('of a game with options, if they are the options of the day', async (test) => {
      const settings = { game: 'pyramid-dozen', options: { kings: 'alone' } };
      const { board, deal, record, refused } = await readyIn(test, settings);
      assert.deepEqual(deal.options, { recycles: 3, kings: 'alone' });
      for (const options of [{ recycles: 'unlimited', kings: 'alone' }, {}, null, 'x']) {
        await refused(winOf({ ...record, options }));
      }
      assert.equal((await board.send(winOf(record))).status, 201);
      // What is left out has its default: this is the same win.
      assert.equal((await board.send(winOf({ ...record, options: { kings: 'alone' } }))).status, 409);
    });

    it('and keeps the deal of a day, whatever a later solver would choose, and its wins when it starts again', async (test) => {
      const database = await newDatabase(test, kind);
      const store = await openStore(database);
      await store.keepSeed(DATE, `${DATE}~7`);
      await store.close();
      const { deal, record, board } = await readyIn(test, { database });
      assert.equal(deal.seed, `${DATE}~7`);
      assert.equal((await board.send(winOf(record))).status, 201);
      const again = await opened(test, { database });
      assert.deepEqual(await again.rows(), await board.rows());
      assert.equal((await again.send(winOf(record))).status, 409);
    });
  });
}

describe('the board refuses', () => {
  it('a record of another deal, game, day or deck', async (test) => {
    const { deal, record, refused } = await ready(test);
    const { message } = await refused(winOf(await wonGame({ ...deal, seed: '42' })));
    assert.equal(message, `The record is refused: record has the seed "42"; expected: "${deal.seed}".`);
    const other = await refused(winOf({ ...record, game: 'lucky-thirteen' }));
    assert.equal(
      other.message,
      'The record is refused: record is for the game "lucky-thirteen"; allowed: bakers-dozen.',
    );
    for (const date of ['2026-11-18', '2026-11-22', '', 'today', null, {}, ['2026-11-20'], undefined]) {
      await refused(winOf(record, { date }), 422, 'other-day');
    }
    await refused(winOf(record, { date: '2026-11-21' }));
    const deck = Array.from('KQJT98765432A', (rank) => Array.from('CDHS', (suit) => rank + suit)).flat();
    const easy = await refused(winOf(await wonGame({ game: 'bakers-dozen', deck })));
    assert.equal(easy.message, 'The record is refused: record has its own deck.');
  });

  it('a win by options that make the game easier', async (test) => {
    const { deal, refused } = await ready(test, { game: 'pyramid-dozen' });
    const easy = await wonGame({ ...deal, options: { kings: 'alone', recycles: 'unlimited' } });
    const { message } = await refused(winOf(easy));
    assert.match(message, /recycles "unlimited", kings "alone"; expected: recycles 3, kings "stay"\.$/);
  });

  it('what is no win', async (test) => {
    const { deal, record, refused } = await ready(test);
    const { moves } = record;
    await refused(winOf({ ...record, status: 'playing' }));
    await refused(winOf(createGame(deal.game, { seed: deal.seed }).record), 422, 'not-won');
    await refused(winOf({ ...record, moves: '' }));
    await refused(winOf({ ...record, moves: moves.slice(0, -2) }));
    const { at } = await refused(winOf({ ...record, moves: `${moves.slice(0, 20)}AA${moves.slice(20)}` }));
    assert.equal(at, 10);
    await refused(winOf({ ...record, moves: moves.repeat(2) }));
    await refused(winOf({ ...record, moves: 'AB'.repeat(2001) }), 422, 'too-long');
    // The same moves, spelt in another way.
    await refused(winOf({ ...record, moves: `__${moves.slice(0, 2)}B${moves.slice(2)}` }));
  });

  it('what is no record', async (test) => {
    const { record, refused } = await ready(test);
    for (const each of [undefined, null, 1, 'x', [record], {}, { ...record, version: 2 }, { ...record, moves: [] }]) {
      await refused(winOf(each));
    }
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    await refused(`{"name":"Ada","date":"${DATE}","record":{"options":${deep}}}`);
  });

  it('what is not JSON', async (test) => {
    const { board, refused } = await ready(test);
    for (const body of ['', '{', '[]', '"x"', 'null', '7', new Uint8Array([0x22, 0xff, 0x22])]) {
      await refused(body, 400, 'not-json');
    }
    const { status } = await board.send('{}', { 'Content-Type': 'text/plain' });
    assert.equal(status, 415);
  });

  it('times that are no list of whole numbers', async (test) => {
    const { record, refused } = await ready(test);
    const good = times(record.moves.length / 2);
    for (const each of [[], good.toReversed(), [0.5, ...good.slice(1)], 'x', 5, {}, good.map(String)]) {
      await refused(winOf(record, { times: each }), 400, 'times');
    }
  });

  it('a name that is none', async (test) => {
    const { record, refused } = await ready(test);
    for (const name of [undefined, null, 7, {}, [], '   ', '\u200b\u202e\u0000', '\u0301\u0301']) {
      await refused(winOf(record, { name }), 400, 'name');
    }
  });
});

describe('the server', () => {
  it('gives files of the page and of the package, and no others', async (test) => {
    const { address } = await opened(test);
    const status = async (path) => (await fetch(address + path)).status;
    for (const path of ['/', '/main.js', '/page.css', '/solitaire-elements/engine.js']) {
      assert.equal(await status(path), 200, path);
    }
    const outside = [
      '/server.mjs',
      '/%2e%2e/server.mjs',
      '/..%2fserver.mjs',
      '/solitaire-elements/%2e%2e/package.json',
    ];
    for (const path of [
      ...outside,
      '/.env',
      '/solitaire-elements',
      '/solitaire-elements/engine',
      '/index',
      '/api',
      '//',
      '/%',
    ]) {
      assert.equal(await status(path), 404, path);
    }
  });

  it('says which method it wants', async (test) => {
    const { address } = await opened(test);
    for (const method of ['PUT', 'DELETE', 'POST']) {
      assert.equal((await fetch(`${address}/api/board`, { method })).status, 405, method);
    }
    assert.equal((await fetch(address, { method: 'HEAD' })).status, 200);
  });

  it('asks for a date, and for a win there is', async (test) => {
    const { get } = await opened(test);
    for (const path of ['/api/board', '/api/board?date=x', '/api/day?date=']) {
      assert.equal((await get(path)).answer.reason, 'date', path);
    }
    for (const id of ['', '1', '0', '-1', 'x', '1e400', '1;DROP TABLE wins']) {
      assert.equal((await get(`/api/win?id=${encodeURIComponent(id)}`)).status, 404, id);
    }
  });
});
