import { blank, everybody } from '../contenders.mjs';
import { withTab } from '../../support/tab.mjs';

/** The main thread's time from the start of a page until it has settled. */
export const cpuOf = (page) =>
  withTab(async (tab) => {
    await tab.open(page);
    return tab.cpu();
  });

/** Pages with so many boards, whose script stands in a file or in the page. What the browser itself takes makes ratios milder. */
export const boards = (count, goal, title) => ({
  contenders: [...everybody, blank],
  measure: async (pages) => ({
    // The empty page has no other.
    file: await cpuOf(pages[count] ?? pages.empty),
    inline: await cpuOf(pages[`${count}-inline`] ?? pages.empty),
  }),
  rows: [
    { title: `${title}, CPU`, unit: 'ms', of: ({ file }) => file },
    { title: '… less the empty page', unit: 'ms', of: ({ file }) => file, beyondBlank: true, goal },
    { title: '… its script within the page', unit: 'ms', of: ({ inline }) => inline, beyondBlank: true, goal },
  ],
});

export const firstBoard = boards(1, { to: 'chessboard-element', most: 1.2 }, 'first board');
