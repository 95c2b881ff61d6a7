import { type Deal, type DealRequest, readDeal } from '../model/deal.js';
import type { Rules } from '../model/rules.js';
import type { Expectation } from './expected.js';
import type { Options } from '../model/options.js';
import { type Line, RECORD_VERSION } from '../play/game-record.js';
import { toEnd } from '../search/to-end.js';
import { MoveError, replay } from './replay.js';
import { plainRecord } from './size.js';
import { quote } from '../input/quote.js';
import type { Result, Status } from '../play/result.js';
import { type State, stateOf } from '../play/state.js';

/** What {@link verify} answers: the game as it really stands, or what is wrong, and with which move (counted from 0). */
export type Verification =
  | {
      ok: true;
      game: string;
      seed: string;
      deck?: string;
      options: Options;
      status: Status;
      moveCount: number;
      state: State;
    }
  | { ok: false; error: string; at?: number };

/** A record that was replayed by the rules and found true. */
export interface Replayed {
  readonly deal: Deal;
  readonly line: Line;
  readonly result: Result;
}

/**
 * Replays a stranger's record by the rules. Never throws, whatever it is given.
 *
 * @param read returns what is expected of the record; where it throws, that is the answer.
 */
export function verify(record: unknown, read: () => Expectation): Verification {
  try {
    const { rules, check } = read();
    const { deal, line, result } = readRecord(record, rules, check);
    const moveCount = line.actions.length;
    const state = stateOf(deal, line.positions[moveCount]!, result, moveCount);
    const { game, seed, options, status } = state;
    const { deck } = deal;
    return { ok: true, game, seed, ...(deck === undefined ? {} : { deck }), options, status, moveCount, state };
  } catch (error) {
    return refusal(error);
  }
}

function refusal(error: unknown): Verification {
  try {
    if (error instanceof MoveError) return { ok: false, error: error.message, at: error.at };
    if (error instanceof Error && error.message) return { ok: false, error: String(error.message) };
  } catch {
    // A stranger's error may throw when it is looked at.
  }
  return { ok: false, error: 'the record cannot be read' };
}

/**
 * Replays a record by the rules, in steps of less than a millisecond.
 *
 * @param check is called with its deal before the replay, which takes longer. What it throws is thrown on.
 * @throws TypeError or RangeError naming what is wrong with it.
 */
export function* recordSteps(
  given: unknown,
  variants: readonly Rules[],
  check?: (deal: Deal) => void,
): Generator<undefined, Replayed> {
  const record = plainRecord(given);
  if (record.version !== RECORD_VERSION) {
    throw new RangeError(`record has version ${quote(record.version)}; this release reads ${RECORD_VERSION}`);
  }
  const rules = variants.find(({ id }) => id === record.game);
  if (!rules) {
    const known = variants.map(({ id }) => id).join(', ');
    throw new RangeError(`record is of the game ${quote(record.game)}; allowed: ${known}`);
  }
  if ((record.deck ?? record.seed ?? '') === '') throw new TypeError('record has neither a seed nor a deck');
  if (record.seed !== undefined && record.deck !== undefined) throw new TypeError('record has both a seed and a deck');
  const { options = {} } = record;
  if (typeof options !== 'object' || options === null) {
    throw new TypeError(`record has options ${quote(options)}; allowed: an object`);
  }
  if (typeof record.moves !== 'string') throw new TypeError(`record has moves ${quote(record.moves)}; allowed: text`);

  const deal = readDeal(rules, { ...options, seed: record.seed, deck: record.deck } as DealRequest);
  check?.(deal);
  const { result, ...line } = yield* replay(deal, record.moves);
  if (record.status !== result.status) {
    throw new RangeError(`record claims the status ${quote(record.status)}; its moves lead to ${quote(result.status)}`);
  }
  return { deal, line, result };
}

/** Runs {@link recordSteps} to its end. */
export const readRecord = (...asked: Parameters<typeof recordSteps>): Replayed => toEnd(recordSteps(...asked));
