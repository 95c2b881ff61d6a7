import type { Action } from '../../engine/model/action.js';
import type { Position } from '../../engine/model/position.js';

/** An action that was played, undone or redone, and the position before that. */
export interface Change {
  readonly type: 'move' | 'undo' | 'redo';
  readonly action: Action;
  readonly before: Position;
}
