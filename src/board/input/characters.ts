/** By what an arrow leads along a row or a list. */
export const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** What is read of the event of a key. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat'>;

/** The signs with a meaning, each before its counterparts in other scripts. */
const SIGNS = ['.．。۔', ',，、،', '?？؟・'];

/** A letter or a vowel sign of another script. A character that several scripts share, such as `µ`, is on Latin keyboards as well. */
const FOREIGN = /^(?![\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}])[\p{L}\p{M}]/u;

/** Whether a key writes something: keys that don't have names, but so do those whose character comes later. */
const writes = (key: string): boolean => /^(?![A-Z]\w)|^(Process|Dead|Unidentified)$/.test(key);

/** Whether a key alone writes something, so that a reader may want it to do nothing else. */
export const isCharacter = ({ key, ctrlKey, metaKey }: KeyPress): boolean =>
  writes(key) && key !== ' ' && !ctrlKey && !metaKey;

/** The letter or sign that a key itself writes, if that has a meaning. Turkish has two letters for `i`, each with its own capital. */
const ownOf = (key: string): string | undefined =>
  /^[a-zıİ]$/i.test(key)
    ? key.replace(/[ıİ]/, 'i').toLowerCase()
    : SIGNS.find((signs) => [...signs].includes(key))?.[0];

/**
 * The letter or sign of a key, in small letters. If the key writes another script, directly or by an input method, that at its place on
 * a US keyboard counts. Empty for any other key.
 */
export function characterOf({ key, code, shiftKey }: KeyPress): string {
  const own = ownOf(key);
  if (own || !(FOREIGN.test(key) || key === 'Process')) return own ?? '';
  const signs: Readonly<Record<string, string>> = { Comma: ',', Period: '.', Slash: shiftKey ? '?' : '' };
  return signs[code] ?? /^Key(.)$/.exec(code)?.[1]!.toLowerCase() ?? '';
}

/**
 * The digit that a key writes, or that of its place in the row above the letters, because many layouts have other signs there. A sign with
 * its own meaning isn't a digit. `undefined` for any other key, such as those of the keypad without Num Lock.
 */
export function digitOf({ key, code }: KeyPress): number | undefined {
  const [, place] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? [];
  const digit = /^\d$/.test(key) ? key : writes(key) && !ownOf(key) ? place : undefined;
  return digit === undefined ? undefined : Number(digit);
}

/** Whether Shift adds to a digit: in the row of some layouts, such as AZERTY, it is what writes the digit. */
export const isShifted = ({ key, code, shiftKey }: KeyPress): boolean => shiftKey && !/^Digit\d\d$/.test(code + key);
