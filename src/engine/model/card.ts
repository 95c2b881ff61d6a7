/**
 * A card as a small whole number, `suit * 13 + rank - 1`: 0 is the ace of clubs, 51 the king of spades. A sorted array of cards is
 * therefore in the order C D H S, Ace to King.
 */
export type Card = number;

/** Two letters, rank then suit: `A 2 … 9 T J Q K` and `C D H S`; `TD` is the ten of diamonds. */
export type CardCode = string;

/** The suits in their order, by their letters. */
export const SUITS = 'CDHS';

/** The ranks from low to high, by their letters. */
export const RANKS = 'A23456789TJQK';

export const ACE = 1;
export const QUEEN = 12;
export const KING = 13;

/** The 52 cards, C D H S and Ace to King: the order in which every deck starts. */
export const CARDS: readonly Card[] = Array.from({ length: 52 }, (_, card) => card);

/** 1 for an ace to 13 for a king. */
export const rank = (card: Card): number => (card % 13) + 1;

/** 0 to 3, an index into {@link SUITS}. */
export const suit = (card: Card): number => Math.floor(card / 13);

export const codeOf = (card: Card): CardCode => RANKS[card % 13]! + SUITS[suit(card)]!;

const byCode = new Map(CARDS.map((card) => [codeOf(card), card]));

/** The card with this code, `undefined` where there is none. */
export const cardOf = (code: unknown): Card | undefined => byCode.get(code as CardCode);
