import { ownFields } from '../input/own.js';
import { quote } from '../input/quote.js';
import { type GameRecord, RECORD_VERSION } from '../play/game-record.js';

/** In characters, as JSON or as text. */
const MAX_SIZE = 64 * 1024;

export function checkSize(record: string, what: string): void {
  if (record.length <= MAX_SIZE) return;
  const parts = 'with its seed or deck, options and moves';
  throw new RangeError(`${what} is ${record.length} characters long; at most ${MAX_SIZE} are allowed, ${parts}`);
}

/**
 * A stranger's record by way of JSON: no getters, proxies or unexpected prototypes. It may be a row of a database: null and empty text
 * are absent, and a version or seed may have the other of the types number and text.
 *
 * @throws TypeError or RangeError naming what is wrong.
 */
export function plainRecord(given: unknown): { [Field in keyof GameRecord]?: unknown } {
  const json = jsonOf(given);
  if (json !== undefined) checkSize(json, 'record');
  const copy: unknown = json === undefined ? undefined : JSON.parse(json);
  if (typeof copy === 'object' && copy !== null && !Array.isArray(copy)) return fromRow(ownFields(copy));
  const asJson =
    typeof given === 'object' && given !== null && !Array.isArray(given) ? `${quote(copy)} as JSON` : quote(given);
  throw new TypeError(`record is ${asJson}; allowed: an object`);
}

function fromRow(row: { [Field in keyof GameRecord]?: unknown }): { [Field in keyof GameRecord]?: unknown } {
  const [seed, deck, options] = [row.seed, row.deck, row.options].map((value) =>
    value === '' ? undefined : (value ?? undefined),
  );
  return {
    ...row,
    version: row.version === String(RECORD_VERSION) ? RECORD_VERSION : row.version,
    seed: typeof seed === 'number' ? String(seed) : seed,
    deck,
    options,
  };
}

function jsonOf(given: unknown): string | undefined {
  try {
    return JSON.stringify(given);
  } catch {
    // What a stranger's object throws is not read: that might throw again.
    throw new TypeError('record cannot be written as JSON');
  }
}
