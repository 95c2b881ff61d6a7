import { safeMoves } from '../../play/session/safe-moves.js';
import type { Control } from './control.js';

/** Sends all cards home, as soon as that wins. Only games with foundations have it. */
export const finish: Control = {
  name: 'finish',
  key: 'f',
  isIn: ({ safe }) => !!safe,
  press: ({ game, session, stage }) =>
    game?.canPlay && !stage.isShowing && safeMoves(game.deal, game.position).wins && (() => session.finish()),
};
