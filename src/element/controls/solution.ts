import { counts } from '../../play/session/played-game.js';
import type { Control } from './control.js';

/** Ends what is shown on the table. */
export const stop: Control = {
  name: 'stop',
  isAsked: true,
  press:
    ({ stage }) =>
    () =>
      stage.stop(),
};

/** Plays a win, move by move. Asks first if the game would no longer count. */
export const solution: Control = {
  name: 'solution',
  icon: 'play',
  isAsked: true,
  instead: ({ stage }) => stage.isShowing && stop,
  press: ({ game, session, advisor, open }) =>
    game?.canPlay && (() => (counts(session.past) ? open('solution') : advisor.showSolution())),
};
