import { fold, upTo } from '../engine/input/own.js';
import { quote } from '../engine/input/quote.js';
import { type CardCode, cardOf, codesIn } from '../engine/model/card.js';
import { type Found, type FoundBoard, midPlay, notDealt } from './board.js';
import type { DealLayout } from './layouts.js';

/** A pile that a line begins with the name of. */
type Named = 'foundations' | 'cells' | 'stock' | 'waste' | 'reserve';

const NAMES: Readonly<Record<string, Named>> = {
  foundations: 'foundations',
  founds: 'foundations',
  freecells: 'cells',
  cells: 'cells',
  talon: 'stock',
  stock: 'stock',
  deck: 'stock',
  waste: 'waste',
  reserve: 'reserve',
};

/** A line of cards, or the part of it between two bars. */
interface Row {
  readonly at: string;
  readonly cards: readonly Found[];
}

/** A line that names its pile. */
type NamedRow = Row & { readonly name: Named };

/** No card: an empty cell, or a foundation without cards. */
const EMPTY = /^(-|[CDHS]-0)$/i;

/** A foundation as fc-solve and PySolFC write it, by its top card: `H-4`. */
const TOP = /^([CDHS])-(\w+)$/i;

function cardAt(written: string, at: string): CardCode {
  const [code] = codesIn(written);
  if (cardOf(code) !== undefined) return code!;
  throw new RangeError(
    `${at}: unknown card ${quote(written)}; allowed: a rank A23456789TJQK or 10, then a suit CDHS or ♣♦♥♠`,
  );
}

/** Cards that lie face down are written `<7H>`. */
function cardsIn(text: string, at: string): Found[] {
  const words = (text.match(/[^\ufe0e\ufe0f\s,:|<>]+/g) ?? []).filter((word) => !EMPTY.test(word));
  return words.map((word) => ({ code: cardAt(word.replace(TOP, '$2$1'), at), at }));
}

/** Lines without blank ones and comments. */
function linesOf(text: string): { readonly at: string; readonly text: string }[] {
  const lines = text.split(/\r\n?|\n/).map((line, i) => ({ at: `line ${i + 1}`, text: line.replace(/#.*/, '') }));
  return lines.filter((line) => line.text.trim() !== '');
}

function namedIn({ at, text }: { readonly at: string; readonly text: string }): NamedRow | undefined {
  const [, word, rest] = /^\s*([a-z]{5,})\s*:(.*)$/i.exec(text) ?? [];
  if (word === undefined) return undefined;
  const name = Object.hasOwn(NAMES, word.toLowerCase()) ? NAMES[word.toLowerCase()] : undefined;
  if (!name) {
    throw new RangeError(`${at}: unknown pile ${quote(word)}; allowed: ${Object.keys(NAMES).join(', ')}`);
  }
  return { name, at, cards: cardsIn(rest!, at) };
}

const sum = (numbers: readonly number[]) => fold(numbers, 0, (total, number) => total + number);

/** The lengths of the rows that such columns have side by side. */
const rowsOf = (columns: readonly number[]): number[] =>
  upTo(Math.max(...columns)).map((row) => columns.filter((height) => height > row).length);

const hasLengths = (rows: readonly Row[], lengths: readonly number[]) =>
  rows.length >= lengths.length && lengths.every((length, i) => rows[i]!.cards.length === length);

/** Rows that stand side by side, card by card, as columns. */
function turned(rows: readonly Row[], columns: readonly number[]): Found[] {
  const next = rows.map(() => 0);
  return columns.flatMap((height) => rows.slice(0, height).map(({ cards }, row) => cards[next[row]!++]!));
}

/** The cards of the columns, and all that follow them; `undefined` if the rows are no columns of this game. */
function split(rows: readonly Row[], columns: readonly number[]): [Found[], Found[]] | undefined {
  const all = rows.flatMap(({ cards }) => cards);
  const count = sum(columns);
  if (hasLengths(rows, columns)) return [all.slice(0, count), all.slice(count)];
  const across = rowsOf(columns);
  if (hasLengths(rows, across)) return [turned(rows, columns), all.slice(count)];
  return rows.length === 1 && all.length >= count ? [all.slice(0, count), all.slice(count)] : undefined;
}

/** Which line has another length than in a deal. */
function otherLength(rows: readonly Row[], columns: readonly number[]): string {
  const i = columns.findIndex((height, at) => rows[at]?.cards.length !== height);
  const row = rows[i];
  return `${row ? `${row.at} has ${row.cards.length} cards` : `${rows.length} columns`}; column ${i + 1} of a deal has ${columns[i]}`;
}

/** The parts of lines between bars, each a column. */
const betweenBars = (lines: readonly { readonly at: string; readonly text: string }[]): Row[] =>
  lines.flatMap(({ at, text }) =>
    text
      .split('|')
      .filter((part) => part.trim() !== '')
      .map((part, i, parts) => {
        const place = parts.length > 1 ? `${at}, column ${i + 1}` : at;
        return { at: place, cards: cardsIn(part, place) };
      }),
  );

/**
 * The board in a text: fc-solve's, PySolFC's, or columns as people paste them, one on a line or between bars. Rows of columns that stand
 * side by side are columns, too.
 *
 * @throws RangeError naming the line and the card.
 */
export function boardIn(text: string, layout: DealLayout): FoundBoard {
  const lines = linesOf(text);
  const named = lines.map(namedIn);
  const others = lines.filter((_, i) => !named[i]);
  const of = (name: Named) => named.flatMap((row) => (row?.name === name ? row.cards : []));
  const [inCell] = of('cells');
  if (inCell) throw midPlay(`${inCell.at}: ${inCell.code} is in a cell`);

  const { reserve = 0, base = 0, waste = 0, columns } = layout;
  const parts = betweenBars(others);
  const whole = others.map(({ at, text: line }) => ({ at, cards: cardsIn(line, at) }));
  const hasReserve = reserve > 0 && of('reserve').length === 0;
  const before = hasReserve ? [reserve, base] : [];
  const laid = [...before, ...columns];
  const found = split(parts, laid) ?? split(whole, laid);
  if (!found) {
    const all = [...named, ...parts].flatMap((row) => row?.cards ?? []);
    throw notDealt(all, layout, otherLength(parts, laid));
  }
  const [first, rest] = found;
  const home = of('foundations');
  // The waste of Golf is the only foundation it has, and the base card of Canfield lies on one.
  const isWaste = waste > 0 && of('waste').length === 0 && home.length > 0;
  const isBase = base > 0 && !hasReserve;
  const ownWaste = isWaste ? home : of('waste');
  const fewer = ownWaste.length > 0 ? 0 : waste;
  const [start, end] = [hasReserve ? reserve : 0, sum(before)];
  return {
    reserve: hasReserve ? first.slice(0, start) : of('reserve'),
    base: isBase ? home : first.slice(start, end),
    columns: first.slice(end),
    waste: [...ownWaste, ...rest.slice(0, fewer)],
    stock: [...of('stock'), ...rest.slice(fewer)],
    foundations: isWaste || isBase ? [] : home,
  };
}
