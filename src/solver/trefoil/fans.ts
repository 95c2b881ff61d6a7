import { fold } from '../../engine/input/own.js';
import type { Action } from '../../engine/model/action.js';
import { type Card, KING, suit } from '../../engine/model/card.js';
import type { Piles } from '../../engine/model/piles.js';
import type { Position } from '../../engine/model/position.js';

/** The heights of the foundations, four bits a suit. */
export type Home = number;

export const ALL: Home = 0xdddd;

export const height = (home: Home, suit: number): number => (home >> (4 * suit)) & 15;

export interface FanState {
  home: Home;
  /** By pile, the cards still where they were dealt. Every other card is up, or lies on the next one of its suit. */
  readonly heights: number[];
  readonly actions: Action[];
}

export const copy = ({ home, heights, actions }: FanState): FanState => ({
  home,
  heights: [...heights],
  actions: [...actions],
});

export interface Fans {
  readonly start: FanState;
  rise(state: FanState, wanted: Home): void;
  build(state: FanState, card: Card): void;
  /** @param covered the state that decides which cards are covered by a moved one. */
  moves(state: FanState, covered?: FanState): Card[];
  /** Whether a card needs no move but up, so that the one before can lie on it without harm. */
  settled(state: FanState, card: Card): boolean;
  /** An upper bound on what can go up, found by playing on as if a moved card covered nothing. */
  bound(state: FanState, wanted: Home): Home;
  /** Differs between states with equal foundations. 48 cards in 16 fans of three need 32 bits. */
  key(state: FanState): number;
}

export function fansOf({ foundations }: Piles, { piles }: Position): Fans {
  /** By card: the pile it was dealt to, and the cards beneath it there. */
  const pile: number[] = [];
  const place: number[] = [];
  piles.forEach((cards, index) =>
    cards.forEach((card, beneath) => {
      pile[card] = index;
      place[card] = beneath;
    }),
  );
  const start: FanState = {
    home: fold(foundations, 0, (home, index, i) => home | (piles[index]!.length << (4 * i))),
    heights: piles.map(({ length }, index) => (foundations.includes(index) ? 0 : length)),
    actions: [],
  };

  const depth = ({ heights }: FanState, card: Card) => heights[pile[card]!]! - place[card]!;

  const move = (state: FanState, card: Card, to: number) => {
    const { heights, actions } = state;
    const from = pile[card]!;
    actions.push({ type: 'move', from: pileOf(state, card), to });
    heights[from] = Math.min(heights[from]!, place[card]!);
  };
  const pileOf = (state: FanState, card: Card): number =>
    depth(state, card) < 1 ? pileOf(state, card + 1) : pile[card]!;

  const build = (state: FanState, card: Card) => move(state, card, pileOf(state, card + 1));

  const rise = (state: FanState, wanted: Home) => {
    for (let suit = 0; suit < 4; suit++) {
      const up = height(state.home, suit);
      const card = suit * KING + up;
      if (up === height(wanted, suit) || depth(state, card) > 1) continue;
      move(state, card, foundations[suit]!);
      state.home += 1 << (4 * suit);
      suit = -1;
    }
  };

  const moves = (state: FanState, covered = state) => {
    const cards: Card[] = [];
    state.heights.forEach((count, index) => {
      const card = piles[index]![count - 1]!;
      if (
        count > 1 &&
        card % KING < KING - 1 &&
        depth(state, card + 1) < 2 &&
        (card % KING === height(state.home, suit(card)) || depth(covered, card - 1) > 0)
      ) {
        cards.push(card);
      }
    });
    return cards;
  };

  return {
    start,
    rise,
    build,
    moves,
    settled: (state, card) => depth(state, card) < 1 || place[card] === 0 || card % KING === KING - 1,
    bound: (state, wanted) => {
      const loose = copy(state);
      for (let cards: Card[] = [0]; cards.length > 0;) {
        rise(loose, wanted);
        cards = moves(loose, state);
        for (const card of cards) build(loose, card);
      }
      return loose.home;
    },
    key: ({ heights }) => fold(heights, 0, (key, height, index) => key * (start.heights[index]! + 1) + height),
  };
}
