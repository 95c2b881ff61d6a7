// What keys mean on the keyboards of the world.
import { expect } from 'chai';
import { characterOf, digitOf, isCharacter, isShifted } from '../../../src/board/input/characters.js';
import { meaningOf } from '../../../src/show/keys/key-meaning.js';
import { DEAD, KEYBOARDS, NOTHING, PLACES } from './keyboards.js';

const pressed = (key: string, code: string, modifiers: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ key: key === DEAD ? 'Dead' : key, code, ...modifiers }) as KeyboardEvent;

/** The characters and the digits that a key is read as. */
const readingsOf = (event: KeyboardEvent): string[] =>
  [characterOf(event), String(digitOf(event) ?? '')].filter(Boolean);

/** The keys of a keyboard as its rows write them, each with its place. */
const keysOf = (rows: string): [key: string, code: string][] =>
  rows.split(' ').flatMap((row, i) => [...row].map((key, j): [string, string] => [key, PLACES[i]![j]!]));

for (const [name, { keys, means, shifted, shiftedMeans }] of Object.entries(KEYBOARDS)) {
  describe(`a key of a ${name} keyboard`, () => {
    for (const [title, rows, expected, shiftKey] of [
      ['alone', keys, means, false],
      ['with Shift', shifted, shiftedMeans, true],
    ] as const) {
      it(`has one meaning at most, ${title}`, () => {
        const read = keysOf(rows).map(
          ([key, code]) => readingsOf(pressed(key, code, { shiftKey })).join('') || NOTHING,
        );
        expect(read.join('')).to.equal(expected.replaceAll(' ', ''));
      });
    }

    it('undoes with Ctrl as Z, and redoes as Y, and none else', () => {
      const meanings = keysOf(keys).map(([key, code]) => meaningOf(pressed(key, code, { ctrlKey: true })));
      const inRows = [...means.replaceAll(' ', '')];
      expect(meanings).to.deep.equal(inRows.map((letter) => ({ z: 'undo', y: 'redo' })[letter]));
    });
  });
}

describe('Shift', () => {
  it('adds to digits that a row writes without it, and to none that it writes', () => {
    const added = Object.entries(KEYBOARDS).map(([name, { shifted }]) => [
      name,
      keysOf(shifted)
        .slice(0, 10)
        .filter(([key, code]) => isShifted(pressed(key, code, { shiftKey: true }))).length,
    ]);
    const none = ['AZERTY', 'Czech', 'BÉPO'];
    expect(added).to.deep.equal(added.map(([name]) => [name, none.includes(String(name)) ? 0 : 10]));
    expect(isShifted(pressed('1', 'Numpad1', { shiftKey: true }))).to.equal(true);
    expect(isShifted(pressed('1', 'Digit1', { shiftKey: false }))).to.equal(false);
  });
});

describe('a key of the keypad', () => {
  const LEADING = [
    'Insert',
    'End',
    'ArrowDown',
    'PageDown',
    'ArrowLeft',
    'Clear',
    'ArrowRight',
    'Home',
    'ArrowUp',
    'PageUp',
  ];
  for (const digit of Array(10).keys()) {
    it(`is ${digit} while it writes that, and leads elsewhere without Num Lock`, () => {
      const code = `Numpad${digit}`;
      expect(readingsOf(pressed(String(digit), code))).to.deep.equal([String(digit)]);
      expect(readingsOf(pressed('٠١٢٣٤٥٦٧٨٩'[digit]!, code)), 'Arabic').to.deep.equal([String(digit)]);
      expect(readingsOf(pressed(LEADING[digit]!, code))).to.deep.equal([]);
    });
  }

  it('is read by its sign', () => {
    const signs = [...'.,'].map((sign) => readingsOf(pressed(sign, 'NumpadDecimal')));
    expect(signs).to.deep.equal([['.'], [',']]);
    for (const key of ['/', '*', '-', '+']) expect(readingsOf(pressed(key, 'Numpad')), key).to.deep.equal([]);
  });
});

describe('a key', () => {
  it('of a remote is a digit without a place', () => {
    expect(readingsOf(pressed('7', ''))).to.deep.equal(['7']);
  });

  it('counts by its place while an input method takes what it writes', () => {
    for (const [code, means, shiftKey] of [
      ['KeyU', 'u', false],
      ['Comma', ',', false],
      ['Slash', '?', true],
      ['Digit3', '3', false],
    ] as const) {
      expect(readingsOf(pressed('Process', code, { shiftKey })), code).to.deep.equal([means]);
    }
  });

  it('means nothing by a sign that scripts share, or that cannot be known', () => {
    for (const [key, code] of [
      ['µ', 'KeyM'],
      ['º', 'KeyA'],
      ['ʼ', 'KeyN'],
      ['\u0301', 'KeyS'],
      ['Dead', 'KeyN'],
      ['Unidentified', 'KeyN'],
    ] as const) {
      expect(readingsOf(pressed(key, code)), key).to.deep.equal([]);
    }
  });

  it('is a character if it writes something, now or later', () => {
    for (const key of ['u', '7', '+', 'я', 'لا', '😀', 'Process', 'Dead', 'Unidentified']) {
      expect(isCharacter(pressed(key, '')), key).to.equal(true);
      expect(isCharacter(pressed(key, '', { ctrlKey: true })), `Ctrl ${key}`).to.equal(false);
    }
    for (const key of [' ', 'Enter', 'ArrowUp', 'Home', 'F2', 'Escape', 'AltGraph']) {
      expect(isCharacter(pressed(key, '')), key).to.equal(false);
    }
  });
});
