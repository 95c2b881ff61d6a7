/** A stranger's text, cut where it is too long to be shown. */
export const shortened = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}…` : text;

/** What isn't seen, except the space: control characters, marks of direction, and characters without a width. */
const UNSEEN = /(?! )[\p{C}\p{Z}\p{DI}]/gu;

/** Writes it by its number, such as `\u200b`. */
const numbered = (sign: string): string => `\\u${sign.codePointAt(0)!.toString(16).padStart(4, '0')}`;

/** A stranger's value as it may stand in a message: quoted, short, and never a reason to throw. */
export function quote(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(shortened(value, 40)).replace(UNSEEN, numbered);
  if (typeof value === 'object' && value !== null) return isArray(value) ? 'an array' : 'an object';
  return typeof value === 'function' ? 'a function' : String(value);
}

/** `undefined` of a revoked proxy, which is nothing that can be read. */
export function isArray(value: unknown): boolean | undefined {
  try {
    return Array.isArray(value);
  } catch {
    return undefined;
  }
}
