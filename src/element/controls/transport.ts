import type { Action } from '../../engine/model/action.js';
import { UNCOUNTED } from '../../play/session/played-game.js';
import type { Parts } from '../parts.js';
import type { Control, ControlContext } from './control.js';

// What leads along a line of moves.

const toggle =
  ({ stage }: ControlContext) =>
  () =>
    stage.toggle();

export const stepBack: Control = {
  name: 'stepBack',
  press: ({ stage }) => stage.line!.game.moveCount > stage.line!.first && (() => stage.step(-1)),
};

export const pause: Control = { name: 'pause', press: toggle };

export const play: Control = {
  name: 'play',
  instead: ({ stage }) => stage.isRunning && pause,
  press: toggle,
};

export const stepOn: Control = {
  name: 'stepOn',
  press: ({ stage }) => stage.line!.game.moveCount < stage.line!.last && (() => stage.step(1)),
};

export const toEnd: Control = {
  name: 'toEnd',
  press:
    ({ stage }) =>
    () =>
      stage.toEnd(),
};

/** Puts what a replay shows in play, and keeps its end. All else is in play already. */
export function takeOver({ stage, dealer }: Pick<Parts, 'stage' | 'dealer'>): void {
  const { game, end } = stage.line ?? {};
  if (!game || !end) return;
  stage.stop();
  dealer.bringBack({ ...(end.game.status === 'won' ? UNCOUNTED : end), game }, [end]);
}

/** Plays for the reader, on the table or from a list. */
export function act(parts: Pick<Parts, 'stage' | 'dealer' | 'session'>, action: Action): void {
  takeOver(parts);
  parts.session.act(action, 'player');
}

export const playOn: Control = {
  name: 'playOn',
  press: (context) => context.stage.game?.canPlay && (() => takeOver(context)),
};
