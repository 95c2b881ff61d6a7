import { createGame } from '../../src/engine.js';
import type { Game } from '../../src/engine.js';
import { deckOf } from '../engine/table.js';

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
