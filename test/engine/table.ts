// What a test asks of a table and does on it, by cards instead of pile ids.
import type { Game, State } from '../../src/engine.js';

/** The 52 codes in their order, C D H S and Ace to King. */
export const ALL_CARDS = Array.from('CDHS').flatMap((suit) => Array.from('A23456789TJQK', (rank) => rank + suit));

/**
 * A deck that begins with these cards, any separators between them; `??` stands for a card that doesn't matter. The places left
 * take the cards not named, in their order.
 */
export function deckOf(text: string): string {
  const named: string[] = text.match(/[\w?]{2}/g) ?? [];
  const others = ALL_CARDS.filter((code) => !named.includes(code));
  return Array.from({ length: 52 }, (_, i) => ((named[i] ?? '??') === '??' ? others.shift() : named[i])).join(' ');
}

/** The piles as a text is easily read: `|` between piles, spaces between cards, `-` for an empty pile. */
export const pilesFrom = (text: string): string[] =>
  text.split('|').map((pile) => pile.replaceAll('-', '').trim().replace(/\s+/g, ' '));

/** The piles of a state, each as its codes from bottom to top. */
export const pilesOf = ({ piles }: State): string[] => piles.map(({ cards }) => cards.join(' '));

/** The codes of one pile, bottom to top. */
export const cardsOf = (game: Game, id: string): string =>
  game.state.piles.find((pile) => pile.id === id)!.cards.join(' ');

/** The pile a card lies in. */
export const pileWith = (game: Game, card: string): string =>
  game.state.piles.find(({ cards }) => cards.includes(card))!.id;

/** Plays a card onto another one, or onto a pile. */
export const lay = (game: Game, card: string, onto: string): boolean =>
  game.play({
    type: 'move',
    card,
    from: pileWith(game, card),
    to: onto.length === 2 ? pileWith(game, onto) : onto,
  });

/** Plays a card to the foundation of its suit. */
export const bringHome = (game: Game, card: string): boolean => lay(game, card, `foundation-${card[1]}`);

/** Removes one card or a pair. */
export const remove = (game: Game, ...cards: string[]): boolean =>
  game.play({ type: 'remove', cards, from: cards.map((card) => pileWith(game, card)) });

/** Brings a buried card to the top of its pile. */
export const lift = (game: Game, card: string): boolean =>
  game.play({ type: 'lift', card, from: pileWith(game, card) });

export const draw = (game: Game): boolean => game.play({ type: 'draw' });
export const recycle = (game: Game): boolean => game.play({ type: 'recycle' });
export const redeal = (game: Game): boolean => game.play({ type: 'redeal' });

/** Plays a turn of the stock or the tableau until it is refused; how often it went. */
export function asOftenAsPossible(turn: () => boolean): number {
  let count = 0;
  while (turn()) count++;
  return count;
}
