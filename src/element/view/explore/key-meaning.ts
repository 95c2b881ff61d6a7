import { characterOf } from '../../../board/input/characters.js';

/** What single keys do while the board has the focus, beside those that lead along the table: as the letter of a US keyboard. */
const KEYS = {
  h: 'hint',
  g: 'goHint',
  m: 'moves',
  s: 'turn',
  u: 'undo',
  r: 'redo',
  f: 'finish',
  p: 'pile',
  t: 'tops',
  d: 'describe',
  w: 'where',
  a: 'foundations',
  i: 'state',
  v: 'verdict',
  l: 'last',
  n: 'new',
  '?': 'keys',
} as const;

export type KeyMeaning = (typeof KEYS)[keyof typeof KEYS];

/** What a key means on the table. */
export function meaningOf(event: KeyboardEvent): KeyMeaning | undefined {
  const { ctrlKey, metaKey, shiftKey } = event;
  const character = characterOf(event);
  if (!ctrlKey && !metaKey) return (KEYS as Partial<Record<string, KeyMeaning>>)[character];
  if (character === 'z') return shiftKey ? 'redo' : 'undo';
  return character === 'y' ? 'redo' : undefined;
}
