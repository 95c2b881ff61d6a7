import type { Control } from './control.js';

/** Takes the game back to where it could last be won. */
export const lesson: Control = {
  name: 'lesson',
  isAsked: true,
  press:
    ({ advisor }) =>
    () =>
      advisor.showLesson(),
};

/** Shows whether the game is still winnable. If it's known to be unwinnable, shows the mistake. */
export const verdict: Control = {
  name: 'verdict',
  key: 'v',
  keyGroup: 'look',
  isAsked: true,
  instead: ({ advisor, session }) => advisor.isLost && session.game?.canUndo && lesson,
  press: ({ game, advisor }) => game?.canPlay && (() => advisor.showVerdict()),
};
