// Many different wins of one deal, cheaply made from a few.
import { verify } from '../../dist/engine.js';
import { wonGame } from './support.mjs';

/** The record with the moves at `at` and after it in the other order. */
function swapped(record, at) {
  const moves = record.moves.match(/../g);
  [moves[at], moves[at + 1]] = [moves[at + 1], moves[at]];
  return { ...record, moves: moves.join('') };
}

/** Where two neighbouring moves of a record can change places. No two of these places share a move. */
function swaps(record) {
  const places = [];
  for (let at = 0; at < record.moves.length / 2 - 1; at++) {
    const other = swapped(record, at);
    if (other.moves !== record.moves && verify(other, { deck: false }).ok) places.push(at++);
  }
  return places;
}

/** Records of won games of a deal, each with other moves. */
export async function differentWins(deal, count) {
  const wins = new Map();
  for (let wander = 0; wins.size < count; wander++) {
    const record = await wonGame(deal, wander).catch(() => undefined);
    if (!record) continue;
    const places = swaps(record);
    for (let i = 0; i < 2 ** places.length && wins.size < count; i++) {
      const win = places.filter((_, bit) => (i >> bit) & 1).reduce(swapped, record);
      wins.set(win.moves, win);
    }
  }
  return [...wins.values()];
}
