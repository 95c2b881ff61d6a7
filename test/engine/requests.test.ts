import { expect } from 'chai';
import { defineSolitaire, rowLayout, setUp } from '../../src/define.js';
import { createGame, games, verify } from '../../src/engine.js';
import { pyramidDozen as variant } from '../../src/games/pyramid-dozen.js';
import { ALL_CARDS } from './table.js';

const revoked = () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};

function expectRefused(run: () => unknown, type: ErrorConstructor, ...words: string[]): void {
  expect(run).to.throw(type);
  for (const word of words) expect(run).to.throw(word);
}

describe('an unknown game is refused', () => {
  for (const id of ['', 'chess', 'Bakers-Dozen', 'bakers-dozen ', '__proto__', 'toString', null, undefined, 42]) {
    it(String(JSON.stringify(id)), () => {
      expectRefused(() => createGame(id as any), RangeError, 'unknown game', String(JSON.stringify(id)), ...games);
    });
  }

  it('a symbol, a function', () => {
    expectRefused(() => createGame(Symbol('x') as any), RangeError, 'unknown game Symbol(x)');
    expectRefused(() => createGame((() => {}) as any), RangeError, 'unknown game a function');
  });

  it('with a message that quotes at most forty characters of it', () => {
    const name = 'x'.repeat(40);
    expectRefused(() => createGame(name), RangeError, `unknown game "${name}";`);
    expectRefused(() => createGame(`${name}y`), RangeError, `unknown game "${name}…";`);
  });
});

describe('an invalid game is refused', () => {
  const cases: [what: string, game: unknown, ...words: string[]][] = [
    ['an array', [], 'game is an array', "id: 'my-game'"],
    ['an empty object', {}, 'game has the id undefined', '"my-game"'],
    ['an id that is no text', { ...variant, id: 5 }, 'the id 5'],
    ['an id alone', { id: 'x' }, 'game "x"', 'piles undefined', 'setUp()'],
    ['piles that are none', { ...variant, piles: {} }, '"pyramid-dozen"', 'piles an object'],
    ...['deal', 'actions', 'progress', 'won'].map((name): [string, unknown, string] => [
      `${name} that is no function`,
      { ...variant, [name]: 'x' },
      `"x" as ${name}`,
    ]),
  ];
  for (const [what, game, ...words] of cases) {
    it(what, () => {
      expectRefused(() => createGame(game as any), TypeError, ...words);
      expectRefused(() => defineSolitaire('no-game', game as any), TypeError, ...words);
      const { error } = verify({}, { variants: [game as any] }) as { error: string };
      for (const word of words) expect(error).to.contain(word);
    });
  }

  it('and an element takes no rules that are no list of points, and no example that is none', () => {
    for (const rules of ['Build down.', 7, null]) {
      const game = {
        ...variant,
        id: 'no-game',
        texts: { en: { name: 'None', rules: [] }, de: { name: 'Keins', rules } },
      };
      expectRefused(
        () => defineSolitaire('no-game', game as any),
        TypeError,
        '"no-game"',
        'rules',
        '"de"',
        'a list such as',
      );
    }
    for (const example of [
      null,
      7,
      {},
      { move: '7H' },
      { move: '7H', onto: '1S' },
      { remove: ['5D'] },
      { remove: ['5D', '7C', '6H'] },
      { remove: '5D' },
    ]) {
      const game = { ...variant, id: 'no-game', example };
      expectRefused(() => defineSolitaire('no-game', game as any), TypeError, '"no-game"', 'example', "onto: '8S'");
    }
  });

  it('and an element takes no texts without English ones', () => {
    for (const texts of [null, {}, { de: { name: 'Keins', rules: [] } }, { en: 'None' }]) {
      const game = { ...variant, id: 'no-game', texts };
      expectRefused(
        () => defineSolitaire('no-game', game as any),
        TypeError,
        '"no-game"',
        'the English texts',
        "name: 'My",
      );
    }
  });

  it('and an element takes no layouts that are none', () => {
    for (const layouts of [null, [], 5]) {
      const game = { ...variant, id: 'no-game', layouts: layouts as any };
      expectRefused(() => defineSolitaire('no-game', game), TypeError, '"no-game"', 'layouts');
    }
    for (const layout of [null, undefined, 7, {}, { places: 7 }]) {
      const game = { ...variant, id: 'no-game', layouts: [layout as any] };
      expectRefused(() => defineSolitaire('no-game', game), TypeError, '"no-game"', 'places', 'allowed: an array');
    }
    expectRefused(() => defineSolitaire('no-game', null as any), TypeError, 'game is null');
  });

  it('and an element takes no layout with one place too few, or too many', () => {
    const [layout] = variant.layouts!;
    const laidOut = (count: number) => {
      const places = Array.from({ length: count }, () => ({ x: 0, y: 0 }));
      return { ...variant, id: 'no-game', layouts: [layout!, { ...layout!, places }] };
    };
    for (const count of [0, 30, 32]) {
      const words = [`a layout of ${count} places`, 'allowed: 31, one for each pile'];
      expectRefused(() => defineSolitaire('no-game', laidOut(count)), TypeError, ...words);
    }
    expect(() => createGame(laidOut(31))).not.to.throw();
  });

  it('more piles than there are letters and digits to name them in a record', () => {
    const withPiles = (tableau: number) => {
      const piles = setUp({ tableau });
      return { ...variant, id: 'no-game', piles, layouts: [rowLayout(piles)] };
    };
    for (const count of [61, 62]) expect(() => createGame(withPiles(count))).not.to.throw();
    const words = ['"no-game" has 63 piles', 'allowed: at most 62'];
    expectRefused(() => createGame(withPiles(63)), TypeError, ...words);
    expectRefused(() => defineSolitaire('no-game', withPiles(63)), TypeError, ...words);
  });
});

