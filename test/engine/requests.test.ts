// What callers ask for, and the words in which it is refused.
import { expect } from 'chai';
import { choice, count, defineSolitaire, flag, numberOf, type OptionSpec, rowLayout, setUp } from '../../src/define.js';
import { createGame, games, verify } from '../../src/engine.js';
import { pyramidDozen as variant } from '../../src/games/pyramid-dozen.js';
import { ALL_CARDS, revoked } from './table.js';

type Refused = readonly [given: unknown, type: ErrorConstructor, message: string];

function refuses(run: (given: any) => unknown, rows: readonly Refused[]): void {
  for (const [given, type, message] of rows) {
    it(message, () => expect(() => run(given)).to.throw(type, message));
  }
}

describe('createGame refuses a game and says: unknown game', () => {
  const allowed = `allowed: ${games.join(', ')}`;
  const ids = ['', 'chess', 'Bakers-Dozen', 'bakers-dozen ', '__proto__', null, undefined, 42];
  refuses(createGame, [
    ...ids.map((id): Refused => [id, RangeError, `unknown game ${JSON.stringify(id)}; ${allowed}`]),
    [Symbol('x'), RangeError, 'unknown game Symbol(x)'],
    [() => {}, RangeError, 'unknown game a function'],
    ['x'.repeat(40), RangeError, `unknown game "${'x'.repeat(40)}";`],
    [`${'x'.repeat(40)}y`, RangeError, `unknown game "${'x'.repeat(40)}…";`],
  ]);
});

describe('an invalid game is refused', () => {
  for (const [given, message] of [
    [[], "game is an array; allowed: an object such as { id: 'my-game', piles, deal, actions, progress, won }"],
    [{}, 'game has the id undefined; allowed: text such as "my-game"'],
    [{ ...variant, id: 5 }, 'game has the id 5'],
    [{ ...variant, id: '' }, 'game has the id ""'],
    [{ id: 'x' }, 'game "x" has the piles undefined; allowed: what setUp() returns'],
    [{ ...variant, piles: {} }, 'game "pyramid-dozen" has the piles an object'],
    ...['deal', 'actions', 'progress', 'won'].map((name) => [
      { ...variant, [name]: 'x' },
      `game "pyramid-dozen" has "x" as ${name}; allowed: a function`,
    ]),
  ] as [any, string][]) {
    it(`by createGame, an element and verify: ${message}`, () => {
      expect(() => createGame(given)).to.throw(TypeError, message);
      expect(() => defineSolitaire('no-game', given)).to.throw(TypeError, message);
      expect(verify({}, { variants: [given] }))
        .to.have.property('error')
        .that.includes(message);
    });
  }

  const places = (length: number) => Array.from({ length }, () => ({ x: 0, y: 0 }));
  const laidOut = (number: number) => [variant.layouts![0]!, { ...variant.layouts![0]!, places: places(number) }];
  const texts = (rules: unknown) => ({ en: { name: 'None', rules: [] }, de: { name: 'Keins', rules } });
  const withPiles = (tableau: number) => {
    const piles = setUp({ tableau });
    return { piles, layouts: [rowLayout(piles)] };
  };
  const none = [null, 7, {}, { move: '7H' }, { move: '7H', onto: '1S' }, { remove: '5D' }];
  const examples = [...none, { remove: ['5D'] }, { remove: ['5D', '7C', '6H'] }];

  for (const [what, parts, ...words] of [
    [
      'rules that are no list of points',
      ['Build.', 7, null].map((rules) => ({ texts: texts(rules) })),
      '"de"',
      'rules',
    ],
    ['an example that is none', examples.map((example) => ({ example })), 'the example', "onto: '8S'"],
    ['no English texts', [null, {}, { de: {} }, { en: 'None' }].map((given) => ({ texts: given })), "name: 'My"],
    ['layouts that are none', [null, [], 5].map((layouts) => ({ layouts })), 'the layouts'],
    [
      'a layout without places',
      [null, undefined, 7, {}, { places: 7 }].map((layout) => ({ layouts: [layout] })),
      ...['as places', 'allowed: an array'],
    ],
    ['places too few or too many', [0, 30, 32].map((n) => ({ layouts: laidOut(n) })), 'allowed: 31, one for each pile'],
    ['more piles than letters and digits', [withPiles(63)], 'has 63 piles', 'allowed: at most 62'],
  ] as [what: string, parts: object[], ...words: string[]][]) {
    it(`for ${what}`, () => {
      for (const part of parts) {
        const define = () => defineSolitaire('no-game', { ...variant, id: 'no-game', ...part });
        for (const word of ['"no-game"', ...words]) expect(define, JSON.stringify(part)).to.throw(TypeError, word);
      }
    });
  }

  it('but not one with a place for each pile, or with 62 piles', () => {
    for (const part of [{ layouts: laidOut(31) }, withPiles(61), withPiles(62)]) {
      expect(() => createGame({ ...variant, id: 'no-game', ...part })).not.to.throw();
    }
  });
});

