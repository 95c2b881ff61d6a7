// A recorded game that is put in play.
import { expect } from 'chai';
import { createGame, games, recordFromText, verify } from '../../src/engine.js';
import type { Record } from '../../src/engine.js';
import { LOST, WON } from '../support/games-played.js';
import { listen, typesOf } from '../support/heard.js';
import { type GameId, gameOn, onPage } from './game-on-page.js';
import { after, playFirst, refuses, settle, shown } from './player.js';

describe('load', () => {
  for (const id of games) {
    it(`brings a won game of ${id} back, as its record says`, async () => {
      const record = recordFromText(WON[id]!);
      const game = await onPage(id as GameId, { seed: '1' });
      await game.load(record);
      expect([game.status, game.record]).to.deep.equal(['won', record]);
      expect(verify(game.record)).to.deep.include({ ok: true, status: 'won', state: game.state });
      expect(shown(game)).to.deep.equal(game.state);
    });
  }

  it('brings a game back that can be taken back and played on', async () => {
    const first = await onPage('trusty-twelve', { seed: '42' });
    playFirst(first, 3);
    const { record, state } = first;
    const second = await onPage('trusty-twelve');
    await second.load(JSON.parse(JSON.stringify(record)) as Record);
    expect(second.state).to.deep.equal(state);
    for (let i = 0; i < 3; i++) expect(second.undo()).to.equal(true);
    expect(second.state).to.deep.equal(createGame('trusty-twelve', { seed: 42 }).state);
    expect(second.redo()).to.equal(true);
  });

  // A search that knew nothing of the moves so far led back at the twelfth.
  it('goes on by hints that do not take back what others advised', async () => {
    const game = await onPage('bakers-dozen', { seed: '5' });
    const positions = [shown(game).piles];
    for (let i = 0; i < 12; i++) {
      await game.load(game.record!);
      expect(game.play((await game.hint())!)).to.equal(true);
      expect(positions).not.to.deep.include(game.state!.piles);
      positions.push(game.state!.piles);
    }
  });

  it('has the options of the record, whatever the attributes say', async () => {
    const played = createGame('pyramid-dozen', { seed: 1, kings: 'alone', recycles: 'unlimited' });
    played.play({ type: 'draw' });
    const game = await onPage('pyramid-dozen', { kings: 'with-queen' });
    await game.load(played.record);
    expect(game.state).to.deep.equal(played.state);
  });

  it('goes before the deal of the attributes when it is first', async () => {
    const played = createGame('trusty-twelve', { seed: 7 });
    played.play(played.legalMoves[0]!);
    const game = gameOn('trusty-twelve', { seed: '42' });
    const heard = listen(game);
    game.connect();
    await game.load(played.record);
    await settle(game);
    expect(typesOf(heard)).to.deep.equal(['deal']);
    expect(game.record).to.deep.equal(played.record);
  });

  it('refuses a record that is not true', async () => {
    const game = await onPage('bakers-dozen', { seed: '42' });
    playFirst(game);
    await settle(game);
    const { record } = game;
    const won = recordFromText(WON['bakers-dozen']!);
    const bad = (change: object) => () => game.load({ ...won, ...change });
    await refuses(game, () => game.load(null as never), TypeError, /record is null/);
    await refuses(game, () => game.load({ toJSON() {} } as never), TypeError, /record is undefined as JSON/);
    await refuses(game, () => game.load({ toJSON: () => null } as never), TypeError, /record is null as JSON/);
    await refuses(game, () => game.load([] as never), TypeError, /record is an array/);
    await refuses(game, () => game.load(recordFromText(WON['lucky-thirteen']!)), RangeError, /lucky-thirteen/);
    await refuses(game, bad({ version: 2 }), RangeError, /version 2/);
    await refuses(game, bad({ moves: `${won.moves}AB` }), RangeError, /move \d+ is illegal/);
    await refuses(game, bad({ seed: '12' }), RangeError, /move 1/);
    await refuses(game, bad({ status: 'playing' }), RangeError, /claims the status "playing"/);
    await refuses(game, bad({ seed: undefined }), TypeError, /neither/);
    expect(game.record).to.deep.equal(record);
  });

  for (const { game: id, reason, text } of LOST) {
    it(`takes a game of ${id} that is lost: ${reason}`, async () => {
      const game = await onPage(id as GameId, { seed: '1' });
      await game.load(recordFromText(text));
      expect([game.status, game.state!.reason]).to.deep.equal(['lost', reason]);
      expect(game.undo()).to.equal(true);
      expect(game.status).to.equal('playing');
    });
  }
});

describe('load at a move', () => {
  const record = recordFromText(WON['bakers-dozen']!);
  const last = record.moves.length / 2;

  it('puts the game in play as it stood there, the others to be redone', async () => {
    const game = await onPage('bakers-dozen', { seed: '42' });
    for (const at of [0, 1, last - 1, last]) {
      await game.load(record, { at });
      const isOver = at === last;
      const { moveCount, canRedo, status } = game;
      expect([moveCount, canRedo, status]).to.deep.equal([at, !isOver, isOver ? 'won' : 'playing']);
      expect(shown(game), String(at)).to.deep.equal(after(record, at));
    }
    await game.load(record, { at: 0 });
    const heard = listen(game);
    while (game.redo());
    await settle(game);
    expect(game.record).to.deep.equal(record);
    expect(heard.at(-1)!.type).to.equal('win');
  });

  it('refuses what is no number of its moves', async () => {
    const game = await onPage('bakers-dozen', { seed: '42' });
    for (const at of [-1, last + 1, 1.5, NaN, '3', null]) {
      const ask = () => game.load(record, { at: at as number });
      await refuses(game, ask, RangeError, new RegExp(`at is .*; allowed: 0 to ${last}`));
    }
    await refuses(game, () => game.load(record, 7 as never), TypeError, /settings is 7/);
  });
});
