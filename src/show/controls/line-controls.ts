import type { Control, ControlContext } from './control.js';
import { takeOver } from '../../play/reader-plays.js';

// The controls of a replay, a solution or a lesson, and those that lead from one line of a game to another.

const toggle =
  ({ stage }: ControlContext) =>
  () =>
    stage.toggle();

export const stepBack: Control = {
  name: 'stepBack',
  press: ({ stage }) => stage.line!.game.moveCount > stage.line!.first && (() => stage.step(-1)),
};

const pause: Control = { name: 'pause', press: toggle };

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

/** Puts what a replay shows in play. */
export const playOn: Control = {
  name: 'playOn',
  press: (context) => context.stage.game?.canPlay && (() => takeOver(context)),
};

/** Replays a won game. */
export const again: Control = {
  name: 'again',
  icon: 'play',
  press:
    ({ stage }) =>
    () =>
      stage.watch(),
};

const bringBackOther: Control['press'] = ({ session: { otherLine }, dealer }) =>
  otherLine && (() => dealer.bringBack(otherLine));

/** Bring back the other line of the game in play: the end that was left, or another try. */
export const end: Control = { name: 'end', icon: 'toEnd', press: bringBackOther };
export const branch: Control = { name: 'branch', icon: 'back', press: bringBackOther };
