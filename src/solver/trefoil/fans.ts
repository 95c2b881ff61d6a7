import type { Action } from '../../engine/action.js';
import type { Card } from '../../engine/card.js';
import { KING, suit } from '../../engine/card.js';
import type { Piles } from '../../engine/piles.js';
import type { Cards, Position } from '../../engine/position.js';

/** How many cards each foundation holds, four bits a suit. */
export type Home = number;

/** All foundations complete. */
export const ALL: Home = 0xdddd;

export const height = (home: Home, suit: number): number => (home >> (4 * suit)) & 15;

/** How far a deal has been played. */
export interface State {
  home: Home;
  /** How many cards of each fan lie where they were dealt. Of the others, those that aren't up lie on the next one of their suit. */
  readonly heights: number[];
  /** What was done so far. */
  readonly actions: Action[];
}

export const copy = ({ home, heights, actions }: State) => ({
  home,
  heights: [...heights],
  actions: [...actions],
});

/** The fans as they were dealt, or found. */
export class Fans {
  readonly start: State;
  readonly #piles: Piles;
  readonly #fans: readonly Cards[];
  /** The fan each card was dealt to, and how many cards lie beneath it there. */
  readonly #fan: number[] = [];
  readonly #place: number[] = [];

  constructor(piles: Piles, position: Position) {
    this.#piles = piles;
    this.#fans = piles.tableau.map((index) => position.piles[index]!);
    this.start = {
      home: piles.foundations.reduce((home, index, i) => home | (position.piles[index]!.length << (4 * i)), 0),
      heights: this.#fans.map((cards) => cards.length),
      actions: [],
    };
    this.#fans.forEach((cards, fan) => {
      cards.forEach((card, place) => {
        this.#fan[card] = fan;
        this.#place[card] = place;
      });
    });
  }

  /** How many cards there are from a card to the top of its fan: 1 for the top card, less for one that has left. */
  #depth({ heights }: State, card: Card): number {
    return heights[this.#fan[card]!]! - this.#place[card]!;
  }

  /** The pile in which a card lies now. */
  #pile(state: State, card: Card): number {
    while (this.#depth(state, card) < 1) card++;
    return this.#piles.tableau[this.#fan[card]!]!;
  }

  #move(state: State, card: Card, to: number): void {
    const { heights, actions } = state;
    const fan = this.#fan[card]!;
    actions.push({ type: 'move', from: this.#pile(state, card), to });
    heights[fan] = Math.min(heights[fan]!, this.#place[card]!);
  }

  /** Moves a card onto the next one. */
  build(state: State, card: Card): void {
    this.#move(state, card, this.#pile(state, card + 1));
  }

  /** Brings up all that can go up, no foundation higher than wanted. */
  rise(state: State, wanted: Home): void {
    for (let suit = 0; suit < 4; suit++) {
      const up = height(state.home, suit);
      const card = suit * KING + up;
      if (up === height(wanted, suit) || this.#depth(state, card) > 1) continue;
      this.#move(state, card, this.#piles.foundations[suit]!);
      state.home += 1 << (4 * suit);
      // What it lay on may be of any suit.
      suit = -1;
    }
  }

  /**
   * The cards that can go onto the next one, but those that free nothing by it.
   *
   * @param covered the state that tells which of them another one lies on that moved before.
   */
  moves(state: State, covered = state): Card[] {
    const cards: Card[] = [];
    state.heights.forEach((left, fan) => {
      const card = this.#fans[fan]![left - 1]!;
      if (
        left > 1 &&
        card % KING < KING - 1 &&
        this.#depth(state, card + 1) < 2 &&
        (card % KING === height(state.home, suit(card)) || this.#depth(covered, card - 1) > 0)
      ) {
        cards.push(card);
      }
    });
    return cards;
  }

  /** Whether a card has no use for any move but up, so that the one before can lie on it without harm. */
  settled(state: State, card: Card): boolean {
    return this.#depth(state, card) < 1 || this.#place[card] === 0 || card % KING === KING - 1;
  }

  /** How much of what is wanted could get up if cards that move from now on covered nothing: in the game it can't be more. */
  bound(state: State, wanted: Home): Home {
    const loose = copy(state);
    for (let cards: Card[] = [0]; cards.length > 0;) {
      this.rise(loose, wanted);
      cards = this.moves(loose, state);
      for (const card of cards) this.build(loose, card);
    }
    return loose.home;
  }

  /** A number that no other state with as much up has. Not above 32 bits: that is where 48 cards in 16 fans of three get. */
  key({ heights }: State): number {
    return heights.reduce((key, height, fan) => key * (this.start.heights[fan]! + 1) + height, 0);
  }
}
