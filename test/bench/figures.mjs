import { fiftyBoards, firstBoard, script } from './figures/boards.mjs';
import { framesLost } from './figures/drag.mjs';
import { fiveGames } from './figures/five-games.mjs';
import { interactions } from './figures/interactions.mjs';
import { memory } from './figures/memory.mjs';
import { tapToPaint } from './figures/tap.mjs';
import { winnableDeal } from './figures/winnable-deal.mjs';

/**
 * What is measured, by name. A figure has
 * - `contenders`, each measured in each run, in random order;
 * - `share`: of the runs that were asked for, because some take long;
 * - `measure`, which takes one sample of a contender from its pages;
 * - `rows` of the table: `of` takes the number out of a sample, and the goal is for it or for its ratio to a peer's;
 * - or a `spread`, if a sample is lists of milliseconds by their names: the goal of each one's p98.
 */
export const figures = {
  first: firstBoard,
  fifty: fiftyBoards,
  tap: tapToPaint,
  script,
  five: fiveGames,
  deal: winnableDeal,
  drag: framesLost,
  memory,
  interactions,
};
