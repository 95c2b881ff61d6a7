/** Question marks that other scripts have in place of `?`. */
const QUESTION_MARKS = '؟？';

const MARKS: Readonly<Record<string, string>> = { Comma: ',', Period: '.' };

/** Whether a key alone writes something, so that a reader may want it to do nothing else. */
export const isCharacter = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey;

/**
 * The letter or mark of a key, in small letters. Where its own letter isn't Latin, that at its place on a US keyboard counts. Empty for
 * any other key.
 */
export function characterOf({ key, code }: KeyboardEvent): string {
  if (/^[a-z?.,]$/i.test(key)) return key.toLowerCase();
  if (QUESTION_MARKS.includes(key)) return '?';
  return MARKS[code] ?? (/^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : '');
}

/** The digit of a key in the row above the letters, whatever it writes there; `undefined` for any other key. */
export function digitOf({ code }: KeyboardEvent): number | undefined {
  const [, digit] = /^Digit(\d)$/.exec(code) ?? [];
  return digit === undefined ? undefined : Number(digit);
}
