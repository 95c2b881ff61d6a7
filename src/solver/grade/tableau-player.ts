import { type Card, CARDS, KING, suit } from '../../engine/model/card.js';
import { perform } from '../../engine/model/perform.js';
import { type Position, topOf } from '../../engine/model/position.js';
import type { Building } from '../../engine/words/building.js';
import { NOISE, type Player } from './player.js';

/** How many moves in a row may bring nothing. */
const PATIENCE = 16;

/** Farther from its foundation than any card. */
const FAR = 20;

const NONE = -1;

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
    const { rules, options } = deal;
    const { tableau, foundations, stock } = rules.piles;
    const partners = CARDS.map((card) => CARDS.filter((other) => fits(card, other) || fits(other, card)));
    /** By pile, how soon a card beneath the top is wanted at home: its {@link distance}. */
    const buried: number[] = [];
    /** By card, the pile that it is the top of. */
    const pileUnder = CARDS.map(() => NONE);

    return (random) => {
      let table = laid(start);
      let count = 0;
      // The card that was moved last. To move it on would be in vain.
      let last = NONE;
      // By suit, how many cards are at home. Without foundations, all cards are far from there.
      const home = [0, 1, 2, 3].map((suit) => table.piles[foundations[suit]!]?.length ?? -FAR);
      const distance = (card: Card) => (card % KING) - home[suit(card)]!;

      for (let idle = 0; idle < PATIENCE; idle++) {
        const { piles } = table;
        const gain = (from: Card[], to: Card[]) => {
          to.push(from.pop()!);
          count++;
          idle = 0;
          last = NONE;
        };

        for (let i = 0; i < tableau.length; i++) {
          const cards = piles[tableau[i]!]!;
          const card = topOf(cards);
          if (card === undefined || distance(card) !== 0) continue;
          gain(cards, piles[foundations[suit(card)]!]!);
          home[suit(card)]!++;
          i = NONE;
        }

        pileUnder.fill(NONE);
        for (const pile of tableau) {
          let top = NONE;
          buried[pile] = FAR;
          for (const card of piles[pile]!) {
            if (top !== NONE) buried[pile] = Math.min(buried[pile], distance(top));
            top = card;
          }
          if (top !== NONE) pileUnder[top] = pile;
        }

        let [from, to, best] = [NONE, NONE, -Infinity];
        const isNoise = random() < NOISE;
        for (const pile of tableau) {
          const card = topOf(piles[pile]!);
          if (card === undefined || card === last) continue;
          for (const host of partners[card]!) {
            const target = pileUnder[host]!;
            if (target === NONE || !fits(card, host)) continue;
            let value = 0;
            if (!isNoise) {
              if (piles[pile]!.length === 1 && stock !== NONE) value += 8;
              if (distance(card) > buried[pile]!) value += 4;
              if (distance(card) > Math.min(buried[target]!, distance(host))) value -= 4;
              for (const other of partners[host]!) if (pileUnder[other] !== NONE) value--;
            }
            value += 8 * random();
            if (value > best) [from, to, best] = [pile, target, value];
          }
        }
        if (from !== NONE) {
          const cards = piles[from]!;
          last = cards.pop()!;
          piles[to]!.push(last);
          if (cards.length === 0 && piles[stock]?.length) gain(piles[stock], cards);
          continue;
        }

        const turns = rules
          .actions(table, options)
          .filter((action) =>
            action.type === 'lift' ? distance(piles[action.from]![action.index]!) === 0 : action.type === 'redeal',
          );
        if (turns.length === 0) break;
        table = laid(perform(deal, table, turns[Math.floor(random() * turns.length)]!));
        idle = 0;
      }
      return count;
    };
  };
