import type { Action } from '../../engine/model/action.js';
import { type Card, CARDS, KING, suit } from '../../engine/model/card.js';
import type { Deal } from '../../engine/model/deal.js';
import { perform } from '../../engine/model/perform.js';
import type { Piles } from '../../engine/model/piles.js';
import { type Position, topOf } from '../../engine/model/position.js';
import type { Building } from '../../engine/words/building.js';
import { NOISE, type Player } from './grade.js';
import { numberOf } from '../../engine/model/options.js';
import { tableOf } from '../pyramid/search.js';

/** How many moves in a row may bring nothing. */
const PATIENCE = 16;

/** Farther from its foundation than any card. */
const FAR = 20;

const NONE = -1;

/** What the player knows of the game. */
interface Knowledge {
  readonly piles: Piles;
  readonly fits: Building;
  /** By card, the cards that it may lie on, or that may lie on it. */
  readonly partners: readonly (readonly Card[])[];
}

/** A position that the player plays on in place. */
class Table implements Position {
  readonly piles: Card[][];
  readonly counters: Position['counters'];
  readonly #known: Knowledge;
  /** By suit, how many cards are at home. Without foundations, all cards are far from there. */
  readonly #home: number[];
  /** By pile, how soon a card beneath the top is wanted at home: its {@link distance}. */
  readonly #buried: number[] = [];
  /** By card, the pile that it is the top of. */
  readonly #pileUnder = CARDS.map(() => NONE);

  constructor(known: Knowledge, { piles, counters }: Position) {
    this.#known = known;
    this.piles = piles.map((cards) => [...cards]);
    this.counters = counters;
    this.#home = [0, 1, 2, 3].map((suit) => piles[known.piles.foundations[suit]!]?.length ?? -FAR);
  }

  distance(card: Card): number {
    return (card % KING) - this.#home[suit(card)]!;
  }

  /** Brings home what may go. Returns how many cards. */
  bringHome(): number {
    const { tableau, foundations } = this.#known.piles;
    let count = 0;
    for (let i = 0; i < tableau.length; i++) {
      const cards = this.piles[tableau[i]!]!;
      const card = topOf(cards);
      if (card === undefined || this.distance(card) !== 0) continue;
      this.piles[foundations[suit(card)]!]!.push(cards.pop()!);
      this.#home[suit(card)]!++;
      count++;
      i = NONE;
    }
    return count;
  }

  /** Sees which cards are on top, and what lies beneath. */
  survey(): void {
    this.#pileUnder.fill(NONE);
    for (const pile of this.#known.piles.tableau) {
      let top = NONE;
      this.#buried[pile] = FAR;
      for (const card of this.piles[pile]!) {
        if (top !== NONE) this.#buried[pile] = Math.min(this.#buried[pile], this.distance(top));
        top = card;
      }
      if (top !== NONE) this.#pileUnder[top] = pile;
    }
  }