describe('a bad deck is refused', () => {
  const codes = [...ALL_CARDS];
  const withLast = (code: unknown) => [...codes.slice(0, 51), code];

  for (const [what, deck, type, words] of [
    ['51 cards', codes.slice(1), RangeError, ['deck', '51', '52']],
    ['no cards', [], RangeError, ['deck', '0 cards', '52']],
    ['only white space', ' \n ', RangeError, ['deck', '0 cards', '52']],
    ['53 cards', [...codes, 'AC'], RangeError, ['deck', 'AC', 'twice']],
    ['a card twice', withLast('QH'), RangeError, ['deck', 'QH', 'twice']],
    ['a code that is no card', withLast('1S'), RangeError, ['deck', '"1S"', 'A23456789TJQK', 'CDHS']],
    ['10 instead of T', withLast('10S'), RangeError, ['deck', '"10S"']],
    ['a joker', withLast('XX'), RangeError, ['deck', '"XX"']],
    ['a name of Object.prototype', withLast('constructor'), RangeError, ['deck', '"constructor"']],
    ['lower case', codes.join(' ').toLowerCase(), RangeError, ['deck', '"ac"']],
    ['codes without spaces', codes.join(''), RangeError, ['deck', 'unknown card']],
    ['commas', codes.join(', '), RangeError, ['deck', '"AC,"']],
    ['a hole', withLast(undefined), RangeError, ['deck', 'undefined']],
    ['an object among codes', withLast({}), RangeError, ['deck', 'an object']],
    ['a symbol among codes', withLast(Symbol('x')), RangeError, ['deck', 'Symbol(x)']],
    ['a million characters', 'AC '.repeat(333_333), RangeError, ['deck', 'too long']],
    ['a million codes', Array.from({ length: 1e6 }, () => 'AC'), RangeError, ['deck', 'too long']],
    ['a number', 52, TypeError, ['deck', '52', 'card codes']],
    ['an object', {}, TypeError, ['deck', 'an object', 'card codes']],
    ['true', true, TypeError, ['deck', 'true']],
    ['a symbol', Symbol('x'), TypeError, ['deck', 'Symbol(x)']],
    ['a set', new Set(codes), TypeError, ['deck', 'an object']],
    ['a revoked proxy', revoked(), TypeError, ['deck', 'card codes']],
  ] as const) {
    it(what, () => expectRefused(() => createGame('bakers-dozen', { deck: deck as any }), type, ...words));
  }

  it('and the white space between codes does not matter', () => {
    const { state } = createGame('bakers-dozen', { deck: `\n ${codes.join(' \t\n')} ` });
    expect(state).to.include({ deck: codes.join(' '), seed: codes.join(' ') });
  });

  it('up to a thousand characters', () => {
    const deck = codes.join(' ').padEnd(1000);
    expect(createGame('bakers-dozen', { deck }).state.deck).to.equal(codes.join(' '));
    expectRefused(() => createGame('bakers-dozen', { deck: `${deck} ` }), RangeError, 'too long (1001)');
  });
});

