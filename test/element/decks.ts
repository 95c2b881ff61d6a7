// Deals of one's own that come to an end at once.
import type { SolitaireElement } from '../../src/index.js';

const RANKS = 'KQJT98765432A';
const SUITS = 'CDHS';

/** These cards first, the others after them from Kings to Aces. */
function deckOf(first = ''): string {
  const codes = first.split(' ').filter(Boolean);
  const all = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => rank + suit));
  return [...codes, ...all.filter((code) => !codes.includes(code))].join(' ');
}

/**
 * Kings to Aces: in the games with foundations every card goes home one after the other. In Trusty Twelve the Jacks lie beside the
 * Queens and the stock follows in order, so that each of 40 moves can be the first that takes the only card of a pile.
 */
export const GOES_HOME = deckOf();

/** Trusty Twelve with one legal move, the Queen onto the King: after it there is none. */
export const LAST_MOVE = deckOf('KC QC TC TD TH TS 8C 8D 8H 8S 6C 6D 6H 6S 4C');

/** Trusty Twelve in which a nine goes onto a ten, and then from ten to ten for ever. */
export const LAST_GAIN = deckOf('9C TC TD QC QD QH QS 7C 7D 7H 7S 4C 4D');

/** Plays Trusty Twelve with moves that take the only card of a pile, so that each brings one from the stock. */
export function playTwelve(element: Pick<SolitaireElement, 'status' | 'state' | 'legalMoves' | 'play'>): void {
  while (element.status === 'playing') {
    const single = element.state!.piles.filter(({ cards }) => cards.length === 1).map(({ id }) => id);
    const move = element.legalMoves.find((each) => each.type === 'move' && single.includes(each.from));
    if (!move) throw new Error('no such move is left');
    element.play(move);
  }
}
