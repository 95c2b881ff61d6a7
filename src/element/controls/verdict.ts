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

/** Shows whether the game can still be won. Once the reader knows that it cannot, shows the mistake. */
export const verdict: Control = {
  name: 'verdict',
  key: 'v',
  keyGroup: 'look',
  isAsked: true,
  instead: ({ advisor, session }) => advisor.isLost && session.game?.canUndo && lesson,
  press: ({ game, advisor }) => game?.canPlay && (() => advisor.showVerdict()),
};
