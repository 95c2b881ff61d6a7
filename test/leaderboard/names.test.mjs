// Names in every script, and names that only look like some.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readName } from '../../demo/leaderboard/lib/name.mjs';

/** The same escapes as in code, so that a failure shows what isn't seen. */
const spelt = (text) => text.replace(/[^ -~]/gu, (each) => `\\u{${each.codePointAt(0).toString(16)}}`);

describe('a name stays whole', () => {
  for (const [what, name] of [
    ['with markup', '<img src=x onerror=a>'],
    ['in Chinese', '李小龍'],
    ['in Korean', '김유신'],
    ['in Thai', 'ที่รัก'],
    ['in Hebrew, pointed', 'שַׁבָּת'],
    ['in Arabic, pointed', 'مُحَمَّد'],
    ['in Hindi, with three marks on a letter', '\u0916\u093c\u093e\u0901'],
    ['in Burmese, with four marks on a letter', '\u1019\u103c\u102d\u102f\u1037'],
    ['in Tibetan', 'བསྒྲུབས'],
    ['in Persian, with a non-joiner', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
    ['in Sinhala, with a joiner', '\u0dc1\u0dca\u200d\u0dbb\u0dd3'],
    ['in Bengali, with a joiner before a mark', '\u09b0\u200d\u09cd\u09af\u09be\u09ac'],
    ['in Malayalam, with a joiner at its end', '\u0d05\u0d35\u0d28\u0d4d\u200d'],
    ['in Mongolian, with its vowel separator', '\u1830\u1820\u1837\u180e\u1820'],
    ['in Japanese, with the variant of a letter', '\u845b\u{e0100}\u57ce'],
    ['with a family', '👨\u200d👩\u200d👧\u200d👦'],
    ['with the colour of a skin', '👩🏽\u200d🚀'],
    ['with a heart on fire', '❤\ufe0f\u200d🔥'],
    ['with a pictograph as text', '❤\ufe0e'],
    ['with the flag of England', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['with a flag', '🇳🇿'],
    ['with a key', '1\ufe0f\u20e3'],
    ['with two accents on a letter', 'Z\u0335\u0336algo'],
  ]) {
    it(what, () => assert.equal(spelt(readName(name)), spelt(name)));
  }
});

it('a name is shown without what could hide in it', () => {
  for (const [given, shown] of [
    ['  Ada \t\n Lovelace ', 'Ada Lovelace'],
    ['evil\u202egnp.exe', 'evil gnp.exe'],
    ['A\u0000B\u001bC\u2028D', 'A B C D'],
    ['Z\u0335\u0336\u0337\u0338\u0339algo', 'Z\u0335\u0336algo'],
    ['Z\u0335\u200d\u0336\u200d\u0337\u200d\u0338algo', 'Z\u0335\u0336algo'],
    ['e\u0301', '\u00e9'],
    ['e\u00ad\u0301', '\u00e9'],
    ['Lin\u00adda\u200b\ufeff', 'Linda'],
    ['Ada\u3164\u2800Lovelace\ufffc', 'Ada Lovelace'],
    ['\u0645\u06cc\u200c\u200c\u062e\u200c', '\u0645\u06cc\u200c\u062e'],
    ['\u200dAda\u200d \u200cLovelace', 'Ada Lovelace'],
    ['A\ufe0f\ufe0f\u{e0041}\u{e007f}', 'A\ufe0f'],
    ['\ud800Ada\ue000', 'Ada'],
  ]) {
    assert.equal(spelt(readName(given)), spelt(shown));
  }
});

describe('a name is refused of which nothing is seen', () => {
  const isEmpty = (error) => error.answer?.message === 'The name is empty.';
  const refuses = (name) => assert.throws(() => readName(name), isEmpty, spelt(name));

  it('because it has only characters that Unicode calls ignorable, spaces, controls, or none', () => {
    const unseen = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}]/u;
    let count = 0;
    for (let code = 0; code <= 0x10ffff; code++) {
      const character = String.fromCodePoint(code);
      if (!unseen.test(character)) continue;
      for (const name of [character, character.repeat(3), `${character}\u200d${character}`, ` ${character}\u0301`])
        refuses(name);
      count++;
    }
    assert.ok(count > 4000, `${count}`);
  });

  it('because it has only blanks', () => {
    for (const blank of [
      '\u2800',
      '\ufffc',
      '\u{1d159}',
      '\u{13441}',
      '\u{13442}',
      '\u3164',
      '\u115f',
      '\u1160',
      '\uffa0',
    ]) {
      for (const name of [blank, blank.repeat(24), `${blank}\u200d${blank}`, `${blank}\ufe0f`]) refuses(name);
    }
  });
});
