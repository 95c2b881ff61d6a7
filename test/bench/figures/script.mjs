import { blank, everybody } from '../contenders.mjs';
import { cpuOf } from './first-board.mjs';

/** What the library adds to a page on which there is no board. */
export const script = {
  contenders: [...everybody, blank],
  measure: (pages) => cpuOf(pages[0] ?? pages.empty),
  rows: [
    {
      title: 'script: parse and run, CPU',
      unit: 'ms',
      of: (cpu) => cpu,
      beyondBlank: true,
      goal: { to: 'gchessboard', most: 1.5 },
    },
  ],
};
