import type { Action } from '../../engine/model/action.js';
import type { Game } from '../../engine/play/game.js';
import { MAX_MOVES } from '../../engine/play/game-record.js';
import type { Message } from './message.js';
import type { Change } from '../session/change.js';
import type { GameSession } from '../session/game-session.js';
import type { PlayedGame } from '../session/played-game.js';

/** How long an example's move stays on the table, in milliseconds. */
const SEEN = 1200;

/** A line of moves that is gone along on the table. Steps are numbers of moves since the deal. */
export interface ShownLine {
  /** A replay and an example are copies, shown in place of the game in play. The others are moves of that game. */
  readonly about: 'replay' | 'solution' | 'lesson' | 'example';
  readonly game: Game;
  readonly first: number;
  readonly last: number;
  /** How long the end is seen, in milliseconds. Default: 3000. */
  readonly seen?: number;
  /** The game that a replay shows a copy of. A button brings it back if the reader plays on from there. */
  readonly end?: PlayedGame;
  /** The message at the present step. */
  readonly message: Message | undefined;
  /** Makes the next move; false where that is not possible. */
  stepOn(): boolean;
  /** Takes the last one back; false where that is not possible. */
  stepBack(): boolean;
}

/** @param stepped is called with each step. The page gets no event, because the game in play stays as it is. */
export function replayOf(end: PlayedGame, stepped: (change: Change, game: Game) => void): ShownLine {
  const game = end.game.copy();
  const last = game.length;
  const go = (type: 'move' | 'undo', by: number) => {
    const { position: before, lastAction } = game;
    game.goTo(game.moveCount + by);
    stepped({ type, action: (by < 0 ? lastAction : game.lastAction)!, before }, game);
    return true;
  };
  game.goTo(0);
  return {
    ...{ about: 'replay', game, end, first: 0, last, message: { about: 'replaying' } },
    stepOn: () => go('move', 1),
    stepBack: () => go('undo', -1),
  };
}

/** A first move, which is shown and taken back. */
export function exampleOf(of: Game, action: Action): ShownLine {
  const game = of.copy();
  const first = game.moveCount;
  return {
    ...{ about: 'example', game, first, last: first + 1, seen: SEEN, message: undefined },
    stepOn: () => game.act(action),
    stepBack: () => game.undo(),
  };
}

/** Moves that win from where the game in play stands, as far as it has room for them. */
export function solutionOf(session: GameSession, actions: readonly Action[]): ShownLine {
  const game = session.game!;
  const first = game.moveCount;
  const last = Math.min(first + actions.length, MAX_MOVES);
  return {
    ...{ about: 'solution', game, first, last, message: { about: 'showing' } },
    stepOn: () => session.act(actions[game.moveCount - first]!, 'solution'),
    stepBack: () => session.step('undo', 'solution'),
  };
}

/**
 * The moves of the game in play, also those that were taken back.
 *
 * @param mistake the next move, which lost the game; absent where that is not known.
 * @param better a move in its place that doesn't lose, if one is known.
 */
export function lessonOf(session: GameSession, mistake: Action | undefined, better: Action | undefined): ShownLine {
  const game = session.game!;
  const after = game.moveCount;
  return {
    ...{ about: 'lesson', game, first: 0, last: game.length },
    get message(): Message | undefined {
      return mistake && game.moveCount === after ? { about: 'lesson', action: mistake, better } : undefined;
    },
    stepOn: () => session.step('redo', 'player'),
    stepBack: () => session.step('undo', 'player'),
  };
}
