import { dealOf, winOf } from './api.js';

/** Fetches the record of a row, and replays it here as the deal of its day. `{ ms }`, or `{ wrong }`: what is wrong with the row. */
export async function check(row) {
  const { verify } = await import('./solitaire-elements/engine.js');
  const { record, times } = await winOf(row.id);
  const { game, seed, options } = await dealOf(row.date);
  const start = performance.now();
  const result = verify(record, { game, seed, options, deck: false });
  const ms = performance.now() - start;
  const wrong = fault(result, row) ?? (times && times.length !== row.moves ? 'the times are of another game' : '');
  return wrong ? { wrong } : { ms };
}

function fault(result, row) {
  if (!result.ok) return result.error;
  if (result.status !== 'won') return 'the game is not won';
  if (result.moveCount !== row.moves) return `it has ${result.moveCount} moves`;
  return undefined;
}
