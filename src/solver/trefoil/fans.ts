import type { Card } from '../../engine/card.js';
import { KING } from '../../engine/card.js';
import type { Home } from './home.js';
import { ALL, height } from './home.js';

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
  /** How much is up in the position looked at. */
  home: Home;
  readonly #below: Uint8Array;
  readonly #above = new Uint8Array(52).fill(NONE);
  #at = new Uint8Array(53);
  #spare = new Uint8Array(53);

  /** @param below what each card was dealt onto. */
  constructor(home: Home, below: Uint8Array) {
    this.home = home;
    this.#below = below;
    for (let card = 0; card < 52; card++) {
      if (below[card]! < NONE) this.#above[below[card]!] = card;
      if (card % KING < height(home, Math.floor(card / KING))) this.#at[card] = UP;
    }
    // So that nothing is never in the way.
    this.#at[NONE] = UP;
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

  /** Looks at the position that has these numbers. */
  look(hi: number, lo: number): void {
    this.home = 0;
    for (let suit = 0, card = 0; suit < 4; suit++) {
      const word = ((suit < 2 ? lo : hi) >>> (16 * (suit & 1))) & 0xffff;
      const up = word & 15;
      this.home |= up << (4 * suit);
      for (let i = 0; i < KING; i++) this.#at[card++] = i < up ? UP : (word >> (i + 4)) & 1;
    }
  }

  /** Lays a card onto the next one. */
  lay(card: Card): void {
    this.#at[card] = ONTO;
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

  /**
   * How much could get up, but no foundation higher than wanted, if cards covered nothing once they have moved: the game itself
   * gets no further.
   *
   * @param free a card that may be taken from wherever it lies.
   */
  bound(wanted: Home, free = NONE): Home {
    const { home } = this;
    const at = this.#at;
    this.#at = this.#spare;
    this.#at.set(at);
    this.#at[free] = AWAY;
    for (let still = true; still;) {
      this.rise(wanted);
      still = false;
      for (let suit = 0; suit < 4; suit++) {
        const lowest = suit * KING + height(this.home, suit);
        // From the top, since a card that has left makes room for the one before.
        for (let card = suit * KING + KING - 2; card >= lowest; card--) {
          if (this.#at[card] === DEALT && this.#bare(card + 1) && this.#bare(card)) {
            this.#at[card] = AWAY;
            still = true;
          }
        }
      }
    }
    const bound = this.home;
    this.home = home;
    this.#at = at;
    return bound;
  }

  /** The cards that can go onto the next one, but those that free nothing by it. */
  get moves(): Card[] {
    const cards: Card[] = [];
    for (let suit = 0; suit < 4; suit++) {
      for (let card = suit * KING + height(this.home, suit); card < suit * KING + KING - 1; card++) {
        if (this.#at[card] === DEALT && this.#below[card] !== NONE && this.#bare(card + 1) && this.#bare(card))
          cards.push(card);
      }
    }
    return cards;
  }

  /** Whether a card has no use for any move but up, so that the one before can lie on it without harm. */
  settled(card: Card): boolean {
    const below = this.#below[card]!;
    return this.#at[card] === ONTO || below === NONE || below === card + 1 || card % KING === KING - 1;
  }

  /**
   * The cards that may be lifted with a hope to win, so far as is seen at a glance; undefined where no lift can help, not even
   * later. A lift can wait until the card moves or takes another one, so that only those are given that can do so at once.
   */
  get lifts(): Card[] | undefined {
    const hopeful = this.bound(ALL) === ALL;
    let helps = hopeful;
    const cards: Card[] = [];
    for (let card = 0; card < NONE; card++) {
      if (this.#at[card]! >= UP || this.#bare(card) || (!hopeful && this.bound(ALL, card) !== ALL)) continue;
      helps = true;
      const i = card % KING;
      const isNext = i === height(this.home, Math.floor(card / KING));
      if (isNext || (i < KING - 1 && this.#bare(card + 1)) || this.#bare(card - 1)) cards.push(card);
    }
    return helps ? cards : undefined;
  }

  /** The position looked at with a card lifted to the top of its fan, as if dealt so. */
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
