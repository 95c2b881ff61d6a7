import { upTo } from '../input/own.js';
/** `suit * 13 + rank - 1`, from 0, the ace of clubs, to 51, the king of spades. */
export type Card = number;

/** Rank, then suit: `TD` is the ten of diamonds. */
export type CardCode = string;

export const SUITS = 'CDHS';

export const RANKS = 'A23456789TJQK';

export const ACE = 1;
export const QUEEN = 12;
export const KING = 13;

/** The 52 cards in the order every shuffle starts from. */
export const CARDS: readonly Card[] = upTo(52);

/** 1 for an ace to 13 for a king. */
export const rank = (card: Card): number => (card % 13) + 1;

/** 0 to 3, an index into {@link SUITS}. */
export const suit = (card: Card): number => Math.floor(card / 13);

export const codeOf = (card: Card): CardCode => RANKS[card % 13]! + SUITS[suit(card)]!;

const byCode = new Map(CARDS.map((card) => [codeOf(card), card]));

export const cardOf = (code: unknown): Card | undefined => byCode.get(code as CardCode);

/** Spades, hearts, diamonds and clubs: their signs have numbers that follow each other, filled ones and then outlined ones. */
const SIGNS = /[♠-♧]/g;

/**
 * The codes of cards in a text as people write them: `10h` and `T♥` are `TH`. Anything between them separates them, also the variation
 * selectors that may follow signs.
 */
export const codesIn = (text: string): string[] =>
  text
    .replace(SIGNS, (sign) => 'SHDC'[sign.charCodeAt(0) % 4]!)
    .replace(/\b10/g, 'T')
    .toUpperCase()
    .match(/[^\ufe0e\ufe0f\s,:|]+/g) ?? [];
