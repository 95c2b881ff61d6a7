import { boards } from './first-board.mjs';

export const fiftyBoards = boards(50, { to: 'chessboard-element', most: 0.55 }, 'fifty boards');
