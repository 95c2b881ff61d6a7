import type { Stage } from '../../play/stage/stage.js';

export const isSpeed = (key: string): boolean => /^[-+<>]$/.test(key);

/** What keys do on the table while a line is gone along there. Most of them play in a lesson. Returns whether the key does anything. */
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
