import type { OptionValue } from '../model/options.js';
import type { GameRecord } from '../play/game-record.js';
import { ownFields } from '../input/own.js';

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

/** What no selector has in the middle of a name: hosts ask for the element that a fragment names. `_` and its number stands for it. */
const MARKS = '._~';

export const unmarked = (text: string): string => text.replace(/_([012])/g, (_, mark: string) => MARKS[Number(mark)]!);

/** Parameters by which advertisers, networks and newsletters follow a reader, such as `utm_source`, `fbclid`, `msclkid` and `mc_eid`. */
const TRACKER = /^(utm_\w+|[a-z]+clk?id|[gw]braid|mc_[ce]id|igsh(id)?|_hs\w+|mkt_tok)(=|$)/i;

/** An address or its query without those parameters. All others stay as they are, letter for letter. */
export function untracked(address: string): string {
  const [, path = '', query, fragment = ''] = /^([^?#]*)\?([^#]*)(.*)/s.exec(address) ?? ['', address];
  const kept = query?.split('&').filter((each) => !TRACKER.test(each));
  return path + (kept?.length ? `?${kept.join('&')}` : '') + fragment;
}

/**
 * The address that carries a record in its fragment. A fragment that is a route, with a slash, is kept: the record is one more parameter
 * of it. Any other fragment may be an anchor or a secret such as `#access_token=`, so a name that is a valid selector replaces it.
 */
export function linkTo(record: GameRecord, base: string): string {
  const url = new URL(base);
  const text = linkText(record).replace(/[._~]/g, (mark) => `_${MARKS.indexOf(mark)}`);
  const [, kept = ''] = url.hash.split(/.solitaire[-=]|#/);
  const sign = kept.includes('?') ? '&' : '?';
  url.hash = /^[^=]*\//.test(kept) ? `${kept}${sign}solitaire=${text}` : `solitaire-${text}`;
  return url.href;
}

/** The text of a valid record. @throws RangeError if it is too long. */
export function linkText(record: GameRecord): string {
  const { version, game, status, seed, deck, options, moves } = ownFields(record);
  const source = deck === undefined ? `s${seed!}` : `d${deck.replaceAll(' ', '')}`;
  const pairs = Object.entries(options).flatMap(([name, value]) => [name, valueText(value)]);
  const text = [version, ...[game, status, source, ...pairs].map(escaped), '', moves].join('.');
  checkSize(text, 'record as text');
  return text;
}

/** In characters, as JSON or as text. */
const MAX_SIZE = 64 * 1024;

export function checkSize(record: string, what: string): void {
  if (record.length <= MAX_SIZE) return;
  const parts = 'with its seed or deck, options and moves';
  throw new RangeError(`${what} is ${record.length} characters long; at most ${MAX_SIZE} are allowed, ${parts}`);
}