describe('createGame refuses a deck and says:', () => {
  const withLast = (code: unknown) => [...ALL_CARDS.slice(0, 51), code];
  const unknown = (code: string) => `deck has an unknown card ${code}; allowed: a rank A23456789TJQK, then a suit CDHS`;
  const type = (deck: string) => `deck is ${deck}; allowed: text of 52 card codes such as "QH TD …"`;

  refuses(
    (deck) => createGame('bakers-dozen', { deck }),
    [
      [ALL_CARDS.slice(1), RangeError, 'deck has 51 cards; 52 are needed'],
      [' \n ', RangeError, 'deck has 0 cards; 52 are needed'],
      [withLast('QH'), RangeError, 'deck has QH twice; every card must appear once'],
      ...['1S', '0S', 'S4', '110S', '10', '10S', 'kd', 'K♠', 'KS♠'].map((code): [unknown, ErrorConstructor, string] => [
        withLast(code),
        RangeError,
        unknown(`"${code}"`),
      ]),
      ...['200B', '00AD', '202E', '2066', '0085', '00A0', '115F'].map((unseen): [unknown, ErrorConstructor, string] => [
        withLast(`QH${String.fromCharCode(parseInt(unseen, 16))}`),
        RangeError,
        unknown(`"QH<U+${unseen}>"`),
      ]),
      [withLast('Q \u{e0041}\n'), RangeError, unknown('"Q <U+E0041>\\n"')],
      [withLast('constructor'), RangeError, unknown('"constructor"')],
      [ALL_CARDS.join(' ').replace('KS', 'kd'), RangeError, 'deck has KD twice; every card must appear once'],
      [ALL_CARDS.join(' ').replace('KS', '110s'), RangeError, unknown('"110S"')],
      [ALL_CARDS.join(';'), RangeError, unknown('"AC;2C;3C;4C;5C;6C;7C;8C;9C;TC;JC;QC;KC;A…"')],
      [withLast(undefined), RangeError, unknown('undefined')],
      [withLast({}), RangeError, unknown('an object')],
      [withLast({ toString: () => 'KS' }), RangeError, unknown('an object')],
      [withLast(Symbol('x')), RangeError, unknown('Symbol(x)')],
      [`${ALL_CARDS.join(' ').padEnd(1000)} `, RangeError, 'deck is too long (1001); allowed: 52 card codes'],
      [Array.from({ length: 1e6 }, () => 'AC'), RangeError, 'deck is too long (1000000); allowed: 52 card codes'],
      [52, TypeError, type('52')],
      [new Set(ALL_CARDS), TypeError, type('an object')],
      [revoked(), TypeError, type('an object')],
    ],
  );

  const codes = ALL_CARDS.join(' ');
  const tens = codes.replaceAll('T', '10');
  for (const [what, deck] of Object.entries({
    'small letters': codes.toLowerCase(),
    'tens in digits': tens,
    'suits as signs': tens.replace(/[CDHS]/g, (suit) => '♣♦♥♠'['CDHS'.indexOf(suit)]!),
    'signs that are to look like text or pictures': codes.replaceAll('C', '♣\ufe0e').replaceAll('H', '♥\ufe0f'),
    'columns after colons, with commas and bars': `: ${ALL_CARDS.map((code, i) => code + [', ', ' | ', '\n: ', ','][i % 4]!).join('')}`,
  })) {
    it(`nothing of ${what}, and writes the codes`, () => {
      const { state, record } = createGame('bakers-dozen', { deck });
      expect(state).to.include({ deck: codes, seed: codes });
      expect(record.deck).to.equal(codes);
    });
  }

  it('nothing of white space between codes, up to a thousand characters', () => {
    for (const deck of [`\n ${ALL_CARDS.join(' \t\n')} `, codes.padEnd(1000)]) {
      expect(createGame('bakers-dozen', { deck }).state).to.include({ deck: codes, seed: codes });
    }
  });
});

