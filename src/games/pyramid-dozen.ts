import { upTo } from '../engine/input/own.js';
import type { Action } from '../engine/model/action.js';
import { KING, QUEEN, rank } from '../engine/model/card.js';
import { drawing, recycling } from '../engine/words/actions.js';
import { dealt } from '../engine/words/dealing.js';
import type { Layout } from './variant/layout.js';
import { choice, count, numberOf, type Options } from '../engine/model/options.js';
import { setUp } from '../engine/model/piles.js';
import { cardCount, type Position, topOf } from '../engine/model/position.js';
import type { Variant } from './variant/variant.js';
import { playPyramid } from '../solver/grade/players.js';
import { searchPyramid } from '../solver/pyramid/search.js';

const ROWS = 7;
const DOZEN = 12;

const piles = setUp({ pyramid: 28, stock: true, waste: true, discard: true });

const spots = upTo(ROWS)
  .map((row) => upTo(row + 1).map((place) => ({ row, place })))
  .flat();

const isUncovered = ({ piles: cards }: Position, index: number) => {
  const { row } = spots[index]!;
  const [left, right] = [index + row + 1, index + row + 2];
  return row === ROWS - 1 || (cards[left]!.length === 0 && cards[right]!.length === 0);
};

function openPiles(position: Position): number[] {
  const { piles: cards } = position;
  const open = piles.pyramid.filter((index) => cards[index]!.length > 0 && isUncovered(position, index));
  return cards[piles.waste]!.length > 0 ? [...open, piles.waste] : open;
}

const leavesAlone = (value: number, { kings }: Options) => value === QUEEN || (value === KING && kings === 'alone');

const leaveAsPair = (a: number, b: number, { kings }: Options) =>
  a + b === DOZEN || (kings === 'with-queen' && a + b === KING + QUEEN);

// Plain loops: this runs for each position of a search.
function removals(position: Position, options: Options): Action[] {
  const open = openPiles(position);
  const values = open.map((index) => rank(topOf(position.piles[index]!)!));
  const actions: Action[] = [];
  open.forEach((index, i) => {
    if (leavesAlone(values[i]!, options)) actions.push({ type: 'remove', from: [index] });
  });
  for (let i = 0; i < open.length; i++) {
    for (let j = i + 1; j < open.length; j++) {
      if (leaveAsPair(values[i]!, values[j]!, options)) actions.push({ type: 'remove', from: [open[i]!, open[j]!] });
    }
  }
  return actions;
}

const remaining = (position: Position) => cardCount(position, piles.pyramid);

/**
 * Rows overlap by half a card. The free upper corners hold stock and waste on the left, the discard on the right.
 *
 * @param step from one card to the next, in card widths.
 */
const pyramid = (step: number): Layout => ({
  width: 1 + 6 * step,
  height: 4,
  places: [
    ...spots.map(({ row, place }) => ({ x: ((ROWS - 1 - row) / 2 + place) * step, y: row * 0.5 })),
    { x: 0, y: 0 },
    { x: step, y: 0 },
    { x: 6 * step, y: 0 },
  ],
});

const KING_RULES: Readonly<Record<string, string>> = {
  stay: 'Kings (13) stay. Change this below.',
  'with-queen': 'A King (13) is removed together with a Queen.',
  alone: 'A King (13) is removed alone.',
};

/**
 * By the option for Kings, the limits of grades for no recycle, one, two, and three or more; `undefined` if too few deals were measured.
 */
const LIMITS: Readonly<Record<string, readonly (readonly [number, number] | undefined)[]>> = {
  stay: [
    [18, 20.5],
    [21, 24.1],
    [21.3, 25.3],
    [21.5, 25.7],
  ],
  'with-queen': [undefined, [20.1, 23.1], [20, 23.6], [20.1, 24]],
  alone: [
    [18.6, 22.1],
    [22.3, 25.1],
    [22.9, 26.6],
    [23.3, 27.3],
  ],
};

export const pyramidDozen: Variant = {
  id: 'pyramid-dozen',
  piles,
  options: { recycles: count(3, 99), kings: choice('stay', 'with-queen', 'alone') },
  deal: (deck, { recycles }) => ({
    ...dealt(piles, piles.pyramid, 1, deck),
    counters: { recycles: numberOf(recycles) },
  }),
  actions: (position, options) => [
    ...removals(position, options),
    ...drawing(position, piles),
    ...recycling(position, piles),
  ],
  progress: (position) => -remaining(position),
  won: (position) => remaining(position) === 0,
  refusal: () => 'twelve',
  stays: (card, { kings }) => rank(card) === KING && kings === 'stay',
  search: searchPyramid,
  texts: {
    en: {
      name: 'Pyramid Dozen',
      first: 'Tap two uncovered cards that add up to 12, and clear the pyramid.',
      rules: ({ kings }) => [
        'Clear the pyramid to win.',
        'Remove uncovered cards in pairs that add up to 12 (Ace 1, Jack 11). The top card of the waste can be used, too. ' +
          'Draw whenever you like.',
        `A Queen (12) is removed alone. ${KING_RULES[String(kings)]}`,
      ],
      refusals: { twelve: 'Those two don’t add up to 12' },
      options: {
        recycles: 'Extra passes through the stock',
        kings: 'Kings',
        'kings=stay': 'can’t be removed',
        'kings=with-queen': 'removed with a Queen',
        'kings=alone': 'removed alone',
      },
    },
  },
  example: { remove: ['5D', '7C'] },
  // There are no figures for fewer recycles.
  chance: ({ kings }) => (kings === 'stay' ? 2 : kings === 'alone' ? 65 : 59),
  grading: {
    player: playPyramid,
    limits: ({ kings, recycles }) => LIMITS[String(kings)]?.[Math.min(numberOf(recycles), 3)],
  },
  layouts: [pyramid(1.08), { ...pyramid(1.005), fit: 'height' }],
};
