import { boards } from './first-board.mjs';

const { rows, ...page } = boards(0, { to: 'gchessboard', most: 1.5 }, 'script: parse and run, CPU');

/** What the library adds to a page on which there is no board. */
export const script = { ...page, rows: rows.map((row) => ({ ...row, beyondBlank: true })) };
