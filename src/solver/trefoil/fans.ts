import type { Card } from '../../engine/card.js';
import { KING } from '../../engine/card.js';
import type { Home } from './home.js';
import { ALL, height, isUp } from './home.js';

/** Beneath the lowest card of a fan, and above the highest. */
export const NONE = 52;

/** Where a card is: where it was dealt, on the next one of its suit, or on its foundation. */
const DEALT = 0;
const ONTO = 1;
const UP = 2;
/** Gone from where it was dealt and lying on nothing, as if that could be. */
const AWAY = 3;

/**
 * The fans between two redeals. A card goes only onto the next one of its suit, and from there only up: where it is takes one bit,
 * a foundation takes four, and so all of a position two whole numbers. Kings need no bit, and leave one to the foundations.
 */
export class Fans {
  /** How much is up. */
  home: Home;
  /** What each card was dealt onto, and what onto it. */
  readonly #below: readonly Card[];
  readonly #above: readonly Card[];
  readonly #at: number[];

  constructor(home: Home, below: readonly Card[], above?: readonly Card[], at?: number[]) {
    this.home = home;
    this.#below = below;
    this.#above = above ?? below.map((_, card) => (below.indexOf(card) + NONE + 1) % (NONE + 1));
    // What isn't there isn't in the way.
    this.#at = at ?? [...below.map((_, card) => (isUp(home, card) ? UP : DEALT)), UP];
  }

  get lo(): number {
    return this.#word(0) | (this.#word(1) << 16);
  }

  get hi(): number {
    return this.#word(2) | (this.#word(3) << 16);
  }

  #word(suit: number): number {
    const up = height(this.home, suit);
    let word = up;
    for (let i = up; i < KING - 1; i++) word |= this.#at[suit * KING + i]! << (i + 4);
    return word;
  }

  /** A copy, in which a card lies on the next one. */
  with(card = NONE, at = ONTO): Fans {
    const moved = this.#at.slice();
    moved[card] = at;
    return new Fans(this.home, this.#below, this.#above, moved);
  }

  /** Whether nothing lies on a card. */
  #bare(card: Card): boolean {
    const at = this.#at[card]!;
    return at > UP || (at < UP && (at > DEALT || this.#at[this.#above[card]!]! > DEALT) && this.#at[card - 1] !== ONTO);
  }

  /** Brings up all that can go up, no foundation higher than wanted. */
  rise(wanted: Home): void {
    for (let before = -1; before !== this.home;) {
      before = this.home;
      for (let suit = 0; suit < 4; suit++) {
        const most = height(wanted, suit);
        for (let up = height(this.home, suit); up < most && this.#bare(suit * KING + up); up++) {
          this.#at[suit * KING + up] = UP;
          this.home += 1 << (4 * suit);
        }
      }
    }
  }

  /** The cards that can go onto the next one, but those that free nothing by it. */
  get moves(): Card[] {
    const cards: Card[] = [];
    for (let suit = 0; suit < 4; suit++) {
      for (let card = suit * KING + height(this.home, suit); card < suit * KING + KING - 1; card++) {
        if (this.#at[card] === DEALT && this.#bare(card) && this.#below[card] !== NONE && this.#bare(card + 1)) {
          cards.push(card);
        }
      }
    }
    return cards;
  }

  /**
   * Whether as much as is wanted could get up if cards covered nothing once they have moved: otherwise it can't in the game either.
   *
   * @param free a card that may be taken from wherever it lies.
   */
  allows(wanted: Home, free = NONE): boolean {
    return this.bound(wanted, free) === wanted;
  }

  /** How much could get up in that way. */
  bound(wanted: Home, free = NONE): Home {
    const loose = this.with(free, AWAY);
    for (let cards: Card[] = [NONE]; cards.length > 0;) {
      loose.rise(wanted);
      cards = loose.moves;
      for (const card of cards) loose.#at[card] = AWAY;
    }
    return loose.home;
  }

  /** Whether a card has no use for any move but up, so that the one before can lie on it without harm. */
  settled(card: Card): boolean {
    const below = this.#below[card]!;
    return this.#at[card] === ONTO || below === NONE || below === card + 1 || card % KING === KING - 1;
  }

  /** The buried cards of which one lifted might help to a win. */
  get lifts(): Card[] {
    return this.#below
      .map((_, card) => card)
      .filter((card) => this.#at[card]! < UP && !this.#bare(card) && this.allows(ALL, card));
  }

  /** A card lifted to the top of its fan, all as if dealt so. */
  lifted(card: Card): Fans {
    const below = this.#below.map((dealt, each) => [dealt, each + 1, NONE][this.#at[each]!]!);
    const above = below.indexOf(card);
    let top = above;
    for (let next = top; next >= 0; next = below.indexOf(top)) top = next;
    below[above] = below[card]!;
    below[card] = top;
    return new Fans(this.home, below);
  }
}
