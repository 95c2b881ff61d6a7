import { expect } from 'chai';
import fc from 'fast-check';
import { createGame, type Record as GameRecord, recordFromText, recordToText, verify } from '../../src/engine.js';
import { ALL_CARDS } from './table.js';
import { processorTime } from '../support/processor.js';

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
    expectRoundTrip(byDeck);
  });

  it('has a deck in one spelling, and only where there is one', () => {
    const { record: byDeck } = createGame('trusty-twelve', { deck: ALL_CARDS });
    expect(recordToText({ ...byDeck, deck: ` ${ALL_CARDS.join(' \n ')}` })).to.equal(recordToText(byDeck));
    for (const deck of [null, '']) expect(recordToText({ ...record, deck } as any)).to.equal(recordToText(record));
  });

  it('gives back the record with difficult seeds', () => {
    const marks = ['.', '..', '~', '~0041', '%41', ' ', '\0', '"', '\\', '<>&', 's', 'd', 'n3', '-', '_', '__proto__'];
    const units = ['\ud800', '\udfff\ud800', '🂡', 'é', 'e\u0301', '\ufeff', '\u2028', '\uffff'.repeat(256)];
    for (const seed of [...marks, ...units]) expectRoundTrip(createGame('lucky-thirteen', { seed }).record);
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

describe('recordFromText refuses', () => {
  const whole = recordToText(record);
  const codes = ALL_CARDS.join('');
  const instead = (source: string) => whole.replace('s42', source);
  const isCut = ', which is cut or changed';

  for (const [what, text, message] of [
    ['nothing', '', 'record has version ""; this release reads 1'],
    ['another version', whole.replace('1.', '2.'), 'record has version "2"; this release reads 1'],
    ['a cut text', whole.slice(0, 20), `record has text ${JSON.stringify(whole.slice(0, 20))}${isCut}`],
    ['a text cut before its moves', whole.slice(0, -3), isCut],
    ['a text cut before its seed', '1.bakers-dozen.playing..', isCut],
    ['an unknown status', whole.replace('playing', 'drawn'), 'record has status "drawn"; allowed: playing, won, lost'],
    ['neither seed nor deck', instead('x42'), isCut],
    ['a seed after something else', instead('xs42'), isCut],
    ['an option without a value', instead('s42.draw'), isCut],
    ['an option that is no number', instead('s42.recycles.nx'), isCut],
    ['an option that is a number without digits', instead('s42.recycles.n'), isCut],
    ['an option that is infinite', instead('s42.recycles.n1e999'), isCut],
    ['an option that is neither true nor false', instead('s42.draw.b2'), isCut],
    ['an option of no type', instead('s42.draw.x1'), isCut],
    ['a deck of no card', instead('d'), 'deck has 0 cards; 52 are needed'],
    ['a deck of one card', instead('dAC'), 'deck has 1 cards; 52 are needed'],
    ['a deck of 53', instead(`d${codes}AC`), 'deck has AC twice'],
    ['a deck and half a code', instead(`d${codes}A`), 'deck has an unknown card "A"'],
    ['a link around it', `https://example.org/?game=${whole}`, 'record has version "https://example"'],
  ] as const) {
    it(what, () => expect(() => recordFromText(text)).to.throw(RangeError, message));
  }

  it('anything but text', () => {
    for (const given of [null, undefined, 42, {}, [], [whole], Symbol('x'), new String(whole)]) {
      expect(() => recordFromText(given as any)).to.throw(TypeError, /^record text is .*; allowed: text$/);
    }
  });

  it('a million characters of anything, at once and with a short message', () => {
    for (const text of ['x', '.', '..', '~', '1.', '~0041'].map((part) => part.repeat(1e6 / part.length))) {
      const refused = () =>
        expect(() => recordFromText(text))
          .to.throw(RangeError)
          .with.property('message')
          .with.length.below(200);
      expect(processorTime(refused)).to.be.below(3000);
    }
  });

  it('or verify answers', () => {
    const parts = '1 . .. bakers-dozen won playing s1 s recycles n3 ~ AB __proto__ é'.split(' ');
    const anyParts = fc.array(fc.constantFrom(...parts)).map((some) => some.join(''));
    fc.assert(
      fc.property(fc.oneof(anyParts, fc.string({ unit: 'binary' })), (text) => {
        let read;
        try {
          read = recordFromText(text);
        } catch (error) {
          expect(error).to.be.an.instanceOf(RangeError);
          return;
        }
        expect(verify(read).ok).to.be.a('boolean');
      }),
      { numRuns: 500 },
    );
  });
});

describe('recordToText refuses', () => {
  const version = (found: string) => `record has version ${found}; this release writes 1`;
  const option = 'record has option "recycles" with';
  for (const [what, given, message] of [
    ['nothing', undefined, version('undefined')],
    ['null', null, version('undefined')],
    ['another version', { ...record, version: 2 }, version('2')],
    ['a game that is no text', { ...record, game: 7 }, 'record has game 7; allowed: text'],
    ['a game without a name', { ...record, game: '' }, 'record has game ""; allowed: text'],
    ['an unknown status', { ...record, status: 'drawn' }, 'record has status "drawn"; allowed: playing, won, lost'],
    ['a record without seed and deck', { ...record, seed: undefined }, 'record has neither a seed nor a deck'],
    [
      'moves that could not stand in an address',
      { ...record, moves: 'A B' },
      'record has moves "A B"; allowed: text in',
    ],
    ['moves that are no text', { ...record, moves: ['AB'] }, 'record has moves an array'],
    ['a deck of one card', { ...record, seed: undefined, deck: 'AC' }, 'deck has 1 cards'],
    ['options that are none', { ...record, options: 5 }, 'record has options 5; allowed: an object'],
    ['options that are text', { ...record, options: 'x' }, 'record has options "x"; allowed: an object'],
    ['an option that is infinite', { ...record, options: { recycles: Infinity } }, `${option} null; allowed: text, a`],
    ['an option that is an object', { ...record, options: { recycles: {} } }, `${option} an object; allowed: text, a`],
  ] as const) {
    it(what, () => expect(() => recordToText(given as any)).to.throw(RangeError, message));
  }

  it('what JSON can’t write', () => {
    const circle: { [name: string]: unknown } = { ...record };
    circle['options'] = circle;
    for (const given of [5, 'x', [], circle, { toJSON() {} }, { ...record, options: { recycles: 1n } }]) {
      expect(() => recordToText(given as any)).to.throw(TypeError, /^record (is|cannot)/);
    }
  });
});
