import type { Parts } from '../../parts.js';
import type { Texts } from '../../../locales/en.js';

type Table = Parts['table'];

export const isSpeed = (key: string): boolean => /^[-+<>]$/.test(key);

/** What keys do on the table while a line is gone along there. Most of them play in a lesson. Returns whether the key does anything. */
export function pressLineKey(table: Table, key: string): boolean {
  if (table.line && isSpeed(key)) table.changeSpeed(/[+>]/.test(key) ? 1 : -1);
  else if (!table.isShowing) return false;
  else if (/^Arrow(Left|Down)$/.test(key)) table.step(-1);
  else if (/^Arrow/.test(key)) table.step(1);
  else if (key === 'Home') table.goTo(0);
  else if (key === 'End') table.toEnd();
  else if (key === ' ') table.toggle();
  else return false;
  return true;
}

/** How fast the moves come, in words. */
export const speedOf = ({ speed }: Table, texts: Texts): string => texts.speed(texts.number(speed));
