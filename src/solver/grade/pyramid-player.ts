import { numberOf } from '../../engine/model/options.js';
import { tableOf } from '../pyramid/table.js';
import { NOISE, type Player } from './player.js';

const bitsIn = (bits: number): number => (bits === 0 ? 0 : 1 + bitsIn(bits & (bits - 1)));

/**
 * Plays Pyramid Dozen. Removes what may go, pairs of the pyramid first, and draws when nothing goes or is seen to go. Gives up after once
 * through the stock without a removal. Counts the cards of the pyramid that left. Frozen, as all grades hang on it.
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
