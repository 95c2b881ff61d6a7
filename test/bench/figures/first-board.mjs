import { blank, everybody } from '../contenders.mjs';
import { withTab } from '../../support/tab.mjs';

/** The main thread's time from the start of a page with so many boards until it has settled. */
export const boards = (count, goal, title) => ({
  contenders: [...everybody, blank],
  measure: (pages) =>
    withTab(async (tab) => {
      // The empty page has no other.
      await tab.open(pages[count] ?? pages[0]);
      return tab.cpu();
    }),
  rows: [{ title, unit: 'ms', of: (cpu) => cpu, goal }],
});

export const firstBoard = boards(1, { to: 'chessboard-element', most: 1.2 }, 'first board, CPU');
