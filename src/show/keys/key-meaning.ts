import { characterOf, type KeyPress } from '../../board/input/characters.js';
import type { TextName } from '../../locales/en.js';
import type { Stage } from '../../play/stage/stage.js';
import { CONTROLS } from '../controls/table.js';

/**
 * What single keys do while the board has the focus, beside those that lead along the table, and those of controls: as the letter of a US
 * keyboard.
 */
const KEYS = {
  g: 'goHint',
  m: 'moves',
  s: 'turn',
  p: 'pile',
  t: 'tops',
  d: 'describe',
  w: 'where',
  a: 'foundations',
  i: 'state',
  l: 'last',
  '?': 'keys',
} as const;

/** One of these words, or the name of a control. */
export type KeyMeaning = (typeof KEYS)[keyof typeof KEYS] | TextName;

/** What a key means on the table. */
export function meaningOf(event: KeyPress): KeyMeaning | undefined {
  const { ctrlKey, metaKey, shiftKey } = event;
  const character = characterOf(event);
  if (!ctrlKey && !metaKey) {
    return (
      (KEYS as Partial<Record<string, KeyMeaning>>)[character] ?? CONTROLS.find(({ key }) => key === character)?.name
    );
  }
  if (character === 'z') return shiftKey ? 'redo' : 'undo';
  return character === 'y' ? 'redo' : undefined;
}

export const isSpeed = (key: string): boolean => /^[-+<>]$/.test(key);

/** Answers a key on the table during a replay or solution. During a lesson, most keys play. Returns whether the key does anything. */
export function pressLineKey(stage: Stage, key: string): boolean {
  if (stage.line && isSpeed(key)) stage.changeSpeed(/[+>]/.test(key) ? 1 : -1);
  else if (!stage.isShowing) return false;
  else if (/^Arrow(Left|Down)$/.test(key)) stage.step(-1);
  else if (/^Arrow/.test(key)) stage.step(1);
  else if (key === 'Home') stage.goTo(0);
  else if (key === 'End') stage.toEnd();
  else if (key === ' ') stage.toggle();
  else return false;
  return true;
}
