import { readDeck } from '../model/deal.js';
import type { OptionValue } from '../model/options.js';
import { type GameRecord, RECORD_VERSION } from '../play/game-record.js';
import { ownFields } from '../input/own.js';
import { checkSize, linkText, unescaped, unmarked } from './link-text.js';
import { quote } from '../input/quote.js';
import type { Status } from '../play/result.js';

const STATUSES: readonly unknown[] = ['playing', 'won', 'lost'] satisfies Status[];

const isValue = (value: unknown): value is OptionValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** `undefined` if the text is no value. */
function valueFromText(text: string): OptionValue | undefined {
  const rest = text.slice(1);
  if (text[0] === 's') return rest;
  if (text[0] === 'b') return rest === '1' ? true : rest === '0' ? false : undefined;
  const number = text[0] === 'n' && rest !== '' ? Number(rest) : NaN;
  return Number.isFinite(number) ? number : undefined;
}

/**
 * A record as text for a URL: only letters, digits and `- _ . ~`, at most 64 KB. The moves aren't replayed.
 *
 * @throws TypeError or RangeError that names what is wrong with the record.
 */
export function recordToText(record: GameRecord): string {
  const plain = record ? plainRecord(record) : undefined;
  check(plain?.version === RECORD_VERSION, `version ${quote(plain?.version)}; this release writes ${RECORD_VERSION}`);
  const { game, seed, deck, options = {}, moves, status } = plain;
  check(typeof game === 'string' && game !== '', `game ${quote(game)}; allowed: text`);
  check(STATUSES.includes(status), `status ${quote(status)}; allowed: ${STATUSES.join(', ')}`);
  check(typeof moves === 'string' && /^[\w.~-]*$/.test(moves), `moves ${quote(moves)}; allowed: text in notation`);
  const codes = readDeck(deck);
  check(codes !== undefined || typeof seed === 'string', 'neither a seed nor a deck');
  check(typeof options === 'object' && options !== null, `options ${quote(options)}; allowed: an object`);
  for (const [name, value] of Object.entries(options)) {
    check(isValue(value), `option ${quote(name)} with ${quote(value)}; allowed: text, a number, true or false`);
  }
  return linkText({ ...plain, options, deck: codes } as GameRecord);
}

/**
 * The record of a text that {@link recordToText} has made. The moves aren't replayed: `verify` does that.
 *
 * @throws TypeError or RangeError if the text is cut, changed or longer than 64 KB.
 */
export function recordFromText(text: string): GameRecord {
  if (typeof text !== 'string') throw new TypeError(`record text is ${quote(text)}; allowed: text`);
  checkSize(text, 'record text');
  const [head, ...tail] = text.split('..') as [string, ...string[]];
  const [version, game, status, source = '', ...pairs] = head.split('.').map(unescaped);
  check(version === String(RECORD_VERSION), `version ${quote(version)}; this release reads ${RECORD_VERSION}`);
  check(
    tail.length > 0 && pairs.length % 2 === 0 && game && /^[sd]/.test(source),
    `text ${quote(text)}, which is cut or changed`,
  );
  check(STATUSES.includes(status), `status ${quote(status)}; allowed: ${STATUSES.join(', ')}`);
  const rest = source.slice(1);
  const options: { [name: string]: OptionValue } = {};
  for (let i = 0; i < pairs.length; i += 2) {
    const value = valueFromText(pairs[i + 1]!);
    check(value !== undefined, `text ${quote(text)}, which is cut or changed`);
    options[pairs[i]!] = value;
  }
  return {
    version: RECORD_VERSION,
    game,
    ...(source[0] === 's' ? { seed: rest } : { deck: readDeck(rest.match(/..?/g) ?? [])! }),
    options,
    moves: tail.join('..'),
    status: status as Status,
  };
}

/**
 * The record in the fragment of a shared link, as written by this or any earlier release; `undefined` if there is none. The moves aren't
 * replayed: `verify` does that.
 *
 * @param link a URL, or its fragment with the `#`.
 * @throws TypeError or RangeError if the record in it is cut or changed.
 */
export function recordFromLink(link: string): GameRecord | undefined {
  if (typeof link !== 'string') throw new TypeError(`link is ${quote(link)}; allowed: text`);
  const [, text, first] = /^[^#]*#(?:(?:.*[?&])?solitaire[-=](\d+_[\w-]*)|(\d+\..*))/.exec(link) ?? [];
  return text ? recordFromText(unmarked(text)) : first ? recordFromText(first) : undefined;
}

/**
 * An untrusted record, copied by JSON, which leaves no getters, proxies or unexpected prototypes. It may be a row of a database: null and
 * empty text are absent, and a version or seed may have the other of the types number and text.
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
    // The error of an untrusted object isn't read, because that might throw again.
    throw new TypeError('record cannot be written as JSON');
  }
}

function check(condition: unknown, what: string): asserts condition {
  if (!condition) throw new RangeError(`record has ${what}`);
}
