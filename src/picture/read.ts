import { readNamed } from '../engine/input/arguments.js';
import { quote } from '../engine/input/quote.js';
import { type Card, cardOf } from '../engine/model/card.js';
import type { Piles } from '../engine/model/piles.js';
import type { Position } from '../engine/model/position.js';
import type { Pile } from '../engine/play/state.js';

/**
 * The position in the piles of a state. Whether play can lead there isn't checked.
 *
 * @throws TypeError or RangeError naming what is wrong.
 */
export function readPiles(given: readonly Pile[], { all }: Piles): Position {
  if (!Array.isArray(given) || given.length !== all.length) {
    throw new RangeError(`state has ${quote(given)} as piles; allowed: the ${all.length} piles of its game`);
  }
  const seen = new Set<Card>();
  const piles = all.map(({ id }, index) => {
    const pile = given[index] as Partial<Pile> | null;
    if (pile?.id !== id || !Array.isArray(pile.cards)) {
      throw new RangeError(`state has ${quote(pile?.id)} as pile ${index + 1}; allowed: "${id}" with its cards`);
    }
    return pile.cards.map((code: unknown) => {
      const card = cardOf(code);
      if (card === undefined) throw new RangeError(`${id} has an unknown card ${quote(code)}`);
      if (seen.has(card)) throw new RangeError(`state has ${quote(code)} twice`);
      seen.add(card);
      return card;
    });
  });
  const faceDown = piles.map(({ length }, index) => {
    const { id, faceDown: count = 0 } = given[index] as Pile;
    if (Number.isInteger(count) && count >= 0 && count <= length) return count;
    throw new RangeError(`${id} has ${quote(count)} cards face down; allowed: 0 to ${length}`);
  });
  return { piles, faceDown };
}

/** The colours of a picture, each in CSS: `#27634a`, `teal`, `rgb(39 99 74)`. */
export interface PictureColours {
  /** The felt. Default: `#27634a`. */
  readonly felt: string;
  /** The outlines and signs of empty piles. Default: `#fff`. */
  readonly feltInk: string;
  /** The card fronts. Default: `#fff`. */
  readonly card: string;
  /** The card backs. Default: `#1f5f8b`. */
  readonly back: string;
  /** Hearts and diamonds. Default: `#c8102e`. */
  readonly red: string;
  /** Clubs and spades. Default: `#16181d`. */
  readonly black: string;
  /** The second colour of Jacks, Queens and Kings. Default: `#d9a441`. */
  readonly gold: string;
  /** Clubs. Default: `black`. */
  readonly clubs: string;
  /** Diamonds. Default: `red`. */
  readonly diamonds: string;
}

/** The felts of an element in a light scheme, by the values of its attribute. */
export const FELTS = { green: '#27634a', blue: '#28557a', burgundy: '#74293a', slate: '#47525e' };

/** The colours of an element in a light scheme. */
const COLOURS = {
  felt: FELTS.green,
  feltInk: '#fff',
  card: '#fff',
  back: '#1f5f8b',
  red: '#c8102e',
  black: '#16181d',
  gold: '#d9a441',
};

const NAMES: readonly string[] = [...Object.keys(COLOURS), 'clubs', 'diamonds'];

/** A name, a number after `#`, or a function of numbers. A picture may contain nothing else. */
const COLOUR = /^(#[\da-f]{3,8}|[a-z]{3,30}|(rgb|hsl)a?\([\d\s.,%/-]{5,50}\))$/i;

/** @throws TypeError or RangeError naming the colour and what is allowed. */
export function readColours(given: Partial<PictureColours> = {}): PictureColours {
  for (const [name, value] of Object.entries(readNamed(given, 'colours', "{ felt: '#27634a' }"))) {
    if (!NAMES.includes(name)) throw new RangeError(`unknown colour ${quote(name)}; allowed: ${NAMES.join(', ')}`);
    if (value !== undefined && (typeof value !== 'string' || !COLOUR.test(value))) {
      throw new RangeError(`colour ${name} is ${quote(value)}; allowed: a colour such as "#27634a"`);
    }
  }
  const { red = COLOURS.red, black = COLOURS.black } = given;
  return { ...COLOURS, clubs: black, diamonds: red, ...definedOf(given) };
}

const definedOf = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;
