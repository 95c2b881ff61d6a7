/** A text, cut if it is longer than `length`. */
export const shortened = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}…` : text;

/** Invisible characters, except the space: control characters, marks of direction, and characters without a width. */
const UNSEEN = /(?! )[\p{C}\p{Z}\p{DI}]/gu;

/** The code of a character, such as `<U+200B>`. */
const numbered = (sign: string): string => `<U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}>`;

/** An untrusted value for a message: quoted and short. Never throws. */
export function quote(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(shortened(value, 40)).replace(UNSEEN, numbered);
  if (typeof value === 'object' && value !== null) return isArray(value) ? 'an array' : 'an object';
  return typeof value === 'function' ? 'a function' : String(value);
}

/** `undefined` for a revoked proxy, which can't be read. */
export function isArray(value: unknown): boolean | undefined {
  try {
    return Array.isArray(value);
  } catch {
    return undefined;
  }
}
