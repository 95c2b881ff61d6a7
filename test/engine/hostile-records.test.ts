// Servers call verify on strangers' records, so it must answer whatever the record.
import { expect } from 'chai';
import { recordFromText, verify } from '../../src/engine.js';
import { WON } from '../support/games-played.js';

const won = recordFromText(WON['trusty-twelve']!);
const throwing = () => {
  throw new Error('thrown on purpose');
};
const circle: Record<string, unknown> = { ...won };
circle.options = circle;
const revoked = Proxy.revocable({}, {});
revoked.revoke();

function expectRefused(record: unknown): void {
  const verdict = verify(record);
  expect(verdict).to.have.all.keys('ok', 'error');
  expect(verdict).to.have.property('ok', false);
  expect(verdict).to.have.property('error').that.is.a('string').and.not.empty;
}

describe('verify answers, and does not throw, given', () => {
  for (const [what, record] of [
    ['null', null],
    ['undefined', undefined],
    ['a number', 1],
    ['text', JSON.stringify(won)],
    ['a symbol', Symbol('x')],
    ['a function', () => won],
    ['an array', [won]],
    ['an empty object', {}],
    ['a date that is none', new Date(NaN)],
    ['a map', new Map(Object.entries(won))],
    ['a record that holds itself', circle],
    ['a bigint', { ...won, version: 1n }],
    ['an object whose toJSON throws', { ...won, toJSON: throwing }],
    ['an object whose toJSON gives nothing', { ...won, toJSON: () => undefined }],
    ['an object whose toJSON gives null', { ...won, toJSON: () => null }],
    ['a revoked proxy', revoked.proxy],
    ['a proxy that throws', new Proxy({ ...won }, { get: throwing, ownKeys: throwing })],
    [
      'an option that throws',
      {
        ...won,
        options: {
          get recycles() {
            return throwing();
          },
        },
      },
    ],
  ] as const) {
    it(what, () => expectRefused(record));
  }

  for (const field of Object.keys(won)) {
    it(`a getter of ${field} that throws`, () => {
      for (const thrown of [new Error('x'), 'x', 0, null, undefined, Symbol('x'), {}, Object.create(null)]) {
        const get = () => {
          throw thrown;
        };
        expectRefused(Object.defineProperty({ ...won }, field, { get, enumerable: true }));
      }
    });
  }

  it('what is no record, and says what it got', () => {
    const errorOf = (record: unknown) => (verify(record) as { error: string }).error;
    for (const [record, got] of [
      [null, 'null'],
      [undefined, 'undefined'],
      [7, '7'],
      ['x', '"x"'],
      [() => won, 'a function'],
      [[won], 'an array'],
      [{ toJSON: () => null }, 'null as JSON'],
      [{ toJSON: () => undefined }, 'undefined as JSON'],
      [{ toJSON: () => [won] }, 'an array as JSON'],
    ] as const) {
      expect(errorOf(record)).to.equal(`record is ${got}; allowed: an object`);
    }
    for (const record of [circle, { toJSON: throwing }, { ...won, version: 1n }]) {
      expect(errorOf(record)).to.equal('record cannot be written as JSON');
    }
  });

  it('settings that throw what is no error, or one without a word', () => {
    for (const thrown of ['x', 7, null, { message: 'x' }, new Error('')]) {
      const settings = {
        get variants() {
          // eslint-disable-next-line @typescript-eslint/only-throw-error -- a stranger's code may throw anything
          throw thrown;
        },
      };
      expect(verify(won, settings as any)).to.deep.equal({ ok: false, error: 'the record cannot be read' });
    }
  });

  it('a getter that throws an unreadable value', () => {
    const unlookable = new Proxy(new Error('x'), { get: throwing, getPrototypeOf: throwing });
    const silent = Object.defineProperty(new Error('x'), 'message', { get: throwing });
    const wordless = Object.defineProperty(new Error('x'), 'message', { value: {} });
    for (const thrown of [unlookable, silent, wordless]) {
      const get = () => {
        throw thrown;
      };
      expectRefused(Object.defineProperty({ ...won }, 'moves', { get, enumerable: true }));
    }
  });

  it('invalid custom games', () => {
    const hostile = (): never => {
      throw new Proxy(new Error('x'), { get: throwing, getPrototypeOf: throwing });
    };
    const endless = new Proxy([], { get: (_, key) => (key === 'length' ? 1e9 : undefined) });
    const variants = [
      5,
      'x',
      true,
      {},
      () => [],
      [5],
      [null],
      [undefined],
      [{}],
      [{ id: won.game }],
      new Array(1e9),
      new Set([1]),
      endless,
      revoked.proxy,
      [revoked.proxy],
      new Proxy([], { get: hostile }),
      [new Proxy({}, { get: hostile })],
    ];
    for (const each of variants) {
      const verdict = verify(won, { variants: each as any });
      expect(verdict).to.have.property('ok', false);
      expect(verdict).to.have.property('error').that.is.a('string').and.not.empty;
    }
    const getter = {
      get variants() {
        return hostile();
      },
    };
    for (const settings of [getter, revoked.proxy, new Proxy({ variants: [] }, { get: hostile })]) {
      expect(verify(won, settings)).to.have.property('ok', false);
    }
    expect(verify({}, { variants: 5 as any })).to.deep.equal({
      ok: false,
      error: 'variants is 5; allowed: an array of games',
    });
    for (const none of [undefined, null, {}, { variants: undefined }, { variants: null }, { variants: [] }]) {
      expect(verify(won, none as any)).to.include({ ok: true, status: 'won' });
    }
  });

  it('an object nested a hundred thousand deep', () => {
    let options = {};
    for (let i = 0; i < 1e5; i++) options = { options };
    expectRefused({ ...won, options });
  });

  it('keys that mean something to objects', () => {
    const text = JSON.stringify(won).replace(
      '{',
      '{"__proto__":{"status":"won","deck":"x"},"constructor":1,"toString":2,',
    );
    expect(verify(JSON.parse(text))).to.include({ ok: true, status: 'won' });
    expect({}).to.not.have.property('deck');
    expectRefused(JSON.parse(JSON.stringify({ ...won, options: { toString: 1 } })));
  });
});
