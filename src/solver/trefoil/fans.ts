import type { Action } from '../../engine/model/action.js';
import { type Card, KING, suit } from '../../engine/model/card.js';
import type { Piles } from '../../engine/model/piles.js';
import type { Position } from '../../engine/model/position.js';

/** How many cards each foundation holds, four bits a suit. */
export type Home = number;

/** All foundations complete. */
export const ALL: Home = 0xdddd;

export const height = (home: Home, suit: number): number => (home >> (4 * suit)) & 15;

/** How far a deal has been played. */
export interface State {
  home: Home;
  /** How many cards of each pile lie where they were dealt. Of the others, those that aren't up lie on the next one of their suit. */
  readonly heights: number[];
  /** What was done so far. */
  readonly actions: Action[];
}

export const copy = ({ home, heights, actions }: State): State => ({
  home,
  heights: [...heights],
  actions: [...actions],
});

/** The fans as they were dealt, or found, and what can be done with them. */
export interface Fans {
  readonly start: State;
  /** Brings up all that can go up, no foundation higher than wanted. */
  rise(state: State, wanted: Home): void;
  /** Moves a card onto the next one. */
  build(state: State, card: Card): void;
  /**
   * The cards that can go onto the next one, but those that free nothing by it.
   *
   * @param covered the state that tells which of them another one lies on that moved before.
   */
  moves(state: State, covered?: State): Card[];
  /** Whether a card has no use for any move but up, so that the one before can lie on it without harm. */
  settled(state: State, card: Card): boolean;
  /** How much of what is wanted could get up if cards that move from now on covered nothing: in the game it can't be more. */
  bound(state: State, wanted: Home): Home;
  /** A number that no other state with as much up has. Not above 32 bits: that is where 48 cards in 16 fans of three get. */
  key(state: State): number;
}

export function fansOf({ foundations }: Piles, { piles }: Position): Fans {
  /** The pile each card was dealt to, and how many cards lie beneath it there. */
  const pile: number[] = [];
  const place: number[] = [];
  piles.forEach((cards, index) =>
    cards.forEach((card, beneath) => {
      pile[card] = index;
      place[card] = beneath;
    }),
  );
  const start: State = {
    home: foundations.reduce((home, index, i) => home | (piles[index]!.length << (4 * i)), 0),
    heights: piles.map(({ length }, index) => (foundations.includes(index) ? 0 : length)),
    actions: [],
  };

  /** How many cards there are from a card to the top of the pile it was dealt to: 1 for the top card, less for one that has left. */
  const depth = ({ heights }: State, card: Card) => heights[pile[card]!]! - place[card]!;

  const move = (state: State, card: Card, to: number) => {
    const { heights, actions } = state;
    const from = pile[card]!;
    actions.push({ type: 'move', from: pileOf(state, card), to });
    heights[from] = Math.min(heights[from]!, place[card]!);
  };
  /** Where a card lies now. */
  const pileOf = (state: State, card: Card): number => (depth(state, card) < 1 ? pileOf(state, card + 1) : pile[card]!);

  const build = (state: State, card: Card) => move(state, card, pileOf(state, card + 1));

  const rise = (state: State, wanted: Home) => {
    for (let suit = 0; suit < 4; suit++) {
      const up = height(state.home, suit);
      const card = suit * KING + up;
      if (up === height(wanted, suit) || depth(state, card) > 1) continue;
      move(state, card, foundations[suit]!);
      state.home += 1 << (4 * suit);
      // What it lay on may be of any suit.
      suit = -1;
    }
  };

  const moves = (state: State, covered = state) => {
    const cards: Card[] = [];
    state.heights.forEach((left, index) => {
      const card = piles[index]![left - 1]!;
      if (
        left > 1 &&
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
    key: ({ heights }) => heights.reduce((key, height, index) => key * (start.heights[index]! + 1) + height, 0),
  };
}