describe('createGame refuses a seed and says:', () => {
  refuses(
    (seed) => createGame('lucky-thirteen', { seed }),
    [
      ['x'.repeat(257), RangeError, 'seed is 257 characters long; at most 256 are allowed'],
      ['🂡'.repeat(129), RangeError, 'seed is 258 characters long; at most 256 are allowed'],
      [['42'], TypeError, 'seed is an array; allowed: text or a number'],
      [true, TypeError, 'seed is true; allowed: text or a number'],
      [() => '42', TypeError, 'seed is a function; allowed: text or a number'],
      [revoked(), TypeError, 'seed is an object; allowed: text or a number'],
    ],
  );
});

describe('createGame refuses options and says:', () => {
  refuses(
    ([game, request]) => createGame(game, request),
    [
      [['pyramid-dozen', { recycles: -1 }], RangeError, 'option recycles is -1; allowed: 0 to 99, unlimited'],
      [['pyramid-dozen', { kings: null }], RangeError, 'option kings is null; allowed: stay, with-queen, alone'],
      [['trefoil-solitaire', { draw: 'true' }], RangeError, 'option draw is "true"; allowed: true or false'],
      [['bakers-dozen', { draw: true }], RangeError, 'unknown option "draw"; options of this game: none'],
      [
        ['pyramid-dozen', { recycle: 3 }],
        RangeError,
        'unknown option "recycle"; options of this game: recycles, kings',
      ],
      [['trusty-twelve', JSON.parse('{"__proto__":1}')], RangeError, 'unknown option "__proto__"'],
    ],
  );

  it('nothing of one that is undefined, or a number as text', () => {
    const absent = { seed: '1', draw: undefined, recycles: undefined };
    expect(createGame('bakers-dozen', absent).state.options).to.deep.equal({});
    expect(createGame('pyramid-dozen', { recycles: '7' }).state.options).to.deep.equal({ recycles: 7, kings: 'stay' });
  });
});

describe('an option', () => {
  const all = (option: OptionSpec, values: unknown[]) => values.map((value) => option.read(value));

  it('that is on or off is off by default', () => {
    expect(flag()).to.deep.include({ default: false, allowed: 'true or false' });
    expect(all(flag(), [true, 1, '1', false, 0, '0'])).to.deep.equal([true, true, true, false, false, false]);
    expect(new Set(all(flag(), ['', 'true', 2, '01', -1, null, {}]))).to.have.all.keys([undefined]);
  });

  it('with names has the first by default, and takes a name in digits as a number, too', () => {
    const option = choice('1', '3', 'all');
    expect(option).to.deep.include({ default: '1', allowed: '1, 3, all', values: ['1', '3', 'all'] });
    expect(all(option, ['3', 3, 'all'])).to.deep.equal(['3', '3', 'all']);
    expect(new Set(all(option, ['2', 2, true, '', 'All', null, ['3']]))).to.have.all.keys([undefined]);
  });

  it('with a number offers a few, and takes more', () => {
    const option = count(3, 99);
    const values = ['0', '1', '2', '3', 'unlimited'];
    expect(option).to.deep.include({ default: 3, allowed: '0 to 99, unlimited', values });
    expect(all(option, [0, -0, '0', 99, '99', 'unlimited'])).to.deep.equal([0, 0, 0, 99, 99, 'unlimited']);
    const wrong = [-1, '-1', 100, '100', 1.5, '1.5', '3.0', '', ' 1', '1 ', 'x1', '9'.repeat(400), NaN, Infinity];
    expect(new Set(all(option, [...wrong, 'Unlimited', null, true, [3], {}]))).to.have.all.keys([undefined]);
    expect(['unlimited', 7].map(numberOf)).to.deep.equal([Infinity, 7]);
  });
});

describe('createGame refuses a request and says:', () => {
  refuses(
    (request) => createGame('bakers-dozen', request),
    [
      [42, TypeError, "request for a deal is 42; allowed: an object such as { seed: '42' }"],
      ['42', TypeError, 'request for a deal is "42"'],
      [() => {}, TypeError, 'request for a deal is a function'],
      [['42'], TypeError, 'request for a deal is an array'],
    ],
  );

  it('nothing of null, or one without a prototype', () => {
    expect(createGame('bakers-dozen', null).status).to.equal('playing');
    const bare = Object.assign(Object.create(null), { seed: '42' });
    expect(createGame('bakers-dozen', bare).state.seed).to.equal('42');
  });
});