describe('a bad seed is refused', () => {
  for (const [what, seed, type, words] of [
    ['257 characters', 'x'.repeat(257), RangeError, ['seed', '257', '256']],
    ['a million characters', 'x'.repeat(1e6), RangeError, ['seed', '1000000', '256']],
    ['129 characters of two units each', '🂡'.repeat(129), RangeError, ['seed', '258']],
    ['an object', {}, TypeError, ['seed', 'an object', 'text or a number']],
    ['an array', ['42'], TypeError, ['seed', 'an array']],
    ['true', true, TypeError, ['seed', 'true']],
    ['a symbol', Symbol('x'), TypeError, ['seed', 'Symbol(x)']],
    ['a function', () => '42', TypeError, ['seed', 'a function']],
    ['a revoked proxy', revoked(), TypeError, ['seed', 'text or a number']],
  ] as const) {
    it(what, () => expectRefused(() => createGame('lucky-thirteen', { seed: seed as any }), type, ...words));
  }
});

describe('a bad option is refused', () => {
  for (const recycles of [
    -1,
    100,
    3.5,
    NaN,
    Infinity,
    1e9,
    '',
    ' 3',
    '-1',
    '3.0',
    '100',
    'Unlimited',
    null,
    true,
    [3],
    {},
  ]) {
    it(`recycles ${typeof recycles === 'number' ? recycles : JSON.stringify(recycles)}`, () => {
      const run = () => createGame('pyramid-dozen', { recycles });
      expectRefused(run, RangeError, 'recycles', '0 to 99', 'unlimited');
    });
  }

  for (const kings of ['', 'Stay', 'together', null, true, 13, ['stay']]) {
    it(`kings ${JSON.stringify(kings)}`, () => {
      expectRefused(() => createGame('pyramid-dozen', { kings }), RangeError, 'kings', 'stay', 'with-queen', 'alone');
    });
  }

  for (const draw of ['', 'true', 'draw', 1, 0, null, {}]) {
    it(`draw ${JSON.stringify(draw)}`, () => {
      expectRefused(() => createGame('trefoil-solitaire', { draw }), RangeError, 'draw', 'true or false');
    });
  }

  it('one that the game does not have', () => {
    expectRefused(() => createGame('bakers-dozen', { draw: true }), RangeError, 'draw', 'none');
    expectRefused(() => createGame('pyramid-dozen', { recycle: 3 }), RangeError, '"recycle"', 'recycles, kings');
    expectRefused(() => createGame('trefoil-solitaire', { kings: 'alone' }), RangeError, 'kings', 'draw');
    expectRefused(() => createGame('trusty-twelve', JSON.parse('{"__proto__":1}')), RangeError, '__proto__');
  });

  it('but not one that is undefined, nor a number as text', () => {
    const absent = { seed: '1', draw: undefined, recycles: undefined };
    expect(createGame('bakers-dozen', absent).state.options).to.deep.equal({});
    expect(createGame('pyramid-dozen', { recycles: '7' }).state.options).to.deep.equal({ recycles: 7, kings: 'stay' });
  });
});

describe('a request that is no object is refused', () => {
  for (const request of [42, '42', true, () => {}, [], ['42']]) {
    it(String(JSON.stringify(request)), () =>
      expectRefused(() => createGame('bakers-dozen', request as any), TypeError, 'request', 'seed'),
    );
  }

  it('but not null, nor one without a prototype', () => {
    expect(createGame('bakers-dozen', null).status).to.equal('playing');
    const bare = Object.assign(Object.create(null), { seed: '42' });
    expect(createGame('bakers-dozen', bare).state.seed).to.equal('42');
  });
});
