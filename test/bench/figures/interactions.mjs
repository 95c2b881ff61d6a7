import { withTab } from '../../support/tab.mjs';
import { own } from '../contenders.mjs';
import { interactionTimes } from '../interactions.mjs';

/** Other boards have no such buttons and panels, so this has a table of its own, with all interactions that were timed. */
export const interactions = {
  contenders: [own],
  share: 1 / 3,
  measure: (pages) => withTab((tab) => interactionTimes(tab, pages[1], { rounds: 4, slower: 4, rest: 500 })),
  spread: { most: 100 },
};
