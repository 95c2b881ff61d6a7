import { type Card, suit } from '../../engine/model/card.js';
import type { ColumnTable } from './column-table.js';
import { type Transfer, moveOf } from './move.js';

/** The move home of a card at a place of a pile. */
export function homeMove({ cards, game }: ColumnTable, pile: number, at: number): Transfer {
  const { foundations, waste } = game.piles;
  return moveOf(pile, foundations[suit(cards[(pile << 6) + at]!)]!, 1, pile === waste ? at : 0);
}

/**
 * Whether a card may have to lie on this one. One that is home doesn't, nor one that could go there instead; where cards move together
 * that aren't built on each other, it might not, because of what lies on it.
 */
function isNeeded(table: ColumnTable, card: Card): boolean {
  const above = table.tables.above[card]!;
  for (let i = 0; i < above.length; i++) {
    const next = above[i]!;
    if (table.homes[suit(next)]! > table.steps[next]!) continue;
    if (table.game.loose || !isSafe(table, next)) return true;
  }
  return false;
}

const isSafe = (table: ColumnTable, card: Card): boolean => table.mayGoHome(card) && !isNeeded(table, card);

/** A move home of a card that nothing needs any more; 0 if there is none. */
function safeMove(table: ColumnTable): Transfer {
  const { heights, cards, draw, drawn } = table;
  const { tableau, waste } = table.game.piles;
  for (const sources of [tableau, table.others]) {
    for (let i = 0; i < sources.length; i++) {
      const pile = sources[i]!;
      const top = heights[pile]! - 1;
      if (top >= 0 && isSafe(table, cards[(pile << 6) + top]!)) return homeMove(table, pile, top);
    }
  }
  // Where several cards are drawn at a time, a card that leaves the waste changes what can be had after it.
  if (draw !== 1) return 0;
  const [first, end] = table.isOpen ? [0, heights[waste]!] : [Math.max(0, drawn - 1), drawn];
  for (let at = first; at < end; at++) {
    if (isSafe(table, cards[(waste << 6) + at]!)) return homeMove(table, waste, at);
  }
  return 0;
}

/** Brings home what nothing needs any more. */
export function settle(table: ColumnTable): void {
  for (let move; (move = safeMove(table)) !== 0;) table.play(move);
}

/** Plays a move, and brings home what nothing needs any more. Both are taken back together. */
export function playAndSettle(table: ColumnTable, move: Transfer): void {
  table.mark();
  table.play(move);
  settle(table);
}
