import type { Action } from '../../engine/model/action.js';
import { WATCHED } from '../../play/session/played-game.js';
import type { Parts } from '../parts.js';
import type { Control, ControlContext } from './control.js';

// What leads along a line of moves.

const toggle =
  ({ table }: ControlContext) =>
  () =>
    table.toggle();

export const stepBack: Control = {
  name: 'stepBack',
  press: ({ table }) => table.line!.game.moveCount > table.line!.first && (() => table.step(-1)),
};

export const pause: Control = { name: 'pause', press: toggle };

export const play: Control = {
  name: 'play',
  instead: ({ table }) => table.isRunning && pause,
  press: toggle,
};

export const stepOn: Control = {
  name: 'stepOn',
  press: ({ table }) => table.line!.game.moveCount < table.line!.last && (() => table.step(1)),
};

export const toEnd: Control = {
  name: 'toEnd',
  press:
    ({ table }) =>
    () =>
      table.toEnd(),
};

/** Puts what a replay shows in play, and keeps its end. All else is in play already. */
export function takeOver({ table, dealer }: Pick<Parts, 'table' | 'dealer'>): void {
  const { game, end } = table.line ?? {};
  if (!game || !end) return;
  table.stop();
  dealer.bringBack({ ...(end.game.status === 'won' ? WATCHED : end), game }, [end]);
}

/** Plays for the reader, on the table or from a list. */
export function act(parts: Pick<Parts, 'table' | 'dealer' | 'session'>, action: Action): void {
  takeOver(parts);
  parts.session.act(action, 'player');
}

export const playOn: Control = {
  name: 'playOn',
  press: (context) => context.table.game?.canPlay && (() => takeOver(context)),
};