  /**
   * The piles between which moving a card seems best.
   *
   * @param last the card that was moved last. Moving it on would be in vain.
   */
  bestMove(last: Card, random: () => number): readonly [from: Card[], to: Card[]] | undefined {
    const { piles, fits, partners } = this.#known;
    let [from, to, best] = [NONE, NONE, -Infinity];
    const isNoise = random() < NOISE;
    for (const pile of piles.tableau) {
      const card = topOf(this.piles[pile]!);
      if (card === undefined || card === last) continue;
      for (const host of partners[card]!) {
        const target = this.#pileUnder[host]!;
        if (target === NONE || !fits(card, host)) continue;
        const value = (isNoise ? 0 : this.#gain(card, pile, host, target)) + 8 * random();
        if (value > best) [from, to, best] = [pile, target, value];
      }
    }
    return from === NONE ? undefined : [this.piles[from]!, this.piles[to]!];
  }

  /** How much a move seems to bring. */
  #gain(card: Card, from: number, host: Card, to: number): number {
    const { piles, partners } = this.#known;
    let value = 0;
    if (this.piles[from]!.length === 1 && piles.stock !== NONE) value += 8;
    if (this.distance(card) > this.#buried[from]!) value += 4;
    if (this.distance(card) > Math.min(this.#buried[to]!, this.distance(host))) value -= 4;
    for (const other of partners[host]!) if (this.#pileUnder[other] !== NONE) value--;
    return value;
  }

  /** Fills an empty pile from the stock. Returns how many cards. */
  fill(pile: Card[]): number {
    const stock = this.piles[this.#known.piles.stock];
    if (!stock?.length) return 0;
    return pile.push(stock.pop()!);
  }

  /** Redeals, and lifts of a card that may go home. */
  turns({ rules, options }: Deal): Action[] {
    return rules
      .actions(this, options)
      .filter((action) =>
        action.type === 'lift'
          ? this.distance(this.piles[action.from]![action.index]!) === 0
          : action.type === 'redeal',
      );
  }
}

/**
 * Plays games of single cards, where an empty pile is filled from the stock or stays empty. Brings home what may go. Else looks for a card
 * to move: one that empties a pile, or lies above one that is wanted at home sooner; not onto such a one, nor onto one that other moves
 * need. Chance decides too. When stuck, it redeals, or lifts a card that may go home. Counts the cards that came home or from the stock.
 *
 * Frozen, because all grades depend on it.
 */
export const tableauPlayer =
  (fits: Building): Player =>
  (deal, start) => {
    const partners = CARDS.map((card) => CARDS.filter((other) => fits(card, other) || fits(other, card)));
    const known = { piles: deal.rules.piles, fits, partners };

    return (random) => {
      let table = new Table(known, start);
      let count = 0;
      let last = NONE;
      let idle = 0;
      const gain = (cards: number) => {
        if (cards === 0) return;
        count += cards;
        last = NONE;
        idle = 0;
      };

      for (; idle < PATIENCE; idle++) {
        gain(table.bringHome());
        table.survey();
        const move = table.bestMove(last, random);
        if (move) {
          const [from, to] = move;
          last = from.pop()!;
          to.push(last);
          if (from.length === 0) gain(table.fill(from));
          continue;
        }
        const turns = table.turns(deal);
        if (turns.length === 0) break;
        table = new Table(known, perform(deal, table, turns[Math.floor(random() * turns.length)]!));
        idle = 0;
      }
      return count;
    };
  };

const bitsIn = (bits: number): number => (bits === 0 ? 0 : 1 + bitsIn(bits & (bits - 1)));

/**
 * Plays Pyramid Dozen. Removes what may go, pairs of the pyramid first, and draws when nothing goes or is seen to go. Gives up after once
 * through the stock without a removal. Counts the cards of the pyramid that left. Frozen, because all grades depend on it.
 */
export const playPyramid: Player = (deal, start) => {
  const { pyramid: all, stock: full, removals } = tableOf(deal, start);
  return (random) => {
    let [pyramid, stock] = [all, full];
    let isDone = false;
    for (let turns = numberOf(deal.options['recycles']); turns >= 0 && !isDone; turns--) {
      isDone = true;
      for (let drawn = 0; drawn <= 24; drawn++) {
        for (;;) {
          const passed = stock & ((1 << drawn) - 1);
          const top = passed && 1 << (31 - Math.clz32(passed));
          let [best, chosen] = [-1, removals[0]];
          for (const removal of removals) {
            if ((removal.heap & pyramid) !== removal.pyramid || (removal.stock & ~top) !== 0) continue;
            const value = bitsIn(removal.pyramid) + random();
            if (value > best) [best, chosen] = [value, removal];
          }
          if (best < 0 || random() < NOISE) break;
          pyramid &= ~chosen!.pyramid;
          stock &= ~chosen!.stock;
          isDone = false;
        }
      }
    }
    return bitsIn(all) - bitsIn(pyramid);
  };
};
