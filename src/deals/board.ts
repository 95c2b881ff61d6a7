import { type CardCode, CARDS, codeOf } from '../engine/model/card.js';
import type { Move } from '../engine/model/move.js';
import type { DealLayout } from './layouts.js';

/** A card as it was found, and where, such as `line 3`. */
export interface Found {
  readonly code: CardCode;
  readonly at: string;
}

/** A board by its piles, each from its bottom card up. Only the stock begins with the next card. */
export interface FoundBoard {
  readonly columns: readonly Found[];
  readonly reserve: readonly Found[];
  readonly base: readonly Found[];
  readonly waste: readonly Found[];
  readonly stock: readonly Found[];
  readonly foundations: readonly Found[];
}

/** A board as our deck, and the moves that lead to it from our deal. */
export interface ReadBoard {
  /** The 52 card codes, as the attribute `deck` takes them. */
  readonly deck: string;
  /** The moves that lead from our deal to the board. Mostly none. */
  readonly moves: Move[];
}

/** The error of a game that has begun. */
export const midPlay = (why: string): RangeError =>
  new RangeError(`the board is in mid-play: ${why}; allowed: a deal before its first move`);

function checkCards(all: readonly Found[]): void {
  const seen = new Map<CardCode, string>();
  for (const { code, at } of all) {
    const before = seen.get(code);
    if (before !== undefined) throw new RangeError(`${at}: ${code} is there twice, first in ${before}`);
    seen.set(code, at);
  }
  const missing = CARDS.map(codeOf).filter((code) => !seen.has(code));
  if (missing.length > 0) {
    throw new RangeError(`the board has ${seen.size} cards; 52 are needed. Missing: ${missing.slice(0, 4).join(', ')}`);
  }
}

const isAce = ({ code }: Pick<Found, 'code'>) => code.startsWith('A');

/** The Aces that a text leaves out, because they begin on the foundations. */
const acesLeftOut = (all: readonly Found[]): Found[] =>
  all.some(isAce) ? [] : CARDS.map((card) => ({ code: codeOf(card), at: 'the foundations' })).filter(isAce);

/** The error of piles that no deal has: a card that is missing or there twice, or else a move that was made. */
export function notDealt(all: readonly Found[], { acesOut }: DealLayout, why: string): RangeError {
  checkCards([...all, ...(acesOut ? acesLeftOut(all) : [])]);
  return midPlay(why);
}

/** Cards that one draw has brought to the waste. */
const isDraw = ({ length }: readonly Found[]) => length === 1 || length === 3;

/** @throws RangeError naming the card that is missing or there twice, or why the board isn't a deal. */
export function deckFrom(board: FoundBoard, layout: DealLayout): ReadBoard {
  const { reserve = 0, base = 0, waste = 0, acesOut, draws } = layout;
  const [home] = board.foundations.filter((found) => !acesOut || !isAce(found));
  if (home) throw midPlay(`${home.at}: ${home.code} is on a foundation`);
  const isDrawn = !!draws && isDraw(board.waste);
  const all = [...board.reserve, ...board.base, ...board.columns, ...board.waste, ...board.stock];
  const aces = acesOut ? acesLeftOut(all) : [];
  for (const [name, pile, count] of [
    ['reserve', board.reserve, reserve],
    ['base', board.base, base],
    ['waste', board.waste, isDrawn ? board.waste.length : waste],
  ] as const) {
    if (pile.length !== count) throw notDealt(all, layout, `the ${name} has ${pile.length} cards, not ${count}`);
  }
  checkCards([...all, ...aces]);
  return { deck: [...all, ...aces].map(({ code }) => code).join(' '), moves: isDrawn ? [{ type: 'draw' }] : [] };
}
