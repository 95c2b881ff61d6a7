import type { Action } from '../engine/model/action.js';
import type { Dealer } from './dealing/dealer.js';
import type { GameSession } from './session/game-session.js';
import { UNCOUNTED } from './session/played-game.js';
import type { Stage } from './stage/stage.js';

interface ActingParts {
  readonly stage: Stage;
  readonly dealer: Dealer;
  readonly session: GameSession;
}

/** Puts what a replay shows in play, and keeps its end. All else is in play already. */
export function takeOver({ stage, dealer }: Pick<ActingParts, 'stage' | 'dealer'>): void {
  const { game, end } = stage.line ?? {};
  if (!game || !end) return;
  stage.stop();
  dealer.bringBack({ ...(end.game.status === 'won' ? UNCOUNTED : end), game }, [end]);
}

/** Plays for the reader, on the table or from a list. */
export function playForReader(parts: ActingParts, action: Action): void {
  takeOver(parts);
  parts.session.act(action, 'player');
}
