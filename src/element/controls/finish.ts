import { safeMoves } from '../../play/session/safe-moves.js';
import type { Control } from './control.js';

/** Plays all cards to the foundations, as soon as that wins. Only in games with foundations. */
export const finish: Control = {
  name: 'finish',
  key: 'f',
  isIn: ({ safe }) => !!safe,
  press: ({ game, session, stage }) =>
    game?.canPlay && !stage.isShowing && safeMoves(game.deal, game.position).wins && (() => session.finish()),
};
