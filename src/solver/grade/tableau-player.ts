import type { Action } from '../../engine/model/action.js';
import { type Card, CARDS, KING, suit } from '../../engine/model/card.js';
import { perform } from '../../engine/model/perform.js';
import type { Position } from '../../engine/model/position.js';
import type { Building } from '../../engine/words/building.js';
import { NOISE, type Player } from './player.js';

/** How many moves in a row may bring nothing. */
const PATIENCE = 16;

/** Farther from its foundation than any card. */
const FAR = 20;

const NONE = -1;

const SUITS = [0, 1, 2, 3];

/** A position whose piles are changed in place. */
type Table = Omit<Position, 'piles'> & { readonly piles: Card[][] };

const laid = (position: Position): Table => ({ ...position, piles: position.piles.map((cards) => [...cards]) });

/**
 * Plays games of single cards, where an empty pile is filled from the stock or stays empty. Brings home what may go. Else looks for a card
 * to move: one that empties a pile, or lies above one that is wanted at home sooner; not onto such a one, nor onto one that other moves
 * need. Chance decides too. When stuck, it redeals, or lifts a card that may go home. Counts the cards that came home or from the stock.
 *
 * Frozen, as all grades hang on it.
 */
export const tableauPlayer =
  (fits: Building): Player =>
  (deal, start) => {
    const { tableau, foundations, stock } = deal.rules.piles;
    const hosts = CARDS.map((card) => CARDS.filter((onto) => fits(card, onto)));
    const partners = CARDS.map((card) => CARDS.filter((other) => fits(card, other) || fits(other, card)));
    /** By pile, how far the card is from its foundation that goes there soonest: of all cards, and of those beneath the top. */
    const wanted: number[] = [];
    const buried: number[] = [];
    /** By card, the pile that it is the top of. */
    const pileUnder = CARDS.map(() => NONE);

    return (random) => {
      let table = laid(start);
      let count = 0;
      // The card that was moved last. To move it on would be in vain.
      let last = NONE;
      // By suit, how many cards are at home. Without foundations, all cards are far from there.
      const home = SUITS.map((suit) => table.piles[foundations[suit]!]?.length ?? -FAR);
      const distance = (card: Card) => (card % KING) - home[suit(card)]!;
      for (let idle = 0; idle < PATIENCE; idle++) {
        const { piles, counters } = table;
        const gain = (from: Card[], to: Card[]) => {
          to.push(from.pop()!);
          count++;
          idle = 0;
          last = NONE;
        };

        for (let i = 0; i < tableau.length; i++) {
          const cards = piles[tableau[i]!]!;
          const card = cards[cards.length - 1];
          if (card === undefined || distance(card) !== 0) continue;
          gain(cards, piles[foundations[suit(card)]!]!);
          home[suit(card)]!++;
          i = -1;
        }

        pileUnder.fill(NONE);
        for (const pile of tableau) {
          let least = (buried[pile] = FAR);
          let top = NONE;
          for (const card of piles[pile]!) {
            buried[pile] = least;
            least = Math.min(least, distance(card));
            top = card;
          }
          wanted[pile] = least;
          if (top !== NONE) pileUnder[top] = pile;
        }

        let [from, to, best] = [NONE, NONE, -Infinity];
        const isNoise = random() < NOISE;
        for (const source of tableau) {
          const cards = piles[source]!;
          const card = cards[cards.length - 1];
          if (card === undefined || card === last) continue;
          const worth = (distance(card) > buried[source]! ? 4 : 0) + (cards.length === 1 && stock !== NONE ? 8 : 0);
          for (const host of hosts[card]!) {
            const target = pileUnder[host]!;
            if (target === NONE) continue;
            let value = distance(card) > wanted[target]! ? worth - 4 : worth;
            for (const other of partners[host]!) if (pileUnder[other] !== NONE) value--;
            if (isNoise) value = 0;
            value += 8 * random();
            if (value > best) [from, to, best] = [source, target, value];
          }
        }
        if (from !== NONE) {
          const cards = piles[from]!;
          last = cards.pop()!;
          piles[to]!.push(last);
          if (cards.length === 0 && stock !== NONE && piles[stock]!.length > 0) gain(piles[stock]!, cards);
          continue;
        }

        const turns: Action[] = counters?.['redeals']
          ? [{ type: 'redeal' }]
          : counters?.['lifts']
            ? tableau.flatMap((from) =>
                piles[from]!.flatMap((card, index): Action[] =>
                  distance(card) === 0 ? [{ type: 'lift', from, index }] : [],
                ),
              )
            : [];
        if (turns.length === 0) break;
        table = laid(perform(deal, table, turns[Math.floor(random() * turns.length)]!));
        idle = 0;
      }
      return count;
    };
  };
