import { readNamed } from '../input/arguments.js';
import { ownFields } from '../input/own.js';
import { type Card, cardOf, CARDS, codesIn } from './card.js';
import { type Options, readOptions } from './options.js';
import type { Position } from './position.js';
import { isArray, quote } from '../input/quote.js';
import type { Rules } from './rules.js';
import alea from './alea.js';

/** Fisher–Yates from the last card down, with the generator `alea`. Frozen: every link and record depends on it. */
export function shuffle(cards: readonly Card[], seed: string): Card[] {
  const random = alea(seed);
  const shuffled = [...cards];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!];
  }
  return shuffled;
}

/** A number of at most ten digits as text, short enough to read out to a friend. */
export const randomSeed = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0]);

export interface Deal<Game extends Rules = Rules> {
  readonly rules: Game;
  /** Deal and redeals are shuffled with this text. For a game given by its deck, the 52 codes joined by spaces. */
  readonly seed: string;
  /** The 52 codes, column by column, if the game was given by its deck. */
  readonly deck?: string | undefined;
  readonly options: Options;
}

/** The deal to make: a seed or a deck, and the options of the game by their names. */
export interface DealRequest {
  /** Text of at most 256 characters, used exactly as given, or a number, used as text. Default, also for null and empty text: random. */
  readonly seed?: string | number | null | undefined;
  /**
   * 52 card codes, column by column, as an array or as text. Takes precedence over `seed`. In text, white space, commas, colons and bars
   * separate codes, and `10h` and `T♥` mean `TH`.
   */
  readonly deck?: string | readonly string[] | null | undefined;
  /** An option of the game. */
  readonly [option: string]: unknown;
}

export const SEED_LENGTH = 256;
const DECK_LENGTH = 1000;

/**
 * @throws TypeError if the request isn't an object, or the seed or deck isn't text.
 * @throws RangeError naming what is wrong with the seed, the deck or an option.
 */
export function readDeal<Game extends Rules>(rules: Game, request?: DealRequest | null): Deal<Game> {
  const { seed, deck, ...options } = readNamed(request ?? {}, 'request for a deal', "{ seed: '42' }");
  const bareRules = ownFields(rules);
  const read = readOptions(bareRules.options ?? {}, options);
  const codes = readDeck(deck);
  return { rules: bareRules, seed: codes ?? readSeed(seed) ?? randomSeed(), deck: codes, options: read };
}

/** The seed as text, `undefined` if none is given. Throws like {@link readDeal}. */
export function readSeed(seed: unknown): string | undefined {
  if (seed === undefined || seed === null || seed === '') return undefined;
  if (typeof seed !== 'string' && typeof seed !== 'number' && typeof seed !== 'bigint') {
    throw new TypeError(`seed is ${quote(seed)}; allowed: text or a number`);
  }
  const text = String(seed);
  if (text.length > SEED_LENGTH) {
    throw new RangeError(`seed is ${text.length} characters long; at most ${SEED_LENGTH} are allowed`);
  }
  return text;
}

/** The codes joined by single spaces, `undefined` if no deck is given. Throws like {@link readDeal}. */
export function readDeck(deck: unknown): string | undefined {
  if (deck === undefined || deck === null || deck === '') return undefined;
  if (typeof deck !== 'string' && !isArray(deck)) {
    throw new TypeError(`deck is ${quote(deck)}; allowed: text of 52 card codes such as "QH TD …"`);
  }
  const given = deck as string | readonly string[];
  if (given.length > DECK_LENGTH) throw new RangeError(`deck is too long (${given.length}); allowed: 52 card codes`);
  const codes = typeof given === 'string' ? codesIn(given) : given;
  const seen = new Set<string>();
  for (const code of codes) {
    if (cardOf(code) === undefined) {
      throw new RangeError(`deck has an unknown card ${quote(code)}; allowed: a rank A23456789TJQK, then a suit CDHS`);
    }
    if (seen.has(code)) throw new RangeError(`deck has ${code} twice; every card must appear once`);
    seen.add(code);
  }
  if (codes.length !== CARDS.length) throw new RangeError(`deck has ${codes.length} cards; 52 are needed`);
  return codes.join(' ');
}

const deckOf = ({ rules, seed, deck }: Deal): readonly Card[] =>
  deck?.split(' ').map((code) => cardOf(code)!) ?? rules.deckOf?.(seed) ?? shuffle(CARDS, seed);

export function start(deal: Deal): Position {
  const { piles, faceDown, counters } = ownFields(deal.rules.deal(deckOf(deal), deal.options));
  return { piles, faceDown, counters: counters && ownFields(counters) };
}
