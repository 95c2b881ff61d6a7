import type { OptionValue } from '../model/options.js';
import type { GameRecord } from '../play/game-record.js';
import { bare } from '../input/own.js';
import { checkSize } from './size.js';

/**
 * A record's text needs no escaping in an address. The format is frozen as version 1:
 *
 *     1.GAME.STATUS.sSEED.OPTION.VALUE..MOVES     or dCODES for a deck, its codes without the spaces
 *
 * A value starts with its type: `n3`, `b1`, `sunlimited`. Outside the moves, each UTF-16 unit that is not plain becomes
 * `~` and four hexadecimal digits.
 */
const PLAIN = /[^A-Za-z0-9_-]/g;

const escaped = (text: string): string =>
  text.replace(PLAIN, (unit) => '~' + unit.charCodeAt(0).toString(16).padStart(4, '0'));

export const unescaped = (text: string): string =>
  text.replace(/~([0-9a-f]{4})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

const valueText = (value: OptionValue): string =>
  typeof value === 'string' ? `s${value}` : `${(typeof value)[0]}${Number(value)}`;

/** The text of a record that is known to be one. @throws RangeError if it is too long. */
export function linkText(record: GameRecord): string {
  const { version, game, status, seed, deck, options, moves } = bare(record);
  const source = deck === undefined ? `s${seed!}` : `d${deck.replaceAll(' ', '')}`;
  const pairs = Object.entries(options).flatMap(([name, value]) => [name, valueText(value)]);
  const text = [version, ...[game, status, source, ...pairs].map(escaped), '', moves].join('.');
  checkSize(text, 'record as text');
  return text;
}
