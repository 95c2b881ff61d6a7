import type { Game, State } from '../../src/engine.js';

export const ALL_CARDS = Array.from('CDHS').flatMap((suit) => Array.from('A23456789TJQK', (rank) => rank + suit));

const RANKS: { [letter: string]: string } = { A: 'Ace', T: '10', J: 'Jack', Q: 'Queen', K: 'King' };
const SUITS: { [letter: string]: string } = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' };

/** A card by its code, as its corner shows it: `10♠`. */
export const signOf = (code: string) => `${code[0] === 'T' ? 10 : code[0]!}${'♣♦♥♠'['CDHS'.indexOf(code[1]!)]!}`;

/** The English name of a card, by its code. */
export const nameOf = (code: string) => `${RANKS[code[0]!] ?? code[0]!} of ${SUITS[code[1]!]!}`;

/** The deck that seed 42 stands for. */
export const DECK_42 = `
  QD 5S AC 5C 8D 9H QH 7C 2C 9S 8C AH 6D JD 5H QC KC KD 6C 3D JH 9C 3S 9D TD 6S
  7H KH 5D 2S 8S AS 8H 7D 4H TS 4C 6H JS JC 2D 4D AD KS 3H 3C 7S QS TC 4S 2H TH`;

/** What throws whatever is asked of it. */
export function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

/** A deck that begins with these cards. The others, in their order, fill each `??` and the end. */
export function deckOf(text: string): string {
  const named: string[] = text.match(/[\w?]{2}/g) ?? [];
  const others = ALL_CARDS.filter((code) => !named.includes(code));
  return Array.from({ length: 52 }, (_, i) => ((named[i] ?? '??') === '??' ? others.shift() : named[i])).join(' ');
}

/** Reads piles: `|` between piles, spaces between cards, `-` for an empty pile. */
export const pilesFrom = (text: string): string[] =>
  text.split('|').map((pile) => pile.replaceAll('-', '').trim().replace(/\s+/g, ' '));

export const pilesOf = ({ piles }: State): string[] => piles.map(({ cards }) => cards.join(' '));

export const cardsOf = (game: Game, id: string): string =>
  game.state.piles.find((pile) => pile.id === id)!.cards.join(' ');

export const pileWith = (game: Game, card: string): string =>
  game.state.piles.find(({ cards }) => cards.includes(card))!.id;

/** @param onto a card or a pile */
export const place = (game: Game, card: string, onto: string): boolean =>
  game.play({
    type: 'move',
    card,
    from: pileWith(game, card),
    to: onto.length === 2 ? pileWith(game, onto) : onto,
  });

/** Plays cards in turn, told as `9S on TC, KD on tableau-1`. Returns, told alike, those that could be played. */
export const went = (game: Game, told: string): string =>
  told
    .split(', ')
    .filter((each) => place(game, ...(each.split(' on ') as [card: string, onto: string])))
    .join(', ');

export const bringHome = (game: Game, card: string): boolean => place(game, card, `foundation-${card[1]}`);

export const remove = (game: Game, ...cards: string[]): boolean =>
  game.play({ type: 'remove', cards, from: cards.map((card) => pileWith(game, card)) });

export const lift = (game: Game, card: string): boolean =>
  game.play({ type: 'lift', card, from: pileWith(game, card) });

export const draw = (game: Game): boolean => game.play({ type: 'draw' });
export const recycle = (game: Game): boolean => game.play({ type: 'recycle' });
export const redeal = (game: Game): boolean => game.play({ type: 'redeal' });

/** Repeats a move until it is refused. Returns how often it succeeded. */
export function asOftenAsPossible(turn: () => boolean): number {
  let count = 0;
  while (turn()) count++;
  return count;
}
