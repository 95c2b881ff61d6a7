import { expect } from 'chai';
import fc from 'fast-check';
import { type Record as GameRecord, recordFromText, recordToText, verify } from '../../src/engine.js';
import { ALL_CARDS } from './table.js';

const record: GameRecord = {
  version: 1,
  game: 'bakers-dozen',
  seed: '42',
  options: {},
  moves: 'GB',
  status: 'playing',
};

describe('recordFromText refuses', () => {
  const whole = recordToText(record);
  const codes = ALL_CARDS.join('');

  for (const [what, text, ...words] of [
    ['nothing', '', 'version'],
    ['another version', whole.replace('1.', '2.'), 'version', '"2"'],
    ['a cut text', whole.slice(0, 20), 'cut or changed'],
    ['a text cut before its moves', whole.slice(0, -3), 'cut or changed'],
    ['a text cut after its seed', whole.slice(0, whole.indexOf('..')), 'cut or changed'],
    ['a text cut before its seed', '1.bakers-dozen.playing..', 'cut or changed'],
    ['an unknown status', whole.replace('playing', 'drawn'), 'status', '"drawn"', 'playing, won, lost'],
    ['neither seed nor deck', whole.replace('s42', 'x42'), 'cut or changed'],
    ['a seed after something else', whole.replace('s42', 'xs42'), 'cut or changed'],
    ['an option without a value', whole.replace('s42', 's42.draw'), 'cut or changed'],
    ['an option that is no number', whole.replace('s42', 's42.recycles.nx'), 'cut or changed'],
    ['an option that is a number without digits', whole.replace('s42', 's42.recycles.n'), 'cut or changed'],
    ['an option that is infinite', whole.replace('s42', 's42.recycles.n1e999'), 'cut or changed'],
    ['an option that is neither true nor false', whole.replace('s42', 's42.draw.b2'), 'cut or changed'],
    ['an option of no type', whole.replace('s42', 's42.draw.x1'), 'cut or changed'],
    ['a deck of no card', whole.replace('s42', 'd'), 'deck has 0 cards'],
    ['a deck of one card', whole.replace('s42', 'dAC'), 'deck', '52'],
    ['a deck of 53', whole.replace('s42', `d${codes}AC`), 'deck', 'AC', 'twice'],
    ['a deck and half a code', whole.replace('s42', `d${codes}A`)],
    ['a link around it', `https://example.org/?game=${whole}`, 'version'],
    ['JSON', JSON.stringify(record), 'version'],
    ['dots', '.'.repeat(100), 'version'],
  ] as [string, string, ...string[]][]) {
    it(what, () => {
      expect(() => recordFromText(text)).to.throw(RangeError);
      for (const word of words) expect(() => recordFromText(text)).to.throw(word);
    });
  }

  it('anything but text', () => {
    for (const given of [null, undefined, 42, {}, [], [whole], Symbol('x'), new String(whole)]) {
      expect(() => recordFromText(given as any)).to.throw(TypeError, 'text');
    }
  });

  it('a million characters of anything, at once and with a short message', () => {
    const start = performance.now();
    for (const text of ['x', '.', '..', '~', '1.', '~0041'].map((part) => part.repeat(1e6 / part.length))) {
      expect(() => recordFromText(text))
        .to.throw(RangeError)
        .with.property('message')
        .with.length.below(200);
    }
    expect(() => recordFromText(`1.bakers-dozen.won.d${'AC'.repeat(5e5)}..`)).to.throw(RangeError, 'deck');
    expect(performance.now() - start).to.be.below(3000);
  });

  it('or verify answers', () => {
    const anyPart = fc.constantFrom(
      '1',
      '.',
      '..',
      'bakers-dozen',
      'won',
      'playing',
      's1',
      's',
      'recycles',
      'n3',
      '~',
      'AB',
      '__proto__',
      'é',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(anyPart).map((parts) => parts.join('')),
          fc.string({ unit: 'binary' }),
        ),
        (text) => {
          let read;
          try {
            read = recordFromText(text);
          } catch (error) {
            expect(error).to.be.an.instanceOf(RangeError);
            return;
          }
          expect(verify(read).ok).to.be.a('boolean');
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('recordToText refuses', () => {
  for (const [what, given, word] of [
    ['nothing', undefined, 'version'],
    ['null', null, 'version'],
    ['another version', { ...record, version: 2 }, 'version'],
    ['a game that is no text', { ...record, game: 7 }, 'game'],
    ['a game without a name', { ...record, game: '' }, 'game'],
    ['an unknown status', { ...record, status: 'drawn' }, 'status "drawn"; allowed: playing, won, lost'],
    ['a record without seed and deck', { ...record, seed: undefined }, 'seed'],
    ['moves that could not stand in an address', { ...record, moves: 'A B' }, 'moves'],
    ['moves that are no text', { ...record, moves: ['AB'] }, 'moves'],
    ['a deck of one card', { ...record, seed: undefined, deck: 'AC' }, 'deck'],
    ['options that are none', { ...record, options: 5 }, 'options 5'],
    ['options that are null', { ...record, options: null }, 'options null'],
    ['an option that is infinite', { ...record, options: { recycles: Infinity } }, 'option "recycles"'],
    ['an option that is an object', { ...record, options: { recycles: {} } }, 'option "recycles"'],
  ] as const) {
    it(what, () => expect(() => recordToText(given as any)).to.throw(RangeError, word));
  }

  it('what JSON can’t write', () => {
    const circle: { [name: string]: unknown } = { ...record };
    circle['options'] = circle;
    for (const given of [5, 'x', [], circle, { toJSON() {} }, { ...record, options: { recycles: 1n } }]) {
      expect(() => recordToText(given as any)).to.throw(TypeError, /^record (is|cannot)/);
    }
  });
});
