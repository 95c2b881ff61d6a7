import { readDeck } from './deal.js';
import type { OptionValue } from './options.js';
import type { Record } from './record.js';
import { RECORD_VERSION } from './record.js';
import { shown } from './shown.js';
import type { Status } from './standing.js';

/**
 * A record as text that can stand anywhere in an address: `A–Z a–z 0–9 - _ . ~` only. Frozen as version 1:
 *
 *     1.GAME.STATUS.sSEED.OPTION.VALUE..MOVES     or dCODES for a deck, its codes without the spaces
 *
 * A value starts with its type: `n3`, `b1`, `sunlimited`. In every part but the moves, what is no letter, digit, `-` or `_` is
 * written as `~` and four hexadecimal digits a UTF-16 unit.
 */
const PLAIN = /[^A-Za-z0-9_-]/g;

const escaped = (text: string): string =>
  text.replace(PLAIN, (unit) => '~' + unit.charCodeAt(0).toString(16).padStart(4, '0'));

const unescaped = (text: string): string =>
  text.replace(/~([0-9a-f]{4})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

const STATUSES: readonly unknown[] = ['playing', 'won', 'lost'] satisfies Status[];

const valueToText = (value: OptionValue): string =>
  typeof value === 'number' ? `n${value}` : typeof value === 'boolean' ? `b${Number(value)}` : `s${value}`;

function valueFromText(text: string): OptionValue {
  const rest = text.slice(1);
  return text[0] === 'n' ? Number(rest) : text[0] === 'b' ? rest === '1' : rest;
}

/**
 * The record as text for a link.
 *
 * @throws TypeError or RangeError where the record is not one.
 */
export function recordToText(record: Record): string {
  check(record?.version === RECORD_VERSION, `version ${shown(record?.version)}; this release writes ${RECORD_VERSION}`);
  const { game, seed, deck, options, moves, status } = record;
  check(typeof game === 'string', `game ${shown(game)}; allowed: text`);
  check(STATUSES.includes(status), `status ${shown(status)}; allowed: ${STATUSES.join(', ')}`);
  check(typeof moves === 'string' && /^[\w.~-]*$/.test(moves), `moves ${shown(moves)}; allowed: text in notation`);
  const codes = readDeck(deck);
  check(codes !== undefined || typeof seed === 'string', 'neither a seed nor a deck');
  const source = codes === undefined ? `s${seed}` : `d${codes.replaceAll(' ', '')}`;
  const pairs = Object.entries(options ?? {}).flatMap(([name, value]) => [name, valueToText(value)]);
  return [RECORD_VERSION, ...[game, status, source, ...pairs].map(escaped), '', moves].join('.');
}

/**
 * The record a text was made from. It is not replayed: {@link verify} does that.
 *
 * @throws TypeError or RangeError where the text is not one of {@link recordToText}.
 */
export function recordFromText(text: string): Record {
  if (typeof text !== 'string') throw new TypeError(`record text is ${shown(text)}; allowed: text`);
  const [head = '', ...tail] = text.split('..');
  const [version, game, status, source = '', ...pairs] = head.split('.').map(unescaped);
  check(version === String(RECORD_VERSION), `version ${shown(version)}; this release reads ${RECORD_VERSION}`);
  check(
    tail.length > 0 && pairs.length % 2 === 0 && game && /^[sd]/.test(source),
    `text ${shown(text)}, which is cut or changed`,
  );
  check(STATUSES.includes(status), `status ${shown(status)}; allowed: ${STATUSES.join(', ')}`);
  const rest = source.slice(1);
  const options: { [name: string]: OptionValue } = {};
  for (let i = 0; i < pairs.length; i += 2) options[pairs[i]!] = valueFromText(pairs[i + 1]!);
  return {
    version: RECORD_VERSION,
    game,
    ...(source[0] === 's' ? { seed: rest } : { deck: readDeck(rest.match(/..?/g) ?? [])! }),
    options,
    moves: tail.join('..'),
    status: status as Status,
  };
}

function check(condition: unknown, what: string): asserts condition {
  if (!condition) throw new RangeError(`record has ${what}`);
}
