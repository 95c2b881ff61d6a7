import { type Deal, type DealRequest, readDeal } from '../model/deal.js';
import type { Rules } from '../model/rules.js';
import type { Expectation } from './expected.js';
import type { Options } from '../model/options.js';
import { type Line, RECORD_VERSION } from '../play/game-record.js';
import { toEnd } from '../search/progress-search.js';
import { MoveError, replay } from './replay.js';
import { plainRecord } from './text.js';
import { quote } from '../input/quote.js';
import type { Result, Status } from '../play/result.js';
import { type State, stateOf } from '../play/state.js';

/** The answer of {@link verify}: the game that the record leads to, or an error and the index of the first illegal move, from 0. */
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

/** A record that was replayed under the rules and is correct. */
export interface Replayed {
  readonly deal: Deal;
  readonly line: Line;
  readonly result: Result;
}

/**
 * Checks an untrusted record by replaying it under the rules. Never throws, whatever it is given.
 *
 * @param read returns what is expected of the record. If it throws, the answer is that error.
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
    // An untrusted error can throw when it is read.
  }
  return { ok: false, error: 'the record cannot be read' };
}

/**
 * Replays a record under the rules, in steps of less than a millisecond.
 *
 * @param check is called with the deal before the replay, which takes longer. Its errors are passed on.
 * @throws TypeError or RangeError that names what is wrong with the record.
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
    throw new RangeError(`record is for the game ${quote(record.game)}; allowed: ${known}`);
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
