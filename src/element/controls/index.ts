import type { Variant } from '../../games/variant/variant.js';
import type { Control } from './control.js';
import { finish } from './finish.js';
import { hint } from './hint.js';
import { legalMoves } from './legal-moves.js';
import { choose, newGame } from './new.js';
import { redo } from './redo.js';
import { restart } from './restart.js';
import { rules } from './rules.js';
import { settings } from './settings.js';
import { share } from './share.js';
import { solution } from './solution.js';
import { statistics } from './statistics.js';
import { undo } from './undo.js';
import { verdict } from './verdict.js';
import { back } from './way-back.js';

/** The controls around the table, in the order of the bar. */
export const CONTROLS: readonly Control[] = [
  ...[undo, redo, hint, newGame, restart, solution, finish, verdict],
  ...[rules, settings, statistics, share, legalMoves],
  ...[choose, back],
];

/** Where another order is kept than that of the bar. A control that is not named comes last. */
const ORDERS = {
  words: 'undo redo restart new hint verdict solution finish rules settings statistics timer share legal-moves',
  lists:
    'undo redo choose restart back verdict lesson solution stop finish legal-moves share rules statistics settings',
};

export function inOrder<Each extends { readonly name: string }>(
  order: keyof typeof ORDERS,
  all: readonly Each[],
): Each[] {
  const names = ORDERS[order].split(' ').reverse();
  return [...all].sort((a, b) => names.indexOf(b.name) - names.indexOf(a.name));
}

/** Shows the time in the message line. */
const timer = { name: 'timer' };

/** The words of the attribute `buttons`. */
export const controlWords = (): string[] =>
  inOrder('words', [...CONTROLS.filter(({ beside }) => !beside), timer]).map(({ name }) => name);

export const controlNamed = (name: string | undefined): Control | undefined =>
  CONTROLS.find((control) => control.name === name);

/** The controls that have a key, in the order of the panel of keys. */
export const keyControls = (variant: Variant): Control[] =>
  inOrder(
    'lists',
    CONTROLS.filter(({ key, isIn }) => key && isIn?.(variant) !== false),
  );
