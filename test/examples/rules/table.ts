// Deals and positions of the examples, made for a test by what lies where.
import { rulesOf as pointsOf } from '../../../src/games/variant/texts.js';
import { cardOf, type Position } from '../../../src/define.js';
import { createGame, type Game, type Variant } from '../../../src/engine.js';
import { cardsOf, deckOf, pilesFrom, pileWith } from '../../engine/table.js';

/**
 * A deal of piles of these sizes. A pile may be given by its upper cards alone; `rest` are the next cards of the stock.
 */
export function dealt(
  variant: Variant,
  sizes: readonly number[],
  piles: string,
  rest = '',
  options: object = {},
): Game {
  const given = piles.split('|').map((pile) => pile.match(/[\w?]{2}/g) ?? []);
  const full = sizes.map((size, i) => [...Array<string>(size).fill('??'), ...(given[i] ?? [])].slice(-size).join(' '));
  return createGame(variant, { deck: deckOf(`${full.join(' ')} ${rest}`), ...options });
}

/** A position by its piles, as {@link pilesFrom} reads them; the piles left out are empty. */
export function position({ piles: { all } }: Variant, text: string): Position {
  const piles = pilesFrom(text).map((cards) => cards.split(' ').flatMap((code) => cardOf(code) ?? []));
  return { piles: all.map((_, i) => piles[i] ?? []) };
}

/** Plays a card, with all cards that lie on it, onto another card or pile. */
export function layRun(game: Game, card: string, onto: string): boolean {
  const from = pileWith(game, card);
  const cards = cardsOf(game, from).split(' ');
  const to = onto.length === 2 ? pileWith(game, onto) : onto;
  return game.play({ type: 'move', card, from, to, count: cards.length - cards.indexOf(card) });
}

/** How many cards of each of the first seven piles lie face down. */
export const faceDown = ({ state }: Game): number[] => state.piles.slice(0, 7).map((pile) => pile.faceDown ?? 0);

/** What a game's rules say in English. */
export function rulesOf({ texts }: Variant, options = {}): string {
  return pointsOf(texts!.en, options).join(' ');
}
