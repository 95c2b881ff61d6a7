import { expect } from 'chai';
import fc from 'fast-check';
import { createGame, type Record as GameRecord, recordFromText, recordToText, verify } from '../../src/engine.js';
import { anyDealing, anyPicks, picked } from './arbitrary.js';
import { ALL_CARDS } from './table.js';

const record: GameRecord = {
  version: 1,
  game: 'bakers-dozen',
  seed: '42',
  options: {},
  moves: 'GB',
  status: 'playing',
};

function expectRoundTrip(given: GameRecord): void {
  const text = recordToText(given);
  expect(encodeURIComponent(text)).to.equal(text);
  expect(recordFromText(text)).to.deep.equal(given);
  expect(recordToText(recordFromText(text))).to.equal(text);
}

describe('a record as text', () => {
  it('is short, and its format is frozen', () => {
    expect(recordToText(record)).to.equal('1.bakers-dozen.playing.s42..GB');
    const pyramid = createGame('pyramid-dozen', { seed: 'a b', recycles: 'unlimited', kings: 'with-queen' });
    pyramid.play({ type: 'draw' });
    expect(recordToText(pyramid.record)).to.equal(
      '1.pyramid-dozen.playing.sa~0020b.recycles.sunlimited.kings.swith-queen...',
    );
    const trefoil = createGame('trefoil-solitaire', { seed: 'Grüße ♠', draw: true });
    trefoil.play({ type: 'redeal' });
    expect(recordToText(trefoil.record)).to.equal('1.trefoil-solitaire.playing.sGr~00fc~00dfe~0020~2660.draw.b1..-');
    const { record: byDeck } = createGame('trusty-twelve', { deck: ALL_CARDS });
    expect(recordToText(byDeck)).to.equal(`1.trusty-twelve.playing.d${ALL_CARDS.join('')}..`);
  });

  it('has a deck in one spelling, and only where there is one', () => {
    const { record: byDeck } = createGame('trusty-twelve', { deck: ALL_CARDS });
    expect(recordToText({ ...byDeck, deck: ` ${ALL_CARDS.join(' \n ')}` })).to.equal(recordToText(byDeck));
    for (const deck of [null, '']) expect(recordToText({ ...record, deck } as any)).to.equal(recordToText(record));
  });

  it('gives back the record of any game, seed or deck', function () {
    this.timeout(60_000);
    fc.assert(
      fc.property(anyDealing, anyPicks(25), ({ id, request }, picks) => {
        const game = createGame(id, request);
        for (const pick of picks) game.play(picked(game, pick)!);
        expectRoundTrip(game.record);
        expect(verify(recordFromText(recordToText(game.record)))).to.deep.include({ ok: true, state: game.state });
      }),
      { numRuns: 60 },
    );
  });

  it('gives back the record with difficult seeds', () => {
    const seeds = [
      '.',
      '..',
      '~',
      '~0041',
      '%41',
      ' ',
      '\0',
      '"',
      '\\',
      '<>&',
      '\ud800',
      '\udfff\ud800',
      '🂡',
      'é',
      'e\u0301',
    ];
    for (const seed of [...seeds, 's', 'd', 'n3', '-', '_', '__proto__', '\ufeff', '\u2028', '\uffff'.repeat(256)]) {
      expectRoundTrip(createGame('lucky-thirteen', { seed }).record);
    }
  });

  it('gives back any record: names of games, options and values are as free as seeds', () => {
    const anyText = fc.string({ unit: 'binary', minLength: 1 });
    const anyValue = fc.oneof(fc.nat(), fc.boolean(), fc.string({ unit: 'binary' }));
    const anyName = anyText.filter((name) => name !== '__proto__');
    const anyRecord = fc.record({
      version: fc.constant(1),
      game: anyText,
      seed: anyText,
      options: fc.dictionary(anyName, anyValue, { noNullPrototype: true }),
      moves: fc.string({ unit: fc.constantFrom(...'ABCxyz019_.~-') }),
      status: fc.constantFrom('playing', 'won', 'lost'),
    });
    fc.assert(fc.property(anyRecord, (any) => expectRoundTrip(any)));
  });
});
