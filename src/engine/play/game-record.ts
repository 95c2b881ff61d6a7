import type { Action } from '../model/action.js';
import type { Deal } from '../model/deal.js';
import type { Options } from '../model/options.js';
import type { Position } from '../model/position.js';
import { encode } from './notation.js';
import type { Status } from './result.js';

export const RECORD_VERSION = 1;

/** The most moves a game may have. Moves that were taken back do not count: no record has them. */
export const MAX_MOVES = 10_000;

/** A game from its deal to a position, as plain JSON. */
export interface GameRecord {
  /** The version of the format: 1. */
  version: number;
  /** The id of the game, such as `bakers-dozen`. */
  game: string;
  /** The seed. Absent if the game was dealt from a deck. */
  seed?: string;
  /** The 52 card codes, separated by spaces. Absent if the game was dealt from a seed. */
  deck?: string;
  /** All options of the game, by their names. */
  options: Options;
  /** The moves, in the notation of the version. */
  moves: string;
  /** The status after the last move. */
  status: Status;
}

export const recordOf = (deal: Deal, actions: readonly Action[], status: Status): GameRecord => ({
  version: RECORD_VERSION,
  game: deal.rules.id,
  ...(deal.deck === undefined ? { seed: deal.seed } : { deck: deal.deck }),
  options: { ...deal.options },
  moves: actions.map(encode).join(''),
  status,
});

/** A game played from its deal: one more position than actions. */
export interface Line {
  readonly positions: readonly Position[];
  readonly actions: readonly Action[];
}
