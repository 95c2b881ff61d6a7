import { upTo } from '../engine/input/own.js';
import { quote } from '../engine/input/quote.js';
import { ACE, type Card, CARDS, KING, rank } from '../engine/model/card.js';
import type { Move } from '../engine/model/move.js';
import { inRounds, microsoftDeck } from '../engine/words/numbered.js';
import { layoutOf } from './layouts.js';
import { twister } from './twister.js';

/** How a program lays the cards of a deal, given in the order in which it deals them: the cards of our deck. */
type Lay = (drawn: readonly Card[]) => readonly Card[];

/** A program, and how it turns a number into cards. */
interface ProgramDeals {
  /** The largest number. The smallest is 1. */
  readonly most: bigint;
  /** The cards in the order in which they are dealt. */
  readonly drawn: (number: bigint) => readonly Card[];
  readonly games: Readonly<Record<string, Lay>>;
}

const isAce = (card: Card) => rank(card) === ACE;

/** Card by card to piles, by their indices in the order of dealing: the piles one after the other, and then the other cards. */
function along(drawn: readonly Card[], order: readonly number[]): Card[] {
  const piles: Card[][] = [];
  order.forEach((pile, i) => (piles[pile] ??= []).push(drawn[i]!));
  return [...piles.flat(), ...drawn.slice(order.length)];
}

const asDrawn: Lay = (drawn) => drawn;

/** In rounds from left to right. */
const rounds =
  (game: string): Lay =>
  (drawn) =>
    inRounds(drawn, layoutOf(game).columns);

const roundsWithoutAces =
  (game: string): Lay =>
  (drawn) => [...rounds(game)(drawn.filter((card) => !isAce(card))), ...drawn.filter(isAce)];

/** The columns of Baker's Dozen, after its Kings were exchanged with cards below them. */
function exchanged(drawn: readonly Card[], exchange: (column: Card[]) => void): Card[] {
  const columns = upTo(13).map((i) => [0, 1, 2, 3].map((round) => drawn[round * 13 + i]!));
  columns.forEach(exchange);
  return columns.flat();
}

const swap = (column: Card[], i: number, j: number) => ([column[i], column[j]] = [column[j]!, column[i]!]);

const isKing = (card: Card) => rank(card) === KING;

/** The first King with the lowest card, the next one with the card above it. */
function sinkLikeKPatience(column: Card[]): void {
  column.filter(isKing).forEach((king, place) => swap(column, column.indexOf(king), place));
}

/** Each place that held a King, from below, with the lowest card below it that isn't one. */
function sinkLikePySol(column: Card[]): void {
  column
    .map((card, place) => (isKing(card) ? place : -1))
    .filter((place) => place >= 0)
    .forEach((place) => {
      const lowest = column.findIndex((card) => !isKing(card));
      if (lowest >= 0 && lowest < place) swap(column, place, lowest);
    });
}

const columnsFrom = (first: number) => upTo(7).slice(first);
const backTo = (first: number) => columnsFrom(first).toReversed();

/** The covered cards first, in rows from right to left, and then a card on each column. */
const pysolKlondike = [1, 2, 3, 4, 5, 6, 0].flatMap(backTo);

/** The covered cards first, then four rows on all columns but the first, and one on all. */
const pysolYukon = [1, 2, 3, 4, 5, 6, 1, 1, 1, 1, 0].flatMap(columnsFrom);

/** The base card first, then the reserve, and the columns from right to left. */
const pysolCanfield: Lay = (drawn) => [
  ...drawn.slice(1, 14),
  drawn[0]!,
  ...drawn.slice(14, 18).toReversed(),
  ...drawn.slice(18),
];

/** What they deal alike. */
const alike: Readonly<Record<string, Lay>> = {
  'aces-up': asDrawn,
  'beleaguered-castle': roundsWithoutAces('beleaguered-castle'),
  'free-cell': rounds('free-cell'),
  'golf-solitaire': rounds('golf-solitaire'),
};

const byMicrosoft = (number: bigint) => microsoftDeck(String(number))!;

/** From this number on, PySolFC uses the Mersenne Twister. */
const TWISTED = 32_000n;

/** PySolFC's shuffle, which it deals from the end. Its pack has the suits in another order: clubs, spades, hearts, diamonds. */
function byTwister(number: bigint): readonly Card[] {
  const random = twister(number);
  const pack = CARDS.map((card) => [0, 3, 2, 1][Math.floor(card / 13)]! * 13 + (card % 13));
  for (let i = 51; i > 0; i--) swap(pack, i, Math.floor(random() * (i + 1)));
  return pack.toReversed();
}

const PROGRAMS = {
  microsoft: { most: 2147483647n, drawn: byMicrosoft, games: { 'free-cell': rounds('free-cell') } },
  kpatience: {
    most: 2147483647n,
    drawn: byMicrosoft,
    games: {
      ...alike,
      'bakers-dozen': (drawn) => exchanged(drawn, sinkLikeKPatience),
      'klondike-solitaire': rounds('klondike-solitaire'),
      'yukon-solitaire': rounds('yukon-solitaire'),
    },
  },
  pysolfc: {
    most: 10n ** 20n - 1n,
    drawn: (number) => (number < TWISTED ? byMicrosoft(number) : byTwister(number)),
    games: {
      ...alike,
      'bakers-dozen': (drawn) => exchanged(drawn.toReversed(), sinkLikePySol),
      'canfield-solitaire': pysolCanfield,
      'klondike-solitaire': (drawn) => along(drawn, pysolKlondike),
      'lucky-thirteen': rounds('lucky-thirteen'),
      'trefoil-solitaire': roundsWithoutAces('trefoil-solitaire'),
      'trusty-twelve': asDrawn,
      'yukon-solitaire': (drawn) => along(drawn, pysolYukon),
    },
  },
} satisfies Readonly<Record<string, ProgramDeals>>;

/** A program with numbered deals. */
export type Program = keyof typeof PROGRAMS;

const isProgram = (given: unknown): given is Program => typeof given === 'string' && Object.hasOwn(PROGRAMS, given);

/** The number of a deal. Throws a RangeError for any other value. */
function readNumber(given: unknown, most: bigint): bigint {
  const isWhole =
    typeof given === 'bigint' || Number.isSafeInteger(given) || (typeof given === 'string' && /^\d{1,99}$/.test(given));
  const number = isWhole ? BigInt(given as number) : 0n;
  if (number >= 1n && number <= most) return number;
  throw new RangeError(
    `number is ${quote(given)}; allowed: a whole number from 1 to ${most}. Give large ones as bigint or digits`,
  );
}

/** The cards of a program's deal, as our deck has them, and the moves from our deal to theirs. */
export function numberedDeal(
  program: string,
  game: string,
  number: unknown,
): { cards: readonly Card[]; moves: Move[] } {
  if (!isProgram(program)) {
    throw new RangeError(`unknown program ${quote(program)}; allowed: ${Object.keys(PROGRAMS).join(', ')}`);
  }
  const { most, drawn, games }: ProgramDeals = PROGRAMS[program];
  const lay = typeof game === 'string' && Object.hasOwn(games, game) ? games[game] : undefined;
  if (!lay) {
    throw new RangeError(`${program} has no deals of ${quote(game)}; allowed: ${Object.keys(games).sort().join(', ')}`);
  }
  // PySolFC begins these with a draw.
  const isDrawn = program === 'pysolfc' && layoutOf(game).draws;
  return { cards: lay(drawn(readNumber(number, most))), moves: isDrawn ? [{ type: 'draw' }] : [] };
}
