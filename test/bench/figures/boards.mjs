import { cpuOf } from '../../support/tab.mjs';
import { blank, everybody } from '../contenders.mjs';

const beside = (most) => ({ to: 'chessboard-element', most });

/** Pages with so many boards, whose script stands in a file or in the page. What an empty page takes would make ratios milder. */
const boards = (count, goals, title) => ({
  contenders: [...everybody, blank],
  measure: async (pages) => ({
    // The empty page has no other.
    file: await cpuOf(pages[count] ?? pages.empty),
    inline: await cpuOf(pages[`${count}-inline`] ?? pages.empty),
  }),
  rows: [
    { title: `${title}, CPU`, unit: 'ms', of: ({ file }) => file, beyondBlank: true, goal: goals.file },
    { title: '… with an inline script', unit: 'ms', of: ({ inline }) => inline, beyondBlank: true, goal: goals.inline },
  ],
});

export const firstBoard = boards(1, { file: beside(1.5), inline: beside(2.3) }, 'first board');

export const fiftyBoards = boards(50, { file: beside(0.48), inline: beside(0.48) }, 'fifty boards');

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
