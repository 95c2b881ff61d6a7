import { expect } from '@open-wc/testing';
import { createGame, games, recordFromText, verify } from '../../src/engine.js';
import type { Record } from '../../src/engine.js';
import { LOST, WON } from '../support/games-played.js';
import { playFirst } from './acts.js';
import { refuses } from './refuses.js';
import { box, create, drawn, listen, seen, settled, stated, table, typesOf } from '../support/table.js';

describe('load', () => {
  for (const game of games) {
    it(`brings a won game of ${game} back, as its record says`, async () => {
      const record = recordFromText(WON[game]!);
      const element = await table(game, { seed: '1' });
      await element.load(record);
      expect([element.status, element.record]).to.deep.equal(['won', record]);
      expect(verify(element.record)).to.deep.include({ ok: true, status: 'won', state: element.state });
      expect(seen(element)).to.deep.equal(stated(element));
    });
  }

  it('brings a game back that can be taken back and played on', async () => {
    const first = await table('trusty-twelve', { seed: '42' });
    playFirst(first, 3);
    const { record, state } = first;
    const second = await table('trusty-twelve');
    await second.load(JSON.parse(JSON.stringify(record)) as Record);
    expect(second.state).to.deep.equal(state);
    for (let i = 0; i < 3; i++) expect(second.undo()).to.equal(true);
    expect(second.state).to.deep.equal(createGame('trusty-twelve', { seed: 42 }).state);
    expect(second.redo()).to.equal(true);
  });

  // A search that knew nothing of the moves so far led back at the twelfth.
  it('goes on by hints that do not take back what others advised', async () => {
    const element = await table('bakers-dozen', { seed: '5' });
    const positions = [seen(element)];
    for (let i = 0; i < 12; i++) {
      await element.load(element.record!);
      expect(element.play((await element.hint())!)).to.equal(true);
      expect(positions).not.to.deep.include(stated(element));
      positions.push(stated(element));
    }
  });

  it('has the options of the record, whatever the attributes say', async () => {
    const game = createGame('pyramid-dozen', { seed: 1, kings: 'alone', recycles: 'unlimited' });
    game.play({ type: 'draw' });
    const element = await table('pyramid-dozen', { kings: 'with-queen' });
    await element.load(game.record);
    expect(element.state).to.deep.equal(game.state);
  });

  it('goes before the deal of the attributes when it is first', async () => {
    const game = createGame('trusty-twelve', { seed: 7 });
    game.play(game.legalMoves[0]!);
    const element = create('trusty-twelve', { seed: '42' });
    const heard = listen(element);
    (await box()).append(element);
    await element.load(game.record);
    await drawn(element);
    await settled(element);
    expect(typesOf(heard)).to.deep.equal(['deal']);
    expect(element.record).to.deep.equal(game.record);
  });

  it('refuses a record that is not true', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    element.play(element.legalMoves[0]!);
    await settled(element);
    const { record } = element;
    const won = recordFromText(WON['bakers-dozen']!);
    const bad = (change: object) => () => element.load({ ...won, ...change });
    await refuses(element, () => element.load(null as never), TypeError, /record is null/);
    await refuses(element, () => element.load({ toJSON() {} } as never), TypeError, /record is undefined as JSON/);
    await refuses(element, () => element.load({ toJSON: () => null } as never), TypeError, /record is null as JSON/);
    await refuses(element, () => element.load([] as never), TypeError, /record is an array/);
    await refuses(element, () => element.load(recordFromText(WON['lucky-thirteen']!)), RangeError, /lucky-thirteen/);
    await refuses(element, bad({ version: 2 }), RangeError, /version 2/);
    await refuses(element, bad({ moves: `${won.moves}AB` }), RangeError, /move \d+ is illegal/);
    await refuses(element, bad({ seed: '12' }), RangeError, /move 1/);
    await refuses(element, bad({ status: 'playing' }), RangeError, /claims the status "playing"/);
    await refuses(element, bad({ seed: undefined }), TypeError, /neither/);
    expect(element.record).to.deep.equal(record);
  });

  for (const { game, reason, text } of LOST) {
    it(`takes a game of ${game} that is lost: ${reason}`, async () => {
      const element = await table(game, { seed: '1' });
      await element.load(recordFromText(text));
      expect([element.status, element.state!.reason]).to.deep.equal(['lost', reason]);
      expect(element.undo()).to.equal(true);
      expect(element.status).to.equal('playing');
    });
  }
});
