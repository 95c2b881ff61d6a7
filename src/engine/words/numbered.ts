import { type Card, CARDS } from '../model/card.js';

/** Its state is never larger. */
const MODULUS = 2 ** 31;

/** Ace to King, and of each rank clubs, diamonds, hearts and spades. */
const PACK: readonly Card[] = CARDS.map((_, i) => (i % 4) * 13 + Math.floor(i / 4));

/**
 * The 52 cards in the order in which Microsoft FreeCell draws them for a deal's number. `undefined` unless the seed is a whole number from
 * 1 to 2147483647, in decimal digits without leading zeros.
 */
export function microsoftDeck(seed: string): readonly Card[] | undefined {
  if (!/^[1-9]\d{0,9}$/.test(seed) || Number(seed) >= MODULUS) return undefined;
  let state = Number(seed);
  const pack = [...PACK];
  return CARDS.map(() => {
    state = (state * 214013 + 2531011) % MODULUS;
    // The last card takes the place of the one that is drawn.
    const place = Math.floor(state / 65536) % pack.length;
    const drawn = pack[place]!;
    pack[place] = pack.at(-1)!;
    pack.pop();
    return drawn;
  });
}

/**
 * Cards dealt in rounds, one to each pile in turn until it has its number of cards: the piles one after the other, each from its bottom
 * card up, and then the cards that are left.
 *
 * @param each how many cards each pile gets.
 */
export function inRounds<Each>(cards: readonly Each[], each: readonly number[]): Each[] {
  const piles: Each[][] = each.map(() => []);
  let next = 0;
  for (let round = 0; round < Math.max(...each); round++) {
    each.forEach((count, pile) => {
      if (round < count) piles[pile]!.push(cards[next++]!);
    });
  }
  return [...piles.flat(), ...cards.slice(next)];
}
