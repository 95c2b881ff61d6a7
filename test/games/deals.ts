import { expect } from 'chai';
import { createGame, type Game, games, recordFromText, type Variant } from '../../src/engine.js';
import { followRecord } from '../engine/follow.js';
import { ALL_CARDS, cardsOf, deckOf } from '../engine/table.js';
import { EXAMPLES } from '../examples/games.js';
import { WON } from '../support/games-played.js';

export const FIVE: readonly Variant[] = games.map((id) => createGame(id).deal.rules);
export const ALL: readonly Variant[] = [...FIVE, ...EXAMPLES.map(({ variant }) => variant)];

export const tableau = (count: number): string[] => Array.from({ length: count }, (_, i) => `tableau-${i + 1}`);
export const FOUNDATIONS = ['foundation-C', 'foundation-D', 'foundation-H', 'foundation-S'];

const cardsIn = (text: string): string[] => text.match(/[\w?]{2}/g) ?? [];

const row = (text: string, places: number) =>
  Array.from({ length: places }, (_, i) => cardsIn(text)[i] ?? '??').join(' ');

export const dealPyramid = ({ above = '', lowest = '', stock = '' }, options: object = {}): Game =>
  createGame('pyramid-dozen', { deck: deckOf(`${row(above, 21)} ${row(lowest, 7)} ${stock}`), ...options });

export const dealFans = (fans: string, options: object = {}): Game =>
  createGame('trefoil-solitaire', { deck: deckOf(`AC AD AH AS ${fans}`), ...options });

/** Each pile of four is given by its upper cards, bottom first. */
export const dealFours = (id: string, piles: string): Game =>
  createGame(id, {
    deck: deckOf(
      piles
        .split('|')
        .map((pile) => ['??', '??', '??', ...cardsIn(pile)].slice(-4).join(' '))
        .join(' '),
    ),
  });

/** The piles of a game by their ids, kinds and numbers of cards. */
export const layoutOf = ({ state }: Game): string[] =>
  state.piles.map(({ id, kind, cards }) => `${id} ${kind} ${cards.length}`);

/** What {@link layoutOf} says of piles of one kind with so many cards each. */
export const piles = (ids: readonly string[], kind: string, each: number): string[] =>
  ids.map((id) => `${id} ${kind} ${each}`);

/** Expects a recorded game to be won by its last move: all cards lie on the foundations, from Ace to King. */
export function expectWonAtHome(id: string): void {
  const { seed, moves } = recordFromText(WON[id]!);
  const { moveCount } = followed(id, seed!, moves);
  expect(followed(id, seed!, moves, moveCount - 1).status).to.equal('playing');
  const game = followed(id, seed!, moves);
  expect(game.status).to.equal('won');
  expect(FOUNDATIONS.flatMap((pile) => cardsOf(game, pile).split(' '))).to.deep.equal(ALL_CARDS);
}

function followed(id: string, seed: string, moves: string, length?: number): Game {
  const game = createGame(id, { seed });
  followRecord(game, moves, length);
  return game;
}
